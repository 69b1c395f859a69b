import type { ProductMessages } from '@billfold/ui/kit'
import { en } from './en.js'

/** The words for several wallets. */
export const multiWalletMessages: ProductMessages<typeof en> = {
  id: 'multi-wallet',
  english: en,
  load: { de: async () => (await import('./de.js')).de, ar: async () => (await import('./ar.js')).ar },
  more: async () => (await import('./more-languages.js')).moreLanguages,
}
