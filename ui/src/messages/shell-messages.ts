import type { MessageSet } from '@billfold/ui/kit'

import { en } from './en.js'

/** The words of the shell and the core views. */
export const shellMessages: MessageSet<typeof en> = {
  id: 'shell',
  english: en,
  load: {
    de: async () => (await import('./de.js')).de,
    ar: async () => (await import('./ar.js')).ar,
  },
}
