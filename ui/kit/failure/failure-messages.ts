import type { ProductMessages } from '../locale/message-set.js'
import { en } from './messages/en.js'

/** The words for what stops a request to a wallet, or the money that it should move. */
export const failureMessages: ProductMessages<typeof en> = {
  id: 'failure',
  english: en,
  load: { de: async () => (await import('./messages/de.js')).de, ar: async () => (await import('./messages/ar.js')).ar },
  more: async () => (await import('./messages/more-languages.js')).moreLanguages,
}
