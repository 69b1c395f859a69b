import { type PluginRuntime, service, kernelKey } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { notesKey } from './contract.js'
import { NotesStore } from './notes-store.js'

/** The lazy half: the store under the promised key, and the promised view, whose code comes when somebody goes there. */
export const plugin: PluginRuntime = {
  services: [
    service(
      notesKey,
      { storage: kernelKey('storage'), events: kernelKey('events') },
      ({ storage, events }) => new NotesStore(storage, events),
    ),
  ],
  views: { Notes: lazyView<'Notes'>(async () => (await import('./view/notes-view.js')).notesView) },
}
