import type { Billfold, BillfoldSnapshot } from '@billfold/ui'
import { useSyncExternalStore } from 'react'

/** A part of what a handle knows. `read` gives the same value for as long as nothing changed. */
export function usePart<T>({ subscribe, getSnapshot, getServerSnapshot }: Billfold, read: (snapshot: BillfoldSnapshot) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => read(getSnapshot()),
    () => read(getServerSnapshot()),
  )
}
