import { loadMessages } from '../../kit/locale/load-messages.js'
import { makeTranslate } from '../../kit/locale/make-translate.js'
import { offeredLanguages } from '../../kit/locale/languages.js'
import { resolveLocale } from '../../kit/locale/resolve-locale.js'
import type { Catalogue, Translate } from '@billfold/ui/kit'

import { shellMessages } from '../messages/shell-messages.js'

export interface FirstWords {
  readonly locale: string
  /** The host's own words for the shell. */
  readonly words: Catalogue | undefined
}

/** Loads the words of the shell in a language. `english` is what stands where that has none. */
export async function firstWords<C extends Catalogue>({ locale, words }: FirstWords, english: C): Promise<Translate<C>> {
  const set = { ...shellMessages, english }
  const { language } = resolveLocale({ option: locale, available: offeredLanguages })
  const dictionaries = await loadMessages({ sets: [set], language, report: () => undefined })
  return makeTranslate({ set, locale, dictionary: dictionaries.get(set.id), overrides: words, report: () => undefined })
}
