import { formatUnits as format, parseUnits as parse } from '@billfold/kernel/amounts'
import { solanaError } from '../errors.js'

/** Reads an amount in smallest units; what is no amount is an error. */
export function parseUnits(value: string, decimals: number): bigint {
  const found = parse(value, decimals)
  if (found === undefined) throw solanaError('solana/invalid-amount', { found: value.slice(0, 40) })
  return found
}

/** Writes smallest units as an amount, exact. */
export function formatUnits(value: bigint, decimals: number): string {
  const found = format(value, decimals)
  if (found === undefined) throw solanaError('solana/invalid-amount', { found: `${value} with ${decimals} decimals` })
  return found
}
