import { directionOf } from '../locale/direction.js'
import { type NumberStyle, flooredNumber, plainNumber } from './floored-number.js'

/** Stands for a sum that is not known. Zero would be a claim. */
export const unknownNumber = '–'

/**
 * A number for reading, in the digits and separators of the locale: floored, so that never more is shown than there is, and
 * exact at any length. Undefined for what is no number of at least zero.
 */
export function numberText(value: string | number | bigint | undefined, style: NumberStyle): string | undefined {
  const isArranged = style.currency !== undefined && directionOf(style.locale) === 'rtl'
  return flooredNumber(value, style, isArranged ? keptTogether : undefined)
}

/** Keeps the sign of `US$` on its side where text runs to the left. After words a line may break before it. */
function keptTogether({ type, value }: Intl.NumberFormatPart, index: number, parts: readonly Intl.NumberFormatPart[]): string {
  if (type === 'currency') return `\u2066${value}\u2069`
  return type === 'literal' && parts[index - 1]?.type === 'compact' ? value.replace('\u00a0', ' ') : value
}

/** True for what is more than nothing and yet too small for the decimals that are shown. */
export function isTrace(value: string | number | bigint | undefined, decimals: number): boolean {
  const number = Number(plainNumber(value) ?? 0)
  return number > 0 && number < 10 ** -decimals
}
