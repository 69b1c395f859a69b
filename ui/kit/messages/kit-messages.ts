import type { ProductMessages } from '../locale/message-set.js'
import { en } from './en.js'

/** The kit's words. */
export const kitMessages: ProductMessages<typeof en> = {
  id: 'kit',
  english: en,
  load: {
    de: async () => (await import('./de.js')).de,
    ar: async () => (await import('./ar.js')).ar,
  },
  more: async () => (await import('./more-languages.js')).moreLanguages,
}
