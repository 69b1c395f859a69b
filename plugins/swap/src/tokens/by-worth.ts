import { worthOf } from '@billfold/kernel/amounts'
import type { SwapToken } from '../contract.js'

/** Those that the account has, the most worth first, then the others as they came. */
export function byWorth(tokens: readonly SwapToken[]): readonly SwapToken[] {
  return tokens
    .map((token) => ({ token, place: placeOf(token) }))
    .toSorted((one, other) => other.place - one.place)
    .map(({ token }) => token)
}

/** Only to sort by. */
function placeOf({ held, decimals, price }: SwapToken): number {
  return held === undefined || held === 0n ? -1 : Number(worthOf(held, decimals, price) ?? 0)
}
