import { type PluginRuntime, kernelKeys, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { notePadKey } from './contract.js'
import { NotePadStore } from './note-pad-store.js'

/** The runtime: the store under the promised key, and the promised view, whose code loads when it is opened. */
export const plugin: PluginRuntime = {
  services: [service(notePadKey, kernelKeys('storage', 'events'), ({ storage, events }) => new NotePadStore(storage, events))],
  views: { NotePad: lazyView<'NotePad'>(async () => (await import('./view/note-pad-view.js')).notePadView) },
}
