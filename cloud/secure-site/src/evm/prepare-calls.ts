import { array, boolean, minLength, maxLength, number, object, optional, pipe, safeParse, string, tuple, union } from 'valibot'
import type { Hex } from 'viem'
import type { Prepared, Risk } from '../approval/approval.js'
import { chainFact } from '../approval/facts.js'
import { Fault } from '../faults/fault.js'
import type { PrepareNeeds } from '../rpc/prepare-needs.js'
import { distinct, numbered } from './batch-words.js'
import { type EvmCall, tellCall } from './call-words.js'
import { type Draft, draftTransaction, sendSigned, signDraft } from './draft.js'
import { isSmart } from './is-smart.js'
import { mustBeOwn } from './own-address.js'
import { feeFact, trialRisks } from './fee-words.js'
import { callFields, mustBeOn } from './read-transaction.js'

/** More calls than these nobody reads. */
const mostCalls = 20

const schema = tuple([
  object({
    version: optional(string()),
    id: optional(string()),
    from: optional(string()),
    chainId: optional(union([string(), number()])),
    atomicRequired: optional(boolean()),
    calls: pipe(array(object(callFields)), minLength(1), maxLength(mostCalls)),
  }),
])

/** Reads `wallet_sendCalls` (EIP-5792). An account that is a key sends one after the other. */
export async function prepareCalls(needs: PrepareNeeds): Promise<Prepared> {
  const { params, words, chain, address } = needs
  const read = safeParse(schema, params)
  if (!read.success) throw new Fault('request-malformed')
  const [{ version, id, from, chainId, atomicRequired, calls: asked }] = read.output
  if (from !== undefined) mustBeOwn(from, address)
  if (chainId !== undefined) mustBeOn(chainId, chain)
  const calls = asked.map(({ to, value = 0n, data = '0x' }): EvmCall => ({ to, value, data }))
  if (isSmart(needs)) {
    const { prepareOperation } = await import('../smart/prepare-operation.js')
    const answer = async (hash: Hex): Promise<unknown> => {
      needs.book.keep(id ?? hash, { chain, operation: hash })
      return answerWith(id ?? hash, version)
    }
    return prepareOperation({ calls, raw: params, answer }, needs)
  }
  if (atomicRequired === true && asked.length > 1) throw new Fault('atomic-unsupported')
  const [told, drafts] = await Promise.all([Promise.all(calls.map((call) => tellCall(call, needs))), draftAll(calls, needs)])
  const isMany = calls.length > 1
  const risks: readonly Risk[] = [
    ...told.flatMap((each) => each.risks),
    ...drafts.flatMap(({ trial }) => trialRisks(trial, words)),
    ...(isMany ? [{ level: 'caution' as const, text: words.riskNotAtomic }] : []),
  ]
  return {
    family: 'eip155',
    approval: {
      title: isMany ? words.batch(calls.length) : (told[0]?.title ?? words.callContract),
      facts: [chainFact(words, chain), ...numbered(told, words), feeFact(total(drafts), words, chain)],
      risks: distinct(risks),
      raw: JSON.stringify(params, undefined, 2),
      approve: words.approve,
    },
    sign: async (privateKey) => {
      const signed = await Promise.all(drafts.map((draft) => signDraft(draft, privateKey)))
      return () => sendAll(signed, { needs, version, id: id ?? crypto.randomUUID() })
    },
  }
}

async function sendAll(
  signed: readonly Hex[],
  { needs, version, id }: { readonly needs: PrepareNeeds; readonly version: string | undefined; readonly id: string },
): Promise<unknown> {
  const hashes: Hex[] = []
  for (const each of signed) hashes.push(await sendSigned(each, needs))
  needs.book.keep(id, { chain: needs.chain, hashes })
  return answerWith(id, version)
}

/** The first version of EIP-5792 answered with the bare id. */
function answerWith(id: string, version: string | undefined): unknown {
  return version === undefined || version.startsWith('1') ? id : { id }
}

/** One transaction for each call, in their order. A later one may need what an earlier one does, so that it cannot be tried. */
async function draftAll(calls: readonly EvmCall[], needs: PrepareNeeds): Promise<readonly Draft[]> {
  const drafts: Draft[] = []
  for (const call of calls) {
    const before = drafts.at(-1)
    const draft = await draftTransaction(call, before === undefined ? {} : { nonce: (before.transaction.nonce ?? 0) + 1 }, needs)
    drafts.push(before !== undefined && draft.trial === 'fails' ? { ...draft, trial: 'untried' } : draft)
  }
  return drafts
}

function total(drafts: readonly Draft[]): bigint {
  return drafts.reduce((sum, { fee }) => sum + fee, 0n)
}
