import { type Kernel, walletListKey, type ChainNamespace, type Connector } from '@billfold/kernel'

import type { WalletRow } from '../wallets/wallet-row.js'

/** Goes where a press on a wallet leads. */
export function chooseWallet({ connectors, router, views, log, plugins }: Kernel, row: WalletRow): void {
  if (row.wallet?.retired !== undefined) return router.push('RetiredWallet', { wallet: row.wallet })
  const step = walletStep(row, connectors.filter)
  if (step.to === 'families') return router.push('ConnectFamilies', { name: row.name })
  const entry = row.wallet === undefined ? undefined : { wallet: row.wallet }
  if (step.to === 'pairing') {
    if (row.wallet !== undefined && plugins.find(walletListKey)?.leaveFor?.(row.wallet) === true) return
    // The visitor reads that it is not available here; this is for who can change that.
    if (!views.has('ConnectingWalletConnect')) log.error('WalletConnectConnector not found: register the walletconnect connector plugin.')
    return router.push('ConnectingWalletConnect', entry)
  }
  router.push('ConnectingExternal', { connectorId: step.connector.id, namespace: step.connector.namespace, ...entry })
}

/** Step that follows a press on a wallet. */
export type WalletStep =
  | { readonly to: 'connect'; readonly connector: Connector }
  | { readonly to: 'families' }
  | { readonly to: 'pairing' }

/** Decides where a press on a wallet leads: to its one connector, to a choice of families, or to pairing with a phone. */
export function walletStep({ connectors }: WalletRow, narrowedTo: ChainNamespace | undefined): WalletStep {
  const offered = narrowedTo === undefined ? connectors : connectors.filter(({ namespace }) => namespace === narrowedTo)
  const [first] = offered
  if (first === undefined || first.type === 'WALLET_CONNECT') return { to: 'pairing' }
  return offered.length > 1 ? { to: 'families' } : { to: 'connect', connector: first }
}
