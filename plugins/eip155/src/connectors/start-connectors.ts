import { type PluginScope, kernelKey } from '@billfold/kernel'
import { discoverWallets } from '@billfold/kernel/family'
import type { Eip155Options, SafeOptions } from '../contract.js'
import { BrowserWallets } from '../discovery/browser-wallets.js'
import { providedWallet } from './provided-wallet.js'

/** Puts the ways to EVM wallets on the list. */
export function startConnectors(scope: PluginScope, { discovery = 'open', connectors = {} }: Eip155Options): void {
  const list = scope.get(kernelKey('connectors'))
  for (const wallet of connectors.wallets ?? []) scope.onStop(list.add(providedWallet(wallet, scope.get(kernelKey('clock')))))
  if (connectors.safe !== false) offerSafe(scope, connectors.safe)
  discoverWallets(scope, {
    namespace: 'eip155',
    moment: discovery,
    create: (search) =>
      new BrowserWallets({ ...search, clock: scope.get(kernelKey('clock')), log: scope.get(kernelKey('log')), connectors: list }),
  })
}

/** Few pages stand in a frame: only there the code for it is loaded. */
function offerSafe(scope: PluginScope, options: SafeOptions | undefined): void {
  if (scope.find(kernelKey('page'))?.parent === undefined) return
  const offer = async (): Promise<void> => {
    const { startSafe } = await import('./safe/start-safe.js')
    if (!scope.signal.aborted) startSafe(scope, options)
  }
  offer().catch((error: unknown) => {
    if (!scope.signal.aborted) scope.get(kernelKey('log')).warn('The Safe around this page cannot be offered.', error)
  })
}
