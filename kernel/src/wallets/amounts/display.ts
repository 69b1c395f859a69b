import { decimalText } from './decimal-text.js'

/** Numbers of decimals that are shown. */
export const shownDecimals = { balance: 3, tokenAmount: 3, money: 2 } as const

/** Stands where a sum of money is not known: zero would be a claim. */
export const unknownMoney = '-'

const mostShown = 20

/** Above this, a sum or a price is a mistake or a lie. */
const mostMoney = 1e15

/** A balance for reading: floored, never more than is held; `0.000` when it is missing or no number. */
export function formatBalance(balance: unknown): string {
  return floored(balance, shownDecimals.balance) ?? (0).toFixed(shownDecimals.balance)
}

/** An amount of a token for reading: floored. */
export function formatTokenAmount(amount: unknown): string {
  return floored(amount, shownDecimals.tokenAmount) ?? (0).toFixed(shownDecimals.tokenAmount)
}

/** A sum of money for reading: floored; `-` when it is missing, negative or beyond belief. */
export function formatMoney(sum: unknown, decimals: number = shownDecimals.money): string {
  return (Number(decimalText(sum) ?? Infinity) < mostMoney ? floored(sum, decimals) : undefined) ?? unknownMoney
}

/** A price that sums may be built from; undefined when it is missing, not positive or beyond belief. */
export function usablePrice(price: unknown): number | undefined {
  return typeof price === 'number' && price > 0 && price < mostMoney ? price : undefined
}

export interface LocaleAmountOptions {
  readonly locale: string
  readonly decimals: number
}

/** An amount in the visitor's own digits and separators: floored, exact at any length; undefined when it is no number. */
export function formatForLocale(amount: unknown, { locale, decimals }: LocaleAmountOptions): string | undefined {
  const text = floored(amount, decimals)
  if (text === undefined) return undefined
  try {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, roundingMode: 'floor' } as const
    // The type asks for a literal, as Intl takes a numeric text; ours is one by construction.
    return new Intl.NumberFormat(locale, digits).format(text as Intl.StringNumericLiteral)
  } catch {
    // Not a language tag: plain digits are understood everywhere.
    return text
  }
}

function floored(value: unknown, decimals: number): string | undefined {
  const text = decimalText(value)
  if (text === undefined) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  const shown = Math.min(decimals, mostShown)
  return shown > 0 ? `${whole}.${fraction.slice(0, shown).padEnd(shown, '0')}` : whole
}
