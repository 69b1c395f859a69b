import type { PluginManifest } from '@billfold/kernel'
import { notePadKey } from './contract.js'

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
    slots: [{ slot: 'account.actions', order: 50, item: { id: 'note-pad', label: 'Note pad', icon: 'note', view: 'NotePad' } }],
    opensSlots: ['note-pad.stamps'],
    reaches: [{ stored: 'note-pad' }],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
