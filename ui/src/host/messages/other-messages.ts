import type { Language } from '../../../kit/locale/languages.js'
import { pseudoLocale } from '../../../kit/locale/resolve-locale.js'
import { en } from './en.js'
import type { HostMessages } from './en.js'
import { moreLanguages } from './more-languages.js'

const whole: Readonly<Record<string, () => Promise<HostMessages>>> = {
  de: async () => (await import('./de.js')).de,
  ar: async () => (await import('./ar.js')).ar,
  [pseudoLocale]: async () => (await import('../../../kit/locale/pseudo.js')).pseudoCatalogue(en),
} satisfies { readonly [L in Language | typeof pseudoLocale]: () => Promise<HostMessages> }

/** Loads the host part's texts in a language that is not English; each is a file of its own. */
export async function otherMessages(language: string): Promise<HostMessages> {
  const load = whole[language]
  return load === undefined ? { ...en, ...(await moreLanguages[language]?.()) } : load()
}
