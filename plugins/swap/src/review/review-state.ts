import { formatUnits } from '@billfold/kernel/amounts'
import type { ReviewedSwapState } from '../contract.js'
import type { SwapReview } from './swap-review.js'

/** A review in the words of the contract. Amounts are in whole tokens. */
export function reviewState({ swap, step, built, least, mayAsk }: Reviewed): ReviewedSwapState {
  const { target, order, amountOut } = swap
  return {
    phase: step.phase,
    next: mayAsk ? (built === undefined || built.isOneStep || built.approvals.length === 0 ? 'swap' : 'approval') : undefined,
    received: formatUnits(built?.received ?? amountOut, target.decimals) ?? '',
    least: formatUnits(least, target.decimals) ?? '',
    fee: built && formatUnits(built.fee, order.network.nativeCurrency.decimals),
    isTried: built?.isTried === true,
    isWorse: step.phase === 'ready' && step.isWorse === true,
    error: step.phase === 'failed' ? step.error : undefined,
  }
}

type Reviewed = Pick<SwapReview, 'swap' | 'step' | 'built' | 'least' | 'mayAsk'>
