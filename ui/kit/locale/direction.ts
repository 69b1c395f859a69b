/** The way text runs. */
export type Direction = 'ltr' | 'rtl'

const rightToLeftScripts = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'])

/** The first question about a script makes the browser read its tables, in the middle of opening: these need none. */
const plainlyLeftToRight = /^(de|en|es|fr|it|nl|pl|pt)(-[A-Z]{2})?$/

/** Which way a locale is written. */
export function directionOf(locale: string): Direction {
  if (plainlyLeftToRight.test(locale)) return 'ltr'
  const script = new Intl.Locale(locale).maximize().script
  return script !== undefined && rightToLeftScripts.has(script) ? 'rtl' : 'ltr'
}
