import type { Catalogue, Translation } from '../locale/catalogue.js'
import type { Language } from '../locale/languages.js'
import type { MessageSet, MoreLanguages } from '../locale/message-set.js'
import { en } from './en.js'
import type { enLater } from './en-later.js'

interface KitMessages extends MessageSet<typeof en> {
  readonly load: { readonly [L in Language]: () => Promise<Translation<KitWords>> }
  readonly later: () => Promise<Catalogue>
  readonly more: () => Promise<MoreLanguages>
}

/** The kit's words that a first view may say. Components that come later bring the rest: `laterKitMessages`. */
export const kitMessages: KitMessages = {
  id: 'kit',
  english: en,
  later: async () => (await import('./en-later.js')).enLater,
  load: {
    de: async () => (await import('./de.js')).de,
    ar: async () => (await import('./ar.js')).ar,
  },
  more: async () => (await import('./more-languages.js')).moreLanguages,
}

/** All words of the kit. A translation is one file with them all. */
export type KitWords = typeof en & typeof enLater
