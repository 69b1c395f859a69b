import { createStore, del, get, set } from 'idb-keyval'

/** What the browser keeps for this site, structured clones with keys that cannot be read included. */
export interface DeviceStore {
  /** False where the browser keeps nothing: all is gone with the page. */
  readonly isKept: boolean
  read(key: string): Promise<unknown>
  write(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
}

/** Opens the store of this browser, or one in memory where the browser refuses. */
export async function openDeviceStore(): Promise<DeviceStore> {
  const probe = 'probe'
  try {
    const store = createStore('billfold-secure-site', 'items')
    await set(probe, true, store)
    await del(probe, store)
    return {
      isKept: true,
      read: (key) => get<unknown>(key, store),
      write: (key, value) => set(key, value, store),
      remove: (key) => del(key, store),
    }
  } catch (error) {
    // A browser that refuses storage to frames of other sites says so by throwing, in ways of its own.
    console.warn('This browser keeps nothing for the wallet', error)
    return memoryStore()
  }
}

/** Keeps everything until the page goes. */
export function memoryStore(): DeviceStore {
  const items = new Map<string, unknown>()
  return {
    isKept: false,
    read: (key) => Promise.resolve(items.get(key)),
    write: (key, value) => Promise.resolve(void items.set(key, value)),
    remove: (key) => Promise.resolve(void items.delete(key)),
  }
}
