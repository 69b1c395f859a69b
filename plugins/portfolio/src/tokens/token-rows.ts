import type { TokenBalance } from '@billfold/kernel'
import { usablePrice } from '@billfold/kernel/amounts'
import type { TokenRow, Worth } from '../contract.js'
import { multiply, sum } from './decimal-math.js'
import { tokenKey } from './read-tokens.js'
import { type TrustContext, trustOf } from './trust.js'

/** Sorts tokens for views: the most worth first, then those without a price, by name. */
export function tokenRows(tokens: readonly TokenBalance[], context: TrustContext): readonly TokenRow[] {
  return tokens
    .map((token) => ({ key: tokenKey(token), token, trust: trustOf(token, context), value: rowValue(token) }))
    .map((row) => ({ row, worth: Number(row.value ?? -1) }))
    .toSorted((a, b) => b.worth - a.worth || byPlace(a.row.token, b.row.token))
    .map(({ row }) => row)
}

/** Adds up the worth of rows. */
export function worthOf(rows: readonly TokenRow[]): Worth {
  const values = rows.flatMap(({ value }) => value ?? [])
  const known = values.length === 0 ? undefined : sum(values)
  const unpriced = rows.length - values.length
  return { total: unpriced === 0 ? known : undefined, known, unpriced }
}

/** True for a token that is worth less than that. One without a price is not small, and the native token never is. */
export function isSmall({ token, value }: TokenRow, below: number): boolean {
  return token.address !== undefined && value !== undefined && Number(value) < below
}

function rowValue({ quantity, price }: TokenBalance): string | undefined {
  const known = usablePrice(price)
  return known === undefined ? undefined : multiply(quantity.numeric, known)
}

/** The native token first, then by name in the order of code points: the same everywhere. */
function byPlace(a: TokenBalance, b: TokenBalance): number {
  if ((a.address === undefined) !== (b.address === undefined)) return a.address === undefined ? -1 : 1
  if (a.name === b.name) return 0
  return a.name < b.name ? -1 : 1
}
