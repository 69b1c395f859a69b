import { kitMessages, loadMessages } from '@billfold/ui/kit'
import type { Dictionaries } from '@billfold/ui/kit'

import type { Sample } from './entry.js'
import type { GalleryLocale, GalleryPlace } from './gallery-url.js'
import { pseudoSample } from './samples/pseudo-sample.js'

/** How something is looked at: all that a card needs besides the thing itself. */
export interface Look extends Pick<GalleryPlace, 'locale' | 'dir' | 'width'> {
  readonly theme: 'dark' | 'light'
  readonly dictionaries: Dictionaries
  readonly sample: Sample
}

/** The kit's words in a locale of the gallery. */
export async function dictionariesFor(locale: GalleryLocale): Promise<Dictionaries> {
  const report = (failure: object): void => console.error('The words of a language did not arrive.', failure)
  return await loadMessages({ sets: [kitMessages], language: locale, report })
}

/** The samples' words in a locale of the gallery. German has none of its own: long English stands in. */
export function sampleFor(locale: GalleryLocale): Sample {
  if (locale === 'en-XA') return { say: pseudoSample }
  return { say: (english, arabic) => (locale === 'ar' ? arabic : english) }
}
