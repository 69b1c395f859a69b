/** Making a format costs more than all that a row of a list does besides. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A day of the device's calendar, such as `Nov 23`. */
export function dayText(time: number, locale: string): string {
  return formatFor(locale, { month: 'short', day: 'numeric' }).format(time)
}

/** A moment, with its date. */
export function momentText(time: number, locale: string): string {
  return formatFor(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}

function formatFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.dateStyle ?? ''}`
  const found = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, found)
  return found
}
