import type { PluginManifest } from '@billfold/kernel'
import { notePadKey } from '@billfold/example-feature/contract'

/** A plugin that stands on another: it fills the slot of the Note pad and cannot be without its store. */
export function stamps(): PluginManifest {
  return {
    id: 'feature.stamps',
    contract: 1,
    version: '0.0.0',
    requires: [notePadKey],
    slots: [
      { slot: 'note-pad.stamps', order: 10, item: { label: 'Reminder', text: 'Do not forget: ' } },
      { slot: 'note-pad.stamps', order: 20, item: { label: 'Question', text: 'Ask about ' } },
    ],
    load: async () => (await import('./stamps-plugin.js')).plugin,
  }
}
