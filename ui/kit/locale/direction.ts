export type Direction = 'ltr' | 'rtl'

const rightToLeftScripts = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'])

/** Which way a locale is written. */
export function directionOf(locale: string): Direction {
  const script = new Intl.Locale(locale).maximize().script
  return script !== undefined && rightToLeftScripts.has(script) ? 'rtl' : 'ltr'
}
