import type { AssetQuery, CaipNetworkId, Key, TokenBalance, WalletAsset } from '@billfold/kernel'
import type { CacheRow, Loaded } from '@billfold/kernel/data'

declare module '@billfold/kernel' {
  interface Views {
    /** What everything is worth, under the account's name. */
    PortfolioTotal: undefined
    PortfolioTokens: undefined
    PortfolioNfts: undefined
  }
  interface StoredItems {
    'portfolio.hide-small': boolean
    'cache.portfolio': readonly CacheRow[]
    'cache.identity': readonly CacheRow[]
    'cache.token-price': readonly CacheRow[]
  }
}

/** Who said what the account holds: the wallet, the blockchain service, the chain's tokens, its native balance alone, or nobody. */
export type HoldingsSource = 'wallet' | 'service' | 'chain' | 'native' | 'none'

/** The tokens of an account, and who told of them. */
export interface TokenHoldings {
  readonly source: HoldingsSource
  /** Checked and cleaned. A `price` of 0 means that it is not known. */
  readonly tokens: readonly TokenBalance[]
}

/** Known: native, named by the host, or a contract that is listed. Spam: a lure, or what takes another one's name. */
export type TokenTrust = 'known' | 'unknown' | 'spam'

/** A token as it is shown. */
export interface TokenRow {
  readonly key: string
  readonly token: TokenBalance
  readonly trust: TokenTrust
  /** In US dollars, as digits; undefined when its price is not known. */
  readonly value: string | undefined
}

/** What all tokens together are worth; what is taken for spam does not count. */
export interface Worth {
  /** In US dollars, as digits; undefined when any price is not known: no total is built from a part. */
  readonly total: string | undefined
  /** The worth of those whose price is known; undefined when none is. */
  readonly known: string | undefined
  /** How many have no price. */
  readonly unpriced: number
}

/** A one-of-a-kind token. */
export interface Nft {
  readonly key: string
  readonly name: string
  readonly collection: string | undefined
  /** Undefined where only its name is known. */
  readonly contract: string | undefined
  readonly imageUrl: string | undefined
  readonly isSpam: boolean
}

/** The collectibles of an account. */
export interface NftHoldings {
  /** False when nobody can say: no service is named, or it does not know the network. */
  readonly isKnown: boolean
  readonly pieces: readonly Nft[]
}

/** What the account in use holds. Views, hosts and other plugins read it; `tokenBalance` of the account says the same. */
export interface Portfolio {
  readonly tokens: Loaded<TokenHoldings>
  readonly nfts: Loaded<NftHoldings>
  /** Sorted by worth, without spam and, if wanted so, without small balances. */
  readonly rows: readonly TokenRow[]
  readonly spam: readonly TokenRow[]
  /** How many small balances are left out now, or would be. */
  readonly smallCount: number
  readonly hidesSmall: boolean
  /** Below so many US dollars a balance is small. */
  readonly smallBelow: number
  readonly worth: Worth
  /** Leaves small balances out, or shows them again; remembered. */
  hideSmall(hides: boolean): void
  /** Starts with the collectibles: they are not asked for before somebody wants to see them. */
  wantNfts(): void
  /** Asks again where the answer is older than 30 s. */
  renew(): void
  /** What the wallet in front says that it holds. Rejects where its family cannot ask; undefined when the answer is not whole. */
  walletGetAssets(query?: Partial<AssetQuery>): Promise<Readonly<Record<CaipNetworkId, readonly WalletAsset[]>> | undefined>
  /** Prices in US dollars by CAIP-10 address; those that are not known are left out. Kept for 15 s. */
  prices(addresses: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>>
}

/** The portfolio of a kernel. */
export const portfolioKey = 'portfolio.holdings' as Key<Portfolio>
