import type { OnrampOutcome, OnrampStatus } from '../contract.js'
import type { Opening } from '../order/page-opener.js'

/** What is known of an order that was opened. */
export interface ProgressFacts {
  readonly hasOrder: boolean
  readonly opening: Opening
  readonly isClosed: boolean
  readonly status: OnrampStatus | undefined
  readonly outcome: OnrampOutcome | undefined
  /** The provider did not answer when it was asked last. */
  readonly isSilent: boolean
  /** It takes longer than usual. */
  readonly isSlow: boolean
}

export type ProgressState =
  | OnrampOutcome
  | 'none'
  | 'asking'
  | 'blocked'
  | 'openFailed'
  | 'silent'
  | 'unknown'
  | 'slow'
  | 'paid'
  | 'closed'
  | 'waiting'

/** Which of all that is known is shown: what became of the money before what became of the window. */
export function progressState({ hasOrder, opening, isClosed, status, outcome, isSilent, isSlow }: ProgressFacts): ProgressState {
  if (opening === 'asking') return 'asking'
  if (opening === 'failed') return 'openFailed'
  if (!hasOrder) return 'none'
  if (outcome !== undefined) return outcome
  if (isSilent && isSlow) return 'silent'
  if (status === 'unknown') return 'unknown'
  if (status === 'paid') return isSlow ? 'slow' : 'paid'
  if (opening === 'blocked') return 'blocked'
  if (isClosed) return 'closed'
  return status === undefined && isSlow ? 'slow' : 'waiting'
}
