import type { MessageSet, ProductMessages } from '@billfold/ui/kit'
import { en } from './en.js'
import type { enLater } from './en-later.js'

/** All words of the activity. A translation is one file with them all. */
export type ActivityWords = typeof en & typeof enLater

/** The words of the tab. The views behind it bring the rest: `laterMessages`. */
export const activityMessages: MessageSet<typeof en> & Pick<ProductMessages<ActivityWords>, 'load'> = {
  id: 'activity',
  english: en,
  later: async () => (await import('./en-later.js')).enLater,
  load: { de: async () => (await import('./de.js')).de, ar: async () => (await import('./ar.js')).ar },
  more: async () => (await import('./more-languages.js')).moreLanguages,
}
