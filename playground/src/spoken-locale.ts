import { type Direction, directionOf } from '../../ui/kit/locale/direction.js'
// By path: the whole kit comes with the modal and not before.
import { offeredLanguages } from '../../ui/kit/locale/languages.js'
import { resolveLocale } from '../../ui/kit/locale/resolve-locale.js'

/** The locale that the modal speaks in this page, and the way it is written. */
export function spokenLocale(option: string | undefined): { readonly locale: string; readonly direction: Direction } {
  const { locale, language } = resolveLocale({ option, browser: navigator.languages, available: offeredLanguages })
  return { locale, direction: directionOf(language) }
}
