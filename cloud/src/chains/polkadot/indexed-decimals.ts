/**
 * The decimals of a token by an amount that is told twice: whole, in its smallest units, and with a point, for people. Undefined where the two
 * do not say the same.
 */
export function indexedDecimals(units: string, written: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(written) ?? []
  const digits = `${whole}${part}`.replace(/^0+/, '')
  const zeros = units.slice(digits.length)
  return digits !== '' && units.startsWith(digits) && /^0*$/.test(zeros) ? part.length + zeros.length : undefined
}
