import type { Direction } from '../../../kit/locale/direction.js'
import { type Language, offeredLanguages, rightToLeftLanguages } from '../../../kit/locale/languages.js'
import { pseudoLocale, resolveLocale } from '../../../kit/locale/resolve-locale.js'
import { en } from './en.js'
import type { HostMessages } from './en.js'

/** A language, how it is written, and the host part's texts in it. */
export interface HostLanguage {
  readonly locale: string
  readonly direction: Direction
  readonly messages: HostMessages
}

/** English is here already; each other language is a file of its own. */
const others: Readonly<Record<string, () => Promise<HostMessages>>> = {
  de: async () => (await import('./de.js')).de,
  ar: async () => (await import('./ar.js')).ar,
  [pseudoLocale]: async () => (await import('../../../kit/locale/pseudo.js')).pseudoCatalogue(en),
} satisfies { readonly [L in Language | typeof pseudoLocale]: () => Promise<HostMessages> }

/** Loads the texts in the language that the host asks for, else in the page's, else in the browser's. */
export async function loadHostMessages(locale: string | undefined): Promise<HostLanguage> {
  const resolved = resolveLocale({
    option: locale,
    page: document.documentElement.lang,
    browser: navigator.languages,
    available: offeredLanguages,
  })
  const messages = (await others[resolved.language]?.()) ?? en
  return { locale: resolved.locale, direction: rightToLeftLanguages.includes(resolved.language) ? 'rtl' : 'ltr', messages }
}
