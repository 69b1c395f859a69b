import { directionOf } from '../../../../kit/locale/direction.js'
import type { Direction } from '../../../../kit/locale/direction.js'
import { type Language, offeredLanguages } from '../../../../kit/locale/languages.js'
import { pseudoLocale, resolveLocale } from '../../../../kit/locale/resolve-locale.js'
import { en } from './en.js'
import type { HostWords } from './en.js'

/** A language and how it is written. */
export interface Speech {
  readonly locale: string
  readonly direction: Direction
  readonly words: HostWords
}

/** English is at hand; each other language is a file of its own. */
const others: Readonly<Record<string, () => Promise<HostWords>>> = {
  de: async () => (await import('./de.js')).de,
  ar: async () => (await import('./ar.js')).ar,
  [pseudoLocale]: async () => (await import('../../../../kit/locale/pseudo.js')).pseudoCatalogue(en),
} satisfies { readonly [L in Language | typeof pseudoLocale]: () => Promise<HostWords> }

/** Speaks as the host wishes, else as the page does, else as the browser does. */
export async function speak(wish: string | undefined): Promise<Speech> {
  const { locale, language } = resolveLocale({
    option: wish,
    page: document.documentElement.lang,
    browser: navigator.languages,
    available: offeredLanguages,
  })
  return { locale, direction: directionOf(locale), words: (await others[language]?.()) ?? en }
}
