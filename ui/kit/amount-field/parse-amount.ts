import { plainDigits } from './digits.js'

/** Reading of a text as an amount: plain digits with at most one point, nothing yet, or no amount. */
export type ParsedAmount = { readonly kind: 'amount'; readonly value: string } | { readonly kind: 'empty' } | { readonly kind: 'invalid' }

const arabicDecimal = '٫'
const grouping = /[\s'’٬_\u00a0\u202f]/gu

/** Reads typed text: digits of any script and one sign for the decimals, whichever of the three somebody reaches for. */
export function parseTypedAmount(text: string): ParsedAmount {
  const plain = plainDigits(text.trim()).replaceAll(/[,٫]/g, '.')
  if (plain === '' || plain === '.') return { kind: 'empty' }
  return /^\d*\.?\d*$/.test(plain) ? { kind: 'amount', value: canonical(plain) } : { kind: 'invalid' }
}

/** Reads pasted text: grouped as in the visitor's locale, perhaps with a unit before or after. */
export function parsePastedAmount(text: string, locale: string): ParsedAmount {
  const bare = plainDigits(text)
    .replaceAll(grouping, '')
    .replaceAll(/^[\p{L}\p{Sc}]+|[\p{L}\p{Sc}]+$/gu, '')
  return parseTypedAmount(withoutGroups(bare, locale))
}

/** The sign that the locale writes before the decimals. */
export function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** Takes the grouping signs out. One kind of sign that stands more than once groups; of two kinds, the last stands before the decimals. */
function withoutGroups(text: string, locale: string): string {
  const signs: readonly string[] = text.match(/[.,٫]/g) ?? []
  const last = signs.at(-1)
  if (last === undefined) return text
  const kinds = new Set(signs)
  const repeats = signs.filter((sign) => sign === last).length > 1
  // Two kinds by turns: no locale writes that, and a guess would be about money.
  if (kinds.size > 1 && repeats) return text
  const isDecimal = kinds.size > 1 || (!repeats && !looksGrouped(text, last, locale))
  return text.replaceAll(/[.,٫]/g, (sign) => (isDecimal && sign === last ? sign : ''))
}

/** `1.234` is a thousand where points group, and a little more than one where they do not. */
function looksGrouped(text: string, sign: string, locale: string): boolean {
  const [whole = '', rest = ''] = text.split(sign)
  return sign !== arabicDecimal && sign !== decimalSign(locale) && /^[1-9]\d{0,2}$/.test(whole) && rest.length === 3
}

/** `.5` is `0.5`, `5.` is `5`, `007` is `7`. */
function canonical(plain: string): string {
  const [whole = '', fraction = ''] = plain.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  return fraction === '' ? digits : `${digits}.${fraction}`
}
