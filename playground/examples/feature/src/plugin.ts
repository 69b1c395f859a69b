import { type PluginRuntime, eventsKey, service, storageKey } from '@billfold/kernel'
import { notesKey } from './contract.js'
import { NotesStore } from './notes-store.js'
import { notesView } from './view/notes-view.js'

/** The lazy half: the store under the promised key, and the promised view. */
export const plugin: PluginRuntime = {
  services: [service(notesKey, [storageKey, eventsKey], (storage, events) => new NotesStore(storage, events))],
  views: { Notes: notesView },
}
