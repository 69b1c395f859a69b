const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Making one costs more than all that a row of a list does besides. */
const formats = new Map<string, Intl.RelativeTimeFormat>()

export interface RelativeTimeOptions {
  readonly locale: string
  readonly now: number
}

/** How long ago, or how soon, in the short units of the locale: `3 min. ago`, `yesterday`, `now`. */
export function relativeTime(time: number, { locale, now }: RelativeTimeOptions): string {
  const seconds = (time - now) / 1_000
  const size = Math.abs(seconds)
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  formats.set(locale, format)
  // Seconds that pass while one reads are noise.
  if (size < 45) return format.format(0, 'second')
  const [unit, length] = units.find(([, least]) => size >= least) ?? (['minute', 60] as const)
  const count = Math.max(1, Math.round(size / length))
  return format.format(seconds < 0 ? -count : count, unit)
}
