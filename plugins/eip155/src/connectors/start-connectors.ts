import { type PluginScope, chainsKey, clockKey, connectionsKey, connectorsKey, logKey, modalKey, pageKey } from '@billfold/kernel'
import { reaction } from 'mobx'
import type { Eip155Options, SafeOptions } from '../contract.js'
import { BrowserWallets } from '../discovery/browser-wallets.js'
import { providedWallet } from './provided-wallet.js'

/** Puts the ways to EVM wallets on the list. */
export function startConnectors(scope: PluginScope, { discovery = 'open', connectors = {} }: Eip155Options): void {
  const list = scope.get(connectorsKey)
  for (const wallet of connectors.wallets ?? []) scope.onStop(list.add(providedWallet(wallet, scope.get(clockKey))))
  if (connectors.safe !== false) offerSafe(scope, connectors.safe)
  if (discovery !== false) startDiscovery(scope, discovery)
}

/** Few pages stand in a frame: only there the code for it is loaded. */
function offerSafe(scope: PluginScope, options: SafeOptions | undefined): void {
  if (scope.find(pageKey)?.parent === undefined) return
  const offer = async (): Promise<void> => {
    const { startSafe } = await import('./safe/start-safe.js')
    if (!scope.signal.aborted) startSafe(scope, options)
  }
  offer().catch((error: unknown) => {
    if (!scope.signal.aborted) scope.get(logKey).warn('The Safe around this page cannot be offered.', error)
  })
}

/** Wallets are asked for when somebody wants to see them, or an earlier connection waits for its own. */
function startDiscovery(scope: PluginScope, discovery: 'open' | 'start'): void {
  const page = scope.find(pageKey)
  if (page === undefined) return
  const [modal, chains] = [scope.get(modalKey), scope.get(chainsKey)]
  const chain = (): ReturnType<typeof chains.find> => chains.find('eip155')
  const wallets = new BrowserWallets({
    page,
    clock: scope.get(clockKey),
    log: scope.get(logKey),
    connectors: scope.get(connectorsKey),
    isInUse: (id) =>
      chain()?.attempt?.connectorId === id ||
      scope.get(connectionsKey).live.some(({ namespace, connectorId }) => namespace === 'eip155' && connectorId === id),
  })
  scope.onStop(() => wallets.dispose())
  const isWanted = (): readonly [boolean, boolean] => [modal.isOpen, chain()?.remembered !== undefined]
  const askWhenWanted = ([isOpen, isAwaited]: readonly [boolean, boolean]): void => {
    if (isOpen || isAwaited || discovery === 'start') wallets.ask()
  }
  scope.onStop(reaction(isWanted, askWhenWanted, { fireImmediately: true, equals: (one, other) => String(one) === String(other) }))
}
