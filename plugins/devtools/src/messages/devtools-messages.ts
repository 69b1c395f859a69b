import type { ProductMessages } from '@billfold/ui/kit'
import { en } from './en.js'

/** The words of the tools. */
export const devtoolsMessages: ProductMessages<typeof en> = {
  id: 'devtools',
  english: en,
  load: { de: async () => (await import('./de.js')).de, ar: async () => (await import('./ar.js')).ar },
}
