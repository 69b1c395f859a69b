import { createBroadcast } from './broadcast.js'
import type { BillfoldSnapshot } from './snapshot.js'

/** Holds the snapshot that a host sees, and tells when there is another one. */
export interface SnapshotStore {
  get(): BillfoldSnapshot
  /** Returns the undo. */
  subscribe(listener: () => void): () => void
  update(part: Partial<BillfoldSnapshot>): void
  /** Nobody is told any more. */
  clear(): void
}

/** Holds the snapshot, and tells when it is another. */
export function createSnapshotStore(snapshot: BillfoldSnapshot): SnapshotStore {
  const { add, tell, clear } = createBroadcast<void>()
  return {
    get: () => snapshot,
    subscribe: add,
    update(part) {
      snapshot = { ...snapshot, ...part }
      tell()
    },
    clear,
  }
}
