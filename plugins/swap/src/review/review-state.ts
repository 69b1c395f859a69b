import { formatUnits } from '@billfold/kernel/amounts'
import type { ReviewedSwapState } from '../contract.js'
import { nextApproval } from './next-approval.js'
import type { SwapReview } from './swap-review.js'

/** A review in the words of the contract. Amounts are in whole tokens. */
export function reviewState({ swap, step, built, least, mayAsk }: Reviewed): ReviewedSwapState {
  const { source, target, order, amountOut } = swap
  const permit = mayAsk ? built?.permit?.message : undefined
  return {
    phase: step.phase,
    next: mayAsk ? (built === undefined || nextApproval(built) === undefined ? 'swap' : 'approval') : undefined,
    permit: permit && {
      spender: permit.spender,
      amount: formatUnits(permit.value, source.decimals) ?? '',
      until: Number(permit.deadline) * 1_000,
    },
    received: formatUnits(built?.received ?? amountOut, target.decimals) ?? '',
    least: formatUnits(least, target.decimals) ?? '',
    fee: built && formatUnits(built.fee, order.network.nativeCurrency.decimals),
    isTried: built?.isTried === true,
    isWorse: step.phase === 'ready' && step.isWorse === true,
    error: step.phase === 'failed' ? step.error : undefined,
  }
}

type Reviewed = Pick<SwapReview, 'swap' | 'step' | 'built' | 'least' | 'mayAsk'>
