import type { Translation } from '@billfold/ui/kit'

import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  title: 'Notizblock',
  lead: 'Notizen an Sie selbst. Sie bleiben in diesem Browser, und keine Wallet und kein Dienst sieht sie.',
  note: 'Eine Notiz an Sie selbst',
  keep: 'Behalten',
  clear: 'Alle löschen',
  kept: 'Behaltene Notizen',
  none: 'Noch keine Notizen',
  noneText: 'Was Sie behalten, erscheint hier.',
}
