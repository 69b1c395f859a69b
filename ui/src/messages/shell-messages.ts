import type { Catalogue, Language, MessageSet, MoreLanguages, Translation } from '@billfold/ui/kit'

import { en } from './en.js'
import type { enLater } from './en-later.js'

interface ShellMessages extends MessageSet<typeof en> {
  readonly load: { readonly [L in Language]: () => Promise<Translation<ShellWords>> }
  readonly later: () => Promise<Catalogue>
  readonly more: () => Promise<MoreLanguages>
}

/** The words of the shell and its first view. A view that comes later brings the rest: `viewMessages`. */
export const shellMessages: ShellMessages = {
  id: 'shell',
  english: en,
  later: async () => (await import('./en-later.js')).enLater,
  load: {
    de: async () => (await import('./de.js')).de,
    ar: async () => (await import('./ar.js')).ar,
  },
  more: async () => (await import('./more-languages.js')).moreLanguages,
}

/** All words of the shell and the core views. A translation is one file with them all. */
export type ShellWords = typeof en & typeof enLater
