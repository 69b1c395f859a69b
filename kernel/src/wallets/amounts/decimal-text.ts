/** The largest power of ten that an amount may be written with: more is no amount of money. */
const largestExponent = 100
const longestText = 200

const notation = /^(\d*)\.?(\d*)(?:[eE]([+-]?\d{1,3}))?$/

/**
 * A number that somebody else wrote, as plain digits with at most one point: `1.5e-7` becomes `0.00000015`. Undefined for
 * anything that is not a number of at least zero.
 */
export function decimalText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  const text = String(value)
  const [, whole = '', fraction = '', exponent = '0'] = (text.length <= longestText && notation.exec(text)) || []
  const digits = whole + fraction
  if (digits === '' || Math.abs(Number(exponent)) > largestExponent) return undefined
  return withPoint(digits, whole.length + Number(exponent))
}

/** Puts the point after so many digits, with zeros where there are none. */
function withPoint(digits: string, position: number): string {
  const padded = digits.padEnd(position, '0').padStart(digits.length + Math.max(0, 1 - position), '0')
  const point = Math.max(1, position)
  const whole = padded.slice(0, point).replace(/^0+(?=\d)/, '')
  const fraction = padded.slice(point)
  return fraction === '' ? whole : `${whole}.${fraction}`
}
