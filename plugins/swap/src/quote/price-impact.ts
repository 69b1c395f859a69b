import { worthOf } from '@billfold/kernel/amounts'
import type { SwapToken } from '../contract.js'

/** One side of a swap. */
export interface SwapSide {
  readonly token: Pick<SwapToken, 'decimals' | 'price'>
  readonly amount: bigint
}

/** The part of the worth that is lost, in percent; below 0 for a gain. Undefined while a price is not known. */
export function priceImpact(given: SwapSide, got: SwapSide): number | undefined {
  const [before, after] = [given, got].map(({ token, amount }) => Number(worthOf(amount, token.decimals, token.price) ?? Number.NaN))
  if (before === undefined || after === undefined || !(before > 0) || Number.isNaN(after)) return undefined
  return ((before - after) / before) * 100
}

/** The least that a swap may give: what was quoted, less the slippage in percent. */
export function leastOf(amountOut: bigint, slippage: number): bigint {
  return (amountOut * BigInt(10_000 - Math.round(slippage * 100))) / 10_000n
}
