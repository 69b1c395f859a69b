import type { PluginRuntime } from '@billfold/kernel'
import { notePadKey } from '@billfold/example-feature/contract'

/** Writes a first note, so that it can be seen that the store was there before this plugin started. */
export const plugin: PluginRuntime = {
  start(scope) {
    const store = scope.get(notePadKey)
    if (store.notes.length === 0) store.keep('Written by feature.stamps when it started')
  },
}
