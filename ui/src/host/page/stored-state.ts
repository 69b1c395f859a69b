import type { BillfoldOptions } from '../handle/options.js'

/** True when the page left a connected wallet behind, as far as the storage tells: then the kernel is loaded to restore it. */
export function wasConnected({ reconnect, storagePrefix }: BillfoldOptions): boolean {
  return reconnect !== false && read('connection-status', storagePrefix) === 'connected'
}

/**
 * True when a plugin left something here that it goes on with, such as a question to a wallet, or serves the page around this one: then the
 * kernel is loaded, and loads the plugin.
 */
export function isAwaited({ plugins, storagePrefix }: BillfoldOptions): boolean | undefined {
  const isFramed = parent !== self
  // Of `stored:<key>` it is the key, of every other moment nothing that is stored.
  return plugins?.some(({ loadOn }) => loadOn?.some((moment) => (isFramed && moment === 'framed') || read(moment.slice(7), storagePrefix)))
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
