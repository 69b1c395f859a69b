/** English that no translator wrote: longer, accented, bracketed, so that one sees what is not from a catalogue and what does not fit. */
export const pseudoLocale = 'en-XA'

export interface RequestedLocales {
  /** The language of the host's options. */
  readonly option?: string | undefined
  /** The language that the page states: its `lang`. */
  readonly page?: string | undefined
  /** The languages that the visitor prefers, best first. */
  readonly browser?: readonly string[] | undefined
  /** The languages that there are words in. */
  readonly available: readonly string[]
}

export interface ResolvedLocale {
  /** For numbers and dates: as wished, region and all. */
  readonly locale: string
  /** For words: one of the available languages. */
  readonly language: string
}

/** Picks the locale: the option's, else the page's, else the browser's, and English when nobody speaks any of them. */
export function resolveLocale({ option, page, browser = [], available }: RequestedLocales): ResolvedLocale {
  for (const wish of [option, page, ...browser]) {
    // A language that we have words in is properly written: the browser need not be asked.
    const locale = wish !== undefined && available.includes(wish) ? wish : canonical(wish)
    const language = locale === undefined ? undefined : languageFor(locale, available)
    if (locale !== undefined && language !== undefined) return { locale, language }
  }
  return { locale: 'en', language: 'en' }
}

/** The locale as it is properly written; undefined for what is no locale. */
function canonical(wish: string | undefined): string | undefined {
  if (wish === undefined || wish === '') return undefined
  try {
    return Intl.getCanonicalLocales(wish)[0]
  } catch {
    // Not a language tag: as if nothing had been wished.
    return undefined
  }
}

/** The language of a locale: from `de-AT-1996` over `de-AT` to `de`, else the one of the same tongue (`pt-BR` for `pt-PT`, `zh-Hans` for `zh-CN`). */
export function languageFor(locale: string, available: readonly string[]): string | undefined {
  const parts = locale.split('-')
  const shorter = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  return shorter.find((tag) => available.includes(tag)) ?? available.find((tag) => tag !== pseudoLocale && tag.startsWith(`${parts[0]}-`))
}
