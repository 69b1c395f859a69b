/** A part of a sum in percent, or from one to another: `1.5%`, `1-2%`. */
const written = /^(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?\s*%$/

/** The fee of a provider, as its entry has it, in the digits of the locale. What is no percentage stays as it is written. */
export function localFee(fee: string, locale: string): string {
  const [, first, last = first] = written.exec(fee.trim()) ?? []
  if (first === undefined) return fee
  const style = { maximumFractionDigits: 2 } as const
  const most = new Intl.NumberFormat(locale, { ...style, style: 'percent' }).format(Number(last) / 100)
  return first === last ? most : `${new Intl.NumberFormat(locale, style).format(Number(first))}-${most}`
}
