import type { BillfoldOptions } from '../handle/options.js'

/** True when the page left a connected wallet behind, as far as the storage tells: then the kernel must come to restore it. */
export function wasConnected({ reconnect, storagePrefix = 'default' }: BillfoldOptions): boolean {
  try {
    // Not from the kernel: to ask this, nobody should have to load it.
    const stored = localStorage.getItem(`billfold/${storagePrefix}/connection-status`)
    return reconnect !== false && /"value":"connected"/.test(String(stored))
  } catch {
    // Denied: there is nothing to restore.
    return false
  }
}
