import { type PluginScope, chainsKey, clockKey, connectionsKey, connectorsKey, logKey, modalKey, pageKey } from '@billfold/kernel'
import { reaction } from 'mobx'
import type { SolanaOptions } from '../contract.js'
import { BrowserWallets } from '../discovery/browser-wallets.js'

/** Puts the ways to Solana wallets on the list: when somebody wants to see them, or an earlier connection waits for its own. */
export function startConnectors(scope: PluginScope, { discovery = 'open' }: SolanaOptions): void {
  const page = scope.find(pageKey)
  if (page === undefined || discovery === false) return
  const [modal, chains] = [scope.get(modalKey), scope.get(chainsKey)]
  const chain = (): ReturnType<typeof chains.find> => chains.find('solana')
  const wallets = new BrowserWallets({
    page,
    clock: scope.get(clockKey),
    log: scope.get(logKey),
    connectors: scope.get(connectorsKey),
    isInUse: (id) =>
      chain()?.attempt?.connectorId === id ||
      scope.get(connectionsKey).live.some(({ namespace, connectorId }) => namespace === 'solana' && connectorId === id),
  })
  scope.onStop(() => wallets.dispose())
  const isWanted = (): readonly [boolean, boolean] => [modal.isOpen, chain()?.remembered !== undefined]
  const askWhenWanted = ([isOpen, isAwaited]: readonly [boolean, boolean]): void => {
    if (isOpen || isAwaited || discovery === 'start') wallets.ask()
  }
  scope.onStop(reaction(isWanted, askWhenWanted, { fireImmediately: true, equals: (one, other) => String(one) === String(other) }))
}
