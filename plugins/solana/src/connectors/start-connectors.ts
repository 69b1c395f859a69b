import { type PluginScope, kernelKey } from '@billfold/kernel'
import { discoverWallets } from '@billfold/kernel/family'
import type { SolanaOptions } from '../contract.js'
import { BrowserWallets } from '../discovery/browser-wallets.js'

/** Puts the ways to Solana wallets on the list. */
export function startConnectors(scope: PluginScope, { discovery = 'open' }: SolanaOptions): void {
  discoverWallets(scope, {
    namespace: 'solana',
    moment: discovery,
    create: (search) =>
      new BrowserWallets({
        ...search,
        clock: scope.get(kernelKey('clock')),
        log: scope.get(kernelKey('log')),
        connectors: scope.get(kernelKey('connectors')),
      }),
  })
}
