import { formatEther } from 'viem'
import { array, safeParse, unknown } from 'valibot'
import type { Fact, Prepared, Risk } from '../approval/approval.js'
import { chainFact } from '../approval/facts.js'
import { Fault } from '../faults/fault.js'
import type { Messages } from '../messages/messages.js'
import { type Chain, nameOf } from '../rpc/chain.js'
import type { PrepareNeeds } from '../rpc/prepare-needs.js'
import { tellCall } from './call-words.js'
import { type Draft, draftTransaction, sendSigned, signDraft } from './draft.js'
import { readTransaction } from './read-transaction.js'

/** Reads `eth_sendTransaction`: what it does, and what it costs. */
export async function prepareTransaction(needs: PrepareNeeds): Promise<Prepared> {
  const { params, words, chain } = needs
  const read = safeParse(array(unknown()), params)
  if (!read.success) throw new Fault('request-malformed')
  const [asked] = read.output
  const { call, wishes } = readTransaction(asked, needs)
  const [told, draft] = await Promise.all([tellCall(call, needs), draftTransaction(call, wishes, needs)])
  return {
    family: 'eip155',
    approval: {
      title: told.title,
      facts: [chainFact(words, chain), ...told.facts, feeFact(draft.fee, words, chain)],
      risks: [...told.risks, ...trialRisks(draft.trial, words)],
      raw: JSON.stringify(asked, undefined, 2),
      approve: words.approve,
    },
    sign: async (privateKey) => {
      const signed = signDraft(draft, privateKey)
      return () => sendSigned(signed, needs)
    },
  }
}

/** What the network takes at most. */
export function feeFact(fee: bigint, words: Messages, chain: Chain): Fact {
  return { label: words.fee, value: words.feeUpTo(`${formatEther(fee)} ${nameOf(chain).symbol}`.trim()) }
}

/** What came of trying it out, as a risk. */
export function trialRisks(trial: Draft['trial'], words: Messages): readonly Risk[] {
  if (trial === 'good') return []
  if (trial === 'untried') return [{ level: 'caution', text: words.riskUntried }]
  return [{ level: 'danger', text: trial === 'poor' ? words.riskPoor : words.riskWouldFail }]
}
