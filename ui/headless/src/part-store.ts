import type { Billfold, BillfoldSnapshot } from '@billfold/ui'

import type { ExternalStore } from './external-store.js'
import type { PartSource } from './parts.js'
import { reuseIfEqual } from './reuse-if-equal.js'

/** A part of what a handle knows, for a framework to follow. It stays the same value while nothing of it changed. */
export function partStore<T>(billfold: Billfold, read: (source: PartSource) => T): ExternalStore<T> {
  const { subscribe, getSnapshot, getServerSnapshot } = billfold
  const reader = (): ((snapshot: BillfoldSnapshot) => T) => {
    let last: { readonly snapshot: BillfoldSnapshot; readonly part: T } | undefined
    return (snapshot) => {
      if (last?.snapshot === snapshot) return last.part
      const part = read({ billfold, snapshot })
      last = { snapshot, part: last === undefined ? part : reuseIfEqual(last.part, part) }
      return last.part
    }
  }
  const now = reader()
  const onServer = reader()
  return { subscribe, getSnapshot: () => now(getSnapshot()), getServerSnapshot: () => onServer(getServerSnapshot()) }
}
