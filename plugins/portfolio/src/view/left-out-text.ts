/** The most tokens that are named. */
const most = 3

/** Lists the tokens that a sum leaves out: the first by name, the rest by number. */
export function leftOutText(symbols: readonly string[], locale: string): string {
  const named = symbols.slice(0, symbols.length > most + 1 ? most : most + 1)
  const more = symbols.length - named.length
  const parts = more === 0 ? named : [...named, `+${new Intl.NumberFormat(locale).format(more)}`]
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts)
}
