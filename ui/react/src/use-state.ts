import type { Billfold, BillfoldSnapshot } from '@billfold/ui'
import { useSyncExternalStore } from 'react'

/** Everything that a handle knows at the moment. A component that needs a part of it draws less often with the part's own hook. */
export function useBillfoldState({ subscribe, getSnapshot, getServerSnapshot }: Billfold): BillfoldSnapshot {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
}
