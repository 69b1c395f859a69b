import { formatUnits, parseUnits } from '../src/wallets/amounts/units.js'
import { walletFailure } from './failures.js'

/** Reads an amount in smallest units; what is no amount is an error. */
export function parseAmount(value: string, decimals: number): bigint {
  const found = parseUnits(value, decimals)
  if (found === undefined) throw walletFailure('wallet/invalid-amount', { found: value.slice(0, 40) })
  return found
}

/** Writes smallest units as an amount, exact. */
export function formatAmount(value: bigint, decimals: number): string {
  const found = formatUnits(value, decimals)
  if (found === undefined) throw walletFailure('wallet/invalid-amount', { found: `${value} with ${decimals} decimals` })
  return found
}
