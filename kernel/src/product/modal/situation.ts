import type { ChainNamespace } from '../../core/caip/ids.js'
import type { Network } from '../../wallets/contract/network.js'

/** What opening and closing depend on. The modal reads it at the moment it decides, and knows nothing else of chains. */
export interface Situation {
  readonly activeNamespace: ChainNamespace | undefined
  /** True while the active family has an address. */
  readonly isConnected: boolean
  readonly hasAdapters: boolean
  readonly isMobile: boolean
  /** The modal is part of the page: closing it only shows another view. */
  readonly isEmbedded: boolean
  /** The host steers the pairing itself. */
  readonly manualPairing: boolean
  address(namespace: ChainNamespace): string | undefined
  /** The network of a family: the one in use, else its first. */
  networkOf(namespace: ChainNamespace): Network | undefined
  findNetwork(namespace: ChainNamespace, chainId: number | string): Network | undefined
  /** Makes a network the active one without asking a wallet. */
  activate(network: Network): void
  /** Offers the wallets of one family alone; undefined offers all again. */
  narrow(namespace: ChainNamespace | undefined): void
}
