import type { Hex } from 'viem'
import type { Fact, Prepared } from '../approval/approval.js'
import { chainFact, codeFact } from '../approval/facts.js'
import { distinct, numbered } from '../evm/batch-words.js'
import { type EvmCall, tellCall } from '../evm/call-words.js'
import { feeFact, trialRisks } from '../evm/fee-words.js'
import type { PrepareNeeds } from '../rpc/prepare-needs.js'
import { type OperationDraft, type OperationNeeds, draftOperation } from './draft-operation.js'
import { sendOperation, signOperation } from './send-operation.js'

export interface AskedOperation {
  readonly calls: readonly EvmCall[]
  readonly raw: unknown
  /** What the page is told, once the operation was handed over. */
  readonly answer: (hash: Hex) => Promise<unknown>
}

/** Tells what a smart account is asked to do, all of it or nothing of it. */
export async function prepareOperation({ calls, raw, answer }: AskedOperation, needs: PrepareNeeds & OperationNeeds): Promise<Prepared> {
  const { words, chain } = needs
  const [told, draft] = await Promise.all([Promise.all(calls.map((call) => tellCall(call, needs))), draftOperation(calls, needs)])
  return {
    family: 'eip155',
    approval: {
      title: calls.length > 1 ? words.batch(calls.length) : (told[0]?.title ?? words.callContract),
      facts: [chainFact(words, chain), ...numbered(told, words), ...aboutAccount(draft, needs)],
      risks: distinct([...told.flatMap(({ risks }) => risks), ...trialRisks(draft.trial, words)]),
      raw: JSON.stringify(raw, undefined, 2),
      approve: words.approve,
    },
    sign: async (privateKey) => {
      const signed = await signOperation(draft, needs, privateKey)
      return async () => answer(await sendOperation(signed, needs))
    },
  }
}

function aboutAccount({ upgrade, fee, isSponsored }: OperationDraft, { words, chain }: PrepareNeeds): readonly Fact[] {
  return [
    ...(upgrade === undefined ? [] : [codeFact(words.upgrade, upgrade.address)]),
    isSponsored ? { label: words.fee, value: words.feeSponsored } : feeFact(fee, words, chain),
  ]
}
