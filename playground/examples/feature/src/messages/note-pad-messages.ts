import type { MessageSet } from '@billfold/ui/kit'

import { en } from './en.js'

/** Texts of the view, in each language. */
export const notePadMessages: MessageSet<typeof en> = {
  id: 'note-pad',
  english: en,
  load: { de: async () => (await import('./de.js')).de, ar: async () => (await import('./ar.js')).ar },
}
