import { type Disconnecting, disconnectStore } from '@billfold/headless'
import type { Billfold } from '@billfold/ui'
import { useMemo } from 'react'

import { useStore } from './use-store.js'

/** Ends connections: all of them, those of a family, or one. */
export function useDisconnect(billfold: Billfold): Disconnecting {
  return useStore(useMemo(() => disconnectStore(billfold), [billfold]))
}
