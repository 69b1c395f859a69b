/** Making a format costs more than all that a row of a list does besides. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment with its date, such as `Nov 23, 2026, 4:05 PM`. */
export const momentStyle: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }

/** Writes a moment, or a part of it, as the locale does and by the clock of the device. */
export function dateText(time: number, locale: string, style: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(style)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, style)
  formats.set(key, format)
  return format.format(time)
}
