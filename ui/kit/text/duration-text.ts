const [second, minute, hour] = [1_000, 60_000, 3_600_000] as const

/** A length of time in words of a language, in its largest whole unit: `12 seconds`. Whatever is shorter than a second is one. */
export function durationText(milliseconds: number, locale: string): string {
  const [unit, length] =
    milliseconds < 90 * second
      ? (['second', second] as const)
      : milliseconds < 90 * minute
        ? (['minute', minute] as const)
        : (['hour', hour] as const)
  const count = Math.max(1, Math.round(milliseconds / length))
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
