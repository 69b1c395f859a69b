import type { PluginManifest, WalletEntry, WalletList } from '@billfold/kernel'
import { service, walletListKey } from '@billfold/kernel'

import { sampleWallets } from '../samples/wallets.js'

export interface SampleWalletList {
  readonly total: number
  readonly state?: WalletList['state']
  /** Wallets that the visitor used last. */
  readonly recent?: number
}

/** A plugin that has a list of made-up wallets. */
export function sampleWalletList({ total, state = 'idle', recent = 0 }: SampleWalletList): PluginManifest {
  const wallets: readonly WalletEntry[] = sampleWallets(total + 6)
    .slice(6)
    .map(({ id, name }) => ({ id, name, mobile_link: `${id}://` }))
  const list: WalletList = {
    recent: wallets.slice(0, recent),
    featured: wallets.slice(recent, recent + 2),
    recommended: wallets.slice(recent + 2, recent + 6),
    shown: wallets,
    total,
    state,
    hasMore: false,
    loadMore: () => undefined,
    search: () => undefined,
  }
  return {
    id: 'feature.sample-wallets',
    contract: 1,
    provides: [walletListKey],
    load: () => Promise.resolve({ services: [service(walletListKey, {}, () => list)] }),
  }
}
