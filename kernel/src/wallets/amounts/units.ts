import { decimalText } from './decimal-text.js'

/** The most decimals that a token may claim. */
export const mostDecimals = 77

/** True for a number of decimals that amounts can be counted with. */
export function isDecimals(decimals: unknown): decimals is number {
  return typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= mostDecimals
}

/**
 * Reads an amount in a token's smallest units. Digits beyond its decimals are cut off: never more than was written.
 * Undefined for anything that is not an amount.
 */
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const found = decimalText(text)
  if (found === undefined || !isDecimals(decimals)) return undefined
  const [whole = '', fraction = ''] = found.split('.')
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

/** Writes smallest units as an amount, exact and without trailing zeros. Undefined when the decimals are none. */
export function formatUnits(value: bigint, decimals: number): string | undefined {
  if (!isDecimals(decimals)) return undefined
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}${fraction && `.${fraction}`}`
}
