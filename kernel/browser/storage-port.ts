import type { StoragePort } from '../src/core/ports.js'
import type { BrowserHost } from './host.js'
import type { UndoList } from './undo-list.js'

type StorageHost = Pick<BrowserHost, 'addEventListener' | 'localStorage' | 'removeEventListener'>

/** The origin's localStorage. It is looked up at each use: where it is denied, the look-up itself throws. */
export function storagePort(host: StorageHost, undos: UndoList): StoragePort {
  return {
    read: (key) => host.localStorage.getItem(key),
    write: (key, value) => host.localStorage.setItem(key, value),
    remove: (key) => host.localStorage.removeItem(key),
    watch(listener) {
      const area = host.localStorage
      const onStorage = (event: StorageEvent): void => {
        // Session storage tells of itself by the same event.
        if (event.storageArea === area) listener({ key: event.key, value: event.newValue })
      }
      host.addEventListener('storage', onStorage)
      return undos.add(() => host.removeEventListener('storage', onStorage))
    },
  }
}
