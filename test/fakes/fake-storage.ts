import type { StoragePort } from '@billfold/kernel'

type StorageListener = Parameters<StoragePort['watch']>[0]

/** Faults of a storage. Each may be set and unset at any time. */
export interface FakeStorageFaults {
  /** Every write throws QuotaExceededError. */
  full?: boolean
  /** Every access throws SecurityError, as in a sandboxed frame. */
  denied?: boolean
  /** Every read answers with the first half of what was written. */
  corrupt?: boolean
  /** Writes are taken and forgotten. */
  lossy?: boolean
}

/** A storage that a test reads, damages, fills and denies. */
export interface FakeStorage extends StoragePort, FakeStorageFaults {
  /** Content of the storage, for tests to read and to damage. Tabs that are twins share it. */
  readonly data: Map<string, string>
  /** Number of watchers that are subscribed. */
  readonly listeners: number
  /** The same storage in another tab: what one writes, the other is told. */
  twin(faults?: FakeStorageFaults): FakeStorage
  /** Wipes everything, as a person who clears site data: twins are told with a null key. */
  clear(): void
}

export interface FakeStorageOptions extends FakeStorageFaults {
  readonly data?: Readonly<Record<string, string>>
}

type Change = Parameters<StorageListener>[0]

/** Makes a storage in memory with fault switches. */
export function fakeStorage({ data = {}, ...faults }: FakeStorageOptions = {}): FakeStorage {
  return openTab(new Map(Object.entries(data)), new Set(), faults)
}

function openTab(data: Map<string, string>, tabs: Set<Set<StorageListener>>, faults: FakeStorageFaults): FakeStorage {
  const listeners = new Set<StorageListener>()
  tabs.add(listeners)

  const tellOthers = (change: Change): void => {
    for (const others of tabs) if (others !== listeners) for (const listener of [...others]) listener(change)
  }
  const refuseDenied = (): void => {
    if (storage.denied) throw fault('SecurityError', 'The operation is insecure.')
  }

  const storage: FakeStorage = {
    ...faults,
    data,
    get listeners() {
      return listeners.size
    },
    read(key) {
      refuseDenied()
      const value = data.get(key) ?? null
      return storage.corrupt && value !== null ? value.slice(0, value.length / 2) : value
    },
    write(key, value) {
      refuseDenied()
      if (storage.full) throw fault('QuotaExceededError', 'The quota has been exceeded.')
      if (storage.lossy || data.get(key) === value) return
      data.set(key, value)
      tellOthers({ key, value })
    },
    remove(key) {
      refuseDenied()
      if (data.delete(key)) tellOthers({ key, value: null })
    },
    watch(listener) {
      refuseDenied()
      const own: StorageListener = (change) => listener(change)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    twin: (twinFaults = {}) => openTab(data, tabs, twinFaults),
    clear() {
      data.clear()
      tellOthers({ key: null, value: null })
    },
  }
  return storage
}

function fault(name: string, message: string): Error {
  return Object.assign(new Error(message), { name })
}
