import { type Disconnecting, disconnectStore } from '@billfold/headless'
import type { Billfold } from '@billfold/ui'

import { type Readable, useStore } from './use-store.js'

/** Ends connections: all of them, those of a family, or one. */
export function useDisconnect(billfold: Billfold): Readable<Disconnecting> {
  return useStore(disconnectStore(billfold))
}
