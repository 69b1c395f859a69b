export interface NumberStyle {
  readonly locale: string
  /** An ISO currency code; without one it is a plain number. */
  readonly currency?: string | undefined
  /** How many decimals at most; what is beyond is cut off, never rounded up. */
  readonly decimals: number
  /** Zeros at the end stay, so that columns align. */
  readonly isFixed?: boolean | undefined
  /** From a thousand million on, in words: `123.456B`. A number that is cut off at its end would be another number. */
  readonly isShort?: boolean | undefined
}

/** Writes one part of a number, such as its sign or its digits. */
export type ArrangePart = (part: Intl.NumberFormatPart, index: number, parts: readonly Intl.NumberFormatPart[]) => string

/** The largest sum that is believed: beyond it a price is a mistake or a lie. */
const mostBelieved = 1e18

const shortFrom = 1e9

/**
 * A number for reading, in the digits and separators of the locale: floored, so that never more is shown than there is, and
 * exact at any length. Undefined for what is no number of at least zero.
 */
export function flooredNumber(
  value: string | number | bigint | undefined,
  { locale, currency, decimals, isFixed = false, isShort = false }: NumberStyle,
  arrange?: ArrangePart,
): string | undefined {
  const number = plainNumber(value)
  if (number === undefined) return undefined
  const style = { locale, currency, decimals, isFixed, isShort: isShort && Number(number) >= shortFrom }
  // Intl takes a text of digits and keeps every one of them; the type wants to see it as a literal.
  return formatFor(style, arrange)(number as Intl.StringNumericLiteral)
}

/** Making one costs more than all that a row of a list does besides. There are as many as there are styles in the code, for each locale. */
const formats = new Map<string, Format>()

type Format = (digits: Intl.StringNumericLiteral) => string

function formatFor(style: NumberStyle, arrange: ArrangePart | undefined): Format {
  const { locale, currency, decimals, isFixed = false, isShort = false } = style
  const key = [locale, currency, decimals, isFixed, isShort, arrange !== undefined].join()
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, {
    ...(currency === undefined ? {} : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    ...(isShort ? { notation: 'compact', useGrouping: 'always' } : {}),
    minimumFractionDigits: isFixed ? decimals : 0,
    maximumFractionDigits: decimals,
    roundingMode: 'floor',
  })
  const format: Format =
    arrange === undefined ? (digits) => made.format(digits) : (digits) => made.formatToParts(digits).map(arrange).join('')
  formats.set(key, format)
  return format
}

/** The digits of a number that is believed; undefined for anything else. */
export function plainNumber(value: string | number | bigint | undefined): string | undefined {
  const text = value === undefined ? '' : String(value)
  const isNumber = /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i.test(text)
  return isNumber && Number(text) < mostBelieved ? text : undefined
}
