import type { CaipNetworkId } from '../../core/caip/ids.js'

/** A token that an account holds. Without an address it is the chain's native one. */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: CaipNetworkId
  /** The CAIP-2 id of the network, a colon, and the contract or mint. */
  readonly address?: string
  /** Worth of all of it. */
  readonly value?: number
  /** Worth of one; 0 where nobody knows it. */
  readonly price: number
  readonly iconUrl: string
  /** `numeric` is a decimal number of whole tokens, exact. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
}

/** A token whose name others take. */
export interface KnownToken {
  readonly symbol: string
  readonly name: string
  /** Of its contract or mint, without the network. */
  readonly address: string
}

/** Facts of a family's tokens that no node tells. */
export interface TokenFacts {
  /** Stands for the native token where a service asks for the address of a token. */
  readonly nativeAddress: string
  /** The tokens whose names are taken most often, by CAIP-2 id of their network. */
  readonly known: { readonly [id: CaipNetworkId]: readonly KnownToken[] }
}

/** Answer of a wallet to `wallet_getAssets` for one asset. */
export interface WalletAsset {
  readonly address: string
  readonly balance: string
  readonly type: 'ERC20' | 'NATIVE'
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly price: number
    readonly iconUrl: string
  }
}

/** A wallet of the wallet list. */
export interface WalletEntry {
  readonly id: string
  readonly name: string
  readonly image_id?: string
  readonly image_url?: string
  readonly rdns?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly chains?: readonly CaipNetworkId[]
}
