import type { EventName, Events } from '@billfold/kernel'
import type { Billfold } from '@billfold/ui'

import type { Readable } from './use-store.js'

/** The last event of a name, such as `connection:connected`, since somebody follows the store; undefined before the first. */
export function useBillfoldEvent<K extends EventName>(billfold: Billfold, name: K): Readable<Events[K] | undefined> {
  return {
    subscribe(run) {
      run(undefined)
      return billfold.on(name, run)
    },
  }
}
