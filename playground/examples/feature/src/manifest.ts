import type { PluginManifest } from '@billfold/kernel'
import { notePadKey } from './contract.js'

/** The label in the languages of the modal: it stands there before the code of the plugin. */
const label = { en: 'Note pad', de: 'Notizblock', ar: 'دفتر الملاحظات' }
/** A sheet with two lines, on a grid of 20 by 20. */
const note = 'M5.5 3h9A1.5 1.5 0 0 1 16 4.5v11a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 15.5v-11A1.5 1.5 0 0 1 5.5 3ZM7 8h6M7 12h4'

/** The Note pad: notes to oneself, and one of everything that a feature may add. Plain data until somebody opens its view. */
export function notePad(): PluginManifest {
  return {
    id: 'feature.note-pad',
    contract: 1,
    version: '0.1.0',
    feature: 'notePad',
    addsFeatures: [{ key: 'notePad', remoteId: 'note-pad', kind: 'flag', fallback: true }],
    provides: [notePadKey],
    views: ['NotePad'],
    slots: [{ slot: 'account.actions', order: 50, item: { id: 'note-pad', label, icon: { path: note }, view: 'NotePad' } }],
    opensSlots: ['note-pad.stamps'],
    reaches: [{ stored: 'note-pad' }],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
