import type { ChainAdapter } from '@billfold/kernel'
import { leastOf } from '../quote/price-impact.js'
import type { BuiltSwap } from './built-swap.js'
import type { ReviewedSwap } from './reviewed-swap.js'

/** Tries once more what was put together, just before the wallet is asked: prices move, and approvals are used up. True where nobody can try. */
export async function stillHolds(
  { session, order, amountOut, slippage }: ReviewedSwap,
  { approvals, transaction }: BuiltSwap,
  { adapter, signal }: { readonly adapter: Pick<ChainAdapter, 'tryTransactions'>; readonly signal: AbortSignal },
): Promise<boolean> {
  const trial = { transactions: [...approvals, transaction], tokens: [order.from, order.to] }
  const outcome = await adapter.tryTransactions?.(session, trial, signal)
  return outcome === undefined || (outcome.isDone && (outcome.changes[1] ?? 0n) >= leastOf(amountOut, slippage))
}
