import { type PluginScope, clockKey, connectorsKey, logKey } from '@billfold/kernel'
import { discoverWallets } from '@billfold/kernel/family'
import type { SolanaOptions } from '../contract.js'
import { BrowserWallets } from '../discovery/browser-wallets.js'

/** Puts the ways to Solana wallets on the list. */
export function startConnectors(scope: PluginScope, { discovery = 'open' }: SolanaOptions): void {
  discoverWallets(scope, {
    namespace: 'solana',
    moment: discovery,
    create: (search) =>
      new BrowserWallets({ ...search, clock: scope.get(clockKey), log: scope.get(logKey), connectors: scope.get(connectorsKey) }),
  })
}
