/** The day since when a wallet is over, as people of a language read it; only the year when no day is known. */
export function retiredSince(since: string, locale: string): string {
  const date = new Date(since)
  const isDay = since.length > 4
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', ...(isDay && { month: 'long', day: 'numeric' }) }).format(date)
}
