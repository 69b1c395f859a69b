import { type UseStore, del, get, keys, set } from 'idb-keyval'
import type { DeviceStore } from './device-store.js'

const [database, items, probe] = ['billfold-secure-site', 'items', 'probe']

/** A store of the browser that was seen to keep something, and all that is in it. */
export interface KeptItems extends DeviceStore {
  readonly isEmpty: boolean
}

/** Opens what a browser keeps; rejects where it refuses, in a way of its own. */
export async function openKeptItems(factory: () => IDBFactory): Promise<KeptItems> {
  const store = storeOf(factory)
  await set(probe, true, store)
  await del(probe, store)
  return {
    isKept: true,
    isEmpty: (await keys(store)).length === 0,
    read: (key) => get<unknown>(key, store),
    write: (key, value) => set(key, value, store),
    remove: (key) => del(key, store),
  }
}

function storeOf(factory: () => IDBFactory): UseStore {
  let opened: Promise<IDBDatabase> | undefined
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = factory().open(database)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(items))
      request.addEventListener('error', () => reject(request.error ?? new Error('The database was refused')))
      request.addEventListener('success', () => {
        // Safari closes databases when it likes.
        request.result.addEventListener('close', () => (opened = undefined))
        resolve(request.result)
      })
    })
  return async (mode, run) => {
    const use = async (from: Promise<IDBDatabase>) => run((await from).transaction(items, mode).objectStore(items))
    const first = (opened ??= open())
    try {
      return await use(first)
    } catch (error) {
      if (!isClosed(error)) throw error
      // Another request may have opened it again already.
      if (opened === first) opened = undefined
      return use((opened ??= open()))
    }
  }
}

/** True where the database was closed in the middle: by the browser, which does so when it likes, or by somebody who empties it. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError')
}
