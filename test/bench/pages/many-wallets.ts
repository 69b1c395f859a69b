import { type PluginManifest, type WalletEntry, type WalletList, service, walletListKey } from '@billfold/kernel'
import { madeUpName } from './made-up-name.js'

/** A list of wallets that has arrived as a whole. */
export function manyWallets(count: number): PluginManifest {
  return {
    id: 'feature.many-wallets',
    contract: 1,
    provides: [walletListKey],
    load: () => Promise.resolve({ services: [service(walletListKey, {}, () => listOf(count))] }),
  }
}

function listOf(count: number): WalletList {
  const shown: readonly WalletEntry[] = Array.from({ length: count }, (_, index) => ({
    id: `many-${index}`,
    name: madeUpName(index),
    mobile_link: `many${index}://`,
  }))
  const nothing = (): void => undefined
  const none: readonly WalletEntry[] = []
  const state = 'idle'
  return { recent: none, featured: none, recommended: none, shown, total: count, state, hasMore: false, loadMore: nothing, search: nothing }
}
