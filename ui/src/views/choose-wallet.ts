import { type Kernel, walletListKey, type ChainNamespace, type Connector } from '@billfold/kernel'

import { type FamilySituation, familyOrder, familySituation } from './family-order.js'
import type { WalletRow } from '../wallets/wallet-row.js'

/** Goes where a press on a wallet leads. */
export function chooseWallet(kernel: Kernel, row: WalletRow): void {
  const { connectors, router, views, log, plugins, options } = kernel
  if (row.wallet?.retired !== undefined) return router.push('RetiredWallet', { wallet: row.wallet })
  const step = walletStep(row, { ...familySituation(kernel), narrowedTo: connectors.filter, asksFamily: options.chooseFamily })
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

export interface StepSituation extends FamilySituation {
  /** The family that the modal is opened for. */
  readonly narrowedTo: ChainNamespace | undefined
  /** The host wants the visitor to choose a family first. */
  readonly asksFamily: boolean
}

/** Decides where a press on a wallet leads: to its connector of the app's first family, to a choice of families, or to pairing with a phone. */
export function walletStep({ connectors }: WalletRow, { narrowedTo, asksFamily, ...situation }: StepSituation): WalletStep {
  const offered = narrowedTo === undefined ? connectors : connectors.filter(({ namespace }) => namespace === narrowedTo)
  const [first] = familyOrder(offered, situation)
  if (first === undefined || first.type === 'WALLET_CONNECT') return { to: 'pairing' }
  return asksFamily && offered.length > 1 ? { to: 'families' } : { to: 'connect', connector: first }
}
