import { formatEther } from 'viem'
import type { Fact, Risk } from '../approval/approval.js'
import type { Messages } from '../messages/messages.js'
import { type Chain, nameOf } from '../rpc/chain.js'
import type { Draft } from './draft.js'

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
