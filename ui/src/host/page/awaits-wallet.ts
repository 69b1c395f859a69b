import type { BillfoldOptions } from '../handle/options.js'

/** True when a wallet may still answer what this page asked before it was loaded anew: then the kernel must come to hear it. */
export function awaitsWallet({ storagePrefix = 'default' }: BillfoldOptions): boolean {
  try {
    // Not from the kernel: to ask this, nobody should have to load it.
    const stored = localStorage.getItem(`billfold/${storagePrefix}/pairing-away`)
    return Number(/"value":(\d+)/.exec(String(stored))?.[1]) > Date.now()
  } catch {
    // Denied: nothing was kept.
    return false
  }
}
