import type { PluginManifest } from '@billfold/kernel'
import { notesKey } from './contract.js'

/** Notes to oneself: a model feature that adds one of everything that a feature may add. */
export function exampleFeature(): PluginManifest {
  return {
    id: 'feature.example',
    contract: 1,
    version: '0.0.0',
    feature: 'notes',
    addsFeatures: [{ key: 'notes', remoteId: 'notes', kind: 'flag', fallback: true }],
    provides: [notesKey],
    views: ['Notes'],
    slots: [{ slot: 'account.actions', order: 50, item: { id: 'notes', label: 'Notes', icon: 'note', view: 'Notes' } }],
    opensSlots: ['notes.stamps'],
    reaches: [{ stored: 'notes' }],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
