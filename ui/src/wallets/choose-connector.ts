import type { ChainNamespace, Connector } from '@billfold/kernel'

import type { WalletRow } from './wallet-row.js'

/** What a press on a wallet leads to. */
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
