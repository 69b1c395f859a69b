/** The way to what the browser keeps for this site outside of the app (Storage Access API). */
export interface StorageAccess {
  /** True when the person has allowed it to this app before. */
  isAllowed(): Promise<boolean>
  /** Asks the browser, which asks the person; within a press, unless it is allowed already. Rejects when one of them refuses. */
  ask(): Promise<() => IDBFactory>
}

/** The answer of a browser that gives storage by a handle, and leaves the document as it was. */
interface StorageHandle {
  readonly indexedDB?: IDBFactory
}

/** The API of this browser; undefined in one that has none. */
export function storageAccess(): StorageAccess | undefined {
  if (typeof document === 'undefined' || typeof document.requestStorageAccess !== 'function') return undefined
  const ask = document.requestStorageAccess.bind(document) as (kinds: { readonly indexedDB: true }) => Promise<StorageHandle | undefined>
  return {
    isAllowed: async () => {
      try {
        return (await navigator.permissions.query({ name: 'storage-access' })).state === 'granted'
      } catch {
        // A browser that cannot be asked that may still be asked with a press.
        return false
      }
    },
    ask: async () => {
      const handle = await ask({ indexedDB: true })
      // Firefox and Safari know no handles: there it is the document that may store.
      return () => handle?.indexedDB ?? indexedDB
    },
  }
}
