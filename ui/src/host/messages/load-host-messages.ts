import type { Direction } from '../../../kit/locale/direction.js'
import { offeredLanguages, rightToLeftLanguages } from '../../../kit/locale/languages.js'
import { resolveLocale } from '../../../kit/locale/resolve-locale.js'
import { en } from './en.js'
import type { HostMessages } from './en.js'

/** A language, how it is written, and the host part's texts in it. */
export interface HostLanguage {
  readonly locale: string
  readonly direction: Direction
  readonly messages: HostMessages
}

/** Loads the texts in the language that the host asks for, else in the page's, else in the browser's. English is here already. */
export async function loadHostMessages(locale: string | undefined): Promise<HostLanguage> {
  const resolved = resolveLocale({
    option: locale,
    page: document.documentElement.lang,
    browser: navigator.languages,
    available: offeredLanguages,
  })
  const { language } = resolved
  const messages = language === 'en' ? en : await (await import('./other-messages.js')).otherMessages(language)
  return { locale: resolved.locale, direction: rightToLeftLanguages.includes(language) ? 'rtl' : 'ltr', messages }
}
