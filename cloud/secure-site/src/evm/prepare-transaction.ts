import { array, safeParse, unknown } from 'valibot'
import type { Prepared } from '../approval/approval.js'
import { chainFact } from '../approval/facts.js'
import { Fault } from '../faults/fault.js'
import type { PrepareNeeds } from '../rpc/prepare-needs.js'
import { tellCall } from './call-words.js'
import { draftTransaction, sendSigned, signDraft } from './draft.js'
import { feeFact, trialRisks } from './fee-words.js'
import { isSmart } from './is-smart.js'
import { readTransaction } from './read-transaction.js'

/** Reads `eth_sendTransaction`: what it does, and what it costs. */
export async function prepareTransaction(needs: PrepareNeeds): Promise<Prepared> {
  const { params, words, chain } = needs
  const read = safeParse(array(unknown()), params)
  if (!read.success) throw new Fault('request-malformed')
  const [asked] = read.output
  const { call, wishes } = readTransaction(asked, needs)
  // A contract is made by the key itself: accounts have no call for it.
  if (isSmart(needs) && call.to !== undefined) {
    const { prepareOperation } = await import('../smart/prepare-operation.js')
    const { transactionOf } = await import('../smart/send-operation.js')
    return prepareOperation({ calls: [call], raw: asked, answer: (hash) => transactionOf(hash, needs, needs.operationWaits) }, needs)
  }
  if (isSmart(needs) && needs.account.network.kind === 'separate') throw new Fault('method-unknown')
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
      const signed = await signDraft(draft, privateKey)
      return () => sendSigned(signed, needs)
    },
  }
}
