import type { MessageSet } from '@billfold/ui/kit'

import { en } from './en.js'

/** The words of the notes. */
export const notesMessages: MessageSet<typeof en> = {
  id: 'notes',
  english: en,
  load: { de: async () => (await import('./de.js')).de, ar: async () => (await import('./ar.js')).ar },
}
