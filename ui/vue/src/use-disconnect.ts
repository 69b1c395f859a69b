import { type Disconnecting, disconnectStore } from '@billfold/headless'
import type { Billfold } from '@billfold/ui'
import type { ShallowRef } from 'vue'

import { useStore } from './use-store.js'

/** Ends connections: all of them, those of a family, or one. */
export function useDisconnect(billfold: Billfold): Readonly<ShallowRef<Disconnecting>> {
  return useStore(disconnectStore(billfold))
}
