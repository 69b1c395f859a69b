import { openKeptItems } from './kept-items.js'
import { type StorageAccess, storageAccess } from './storage-access.js'

/** Whether the browser keeps what there is from now on: it does, it has kept something else before, or it refused. */
export type KeepOutcome = 'kept' | 'taken' | 'refused'

/** What the browser keeps for this site, structured clones with keys that cannot be read included. */
export interface DeviceStore {
  /** False where the browser keeps nothing: all is gone with the page. */
  readonly isKept: boolean
  read(key: string): Promise<unknown>
  write(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  /** Asks the browser, within a press, to keep it. Absent where there is nobody to ask. */
  readonly keep?: () => Promise<KeepOutcome>
}

/** Opens the store of this browser; where it refuses frames of other sites, the one that the person has allowed, or one in memory. */
export async function openDeviceStore(access: StorageAccess | undefined = storageAccess()): Promise<DeviceStore> {
  try {
    return await openKeptItems(() => indexedDB)
  } catch (error) {
    if (await access?.isAllowed()) {
      // Allowed before, which holds without a press.
      const allowed = await access?.ask().then(openKeptItems, () => undefined)
      if (allowed !== undefined) return allowed
    }
    // A browser that refuses storage to frames of other sites says so by throwing, in ways of its own.
    console.warn('This browser keeps nothing for the wallet', error)
    return memoryStore(access)
  }
}

/** Keeps everything until the page goes, or until the person has the browser keep it. */
export function memoryStore(access?: StorageAccess): DeviceStore {
  const items = new Map<string, unknown>()
  let kept: DeviceStore | undefined
  const keep = async (allowed: StorageAccess): Promise<KeepOutcome> => {
    const store = await allowed.ask().then(openKeptItems, () => undefined)
    if (store === undefined) return 'refused'
    // Another app had it kept before: its keys are not replaced.
    if (!store.isEmpty) return 'taken'
    for (const [key, value] of items) await store.write(key, value)
    kept = store
    return 'kept'
  }
  return {
    get isKept() {
      return kept !== undefined
    },
    read: async (key) => (kept === undefined ? items.get(key) : kept.read(key)),
    write: async (key, value) => (kept === undefined ? void items.set(key, value) : kept.write(key, value)),
    remove: async (key) => (kept === undefined ? void items.delete(key) : kept.remove(key)),
    ...(access && { keep: () => keep(access) }),
  }
}
