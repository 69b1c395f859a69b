import type { PluginRuntime } from '@billfold/kernel'
import { notesKey } from '@billfold/example-feature/contract'

/** Writes a first note, so that it can be seen that the store was there before this plugin started. */
export const plugin: PluginRuntime = {
  start(scope) {
    const store = scope.get(notesKey)
    if (store.notes.length === 0) store.keep('Written by feature.stamps when it started')
  },
}
