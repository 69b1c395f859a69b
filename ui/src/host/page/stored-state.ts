import type { BillfoldOptions } from '../handle/options.js'

/** True when the page left a connected wallet behind, as far as the storage tells: then the kernel is loaded to restore it. */
export function wasConnected({ reconnect, storagePrefix }: BillfoldOptions): boolean {
  return reconnect !== false && read('connection-status', storagePrefix) === 'connected'
}

/** True when a wallet may still answer a question of this page from before its reload: then the kernel is loaded to hear it. */
export function awaitsWallet({ storagePrefix }: BillfoldOptions): boolean {
  return Number(read('pairing-away', storagePrefix)) > Date.now()
}

/** Reads an item as the kernel stored it. The kernel's own reader would have to be loaded for that. */
function read(item: string, prefix = 'default'): unknown {
  try {
    return JSON.parse(localStorage.getItem(`billfold/${prefix}/${item}`) ?? '').value
  } catch {
    // Nothing was stored, or junk, or access is denied.
    return undefined
  }
}
