import type { AssetQuery, CaipNetworkId, Key, TokenBalance, WalletAsset } from '@billfold/kernel'
import type { CacheRow, Loaded } from '@billfold/kernel/data'

declare module '@billfold/kernel' {
  interface Views {
    /** The total of the account, under its name. */
    PortfolioTotal: undefined
    /** The tokens of the account. */
    PortfolioTokens: undefined
    /** The pieces that the account owns. */
    PortfolioNfts: undefined
    /** One token: where it is, what it is worth, and what can be done with it. */
    PortfolioToken: { readonly key: string }
    /** One piece: its picture, its collection and its contract. */
    PortfolioNft: { readonly key: string }
  }
  interface StoredItems {
    /** Small balances are left out. */
    'portfolio.hide-small': boolean
    /** Balances, for a short time. */
    'cache.portfolio': readonly CacheRow[]
    /** Name and picture, for a short time. */
    'cache.identity': readonly CacheRow[]
    /** Prices, for a short time. */
    'cache.token-price': readonly CacheRow[]
  }
}

/** Options of the portfolio. */
export interface PortfolioOptions {
  /** False leaves the tab NFTs out. */
  readonly nfts?: boolean
  /** Below so many US dollars a balance is small; 1 by default. */
  readonly smallBelow?: number
}

/** The source of holdings: the wallet, the blockchain service, the network's tokens, its native balance alone, or nobody. */
export type HoldingsSource = 'wallet' | 'service' | 'chain' | 'native' | 'none'

/** The tokens of an account, and their source. */
export interface TokenHoldings {
  readonly source: HoldingsSource
  /** Checked and cleaned. A `price` of 0 means that it is not known. */
  readonly tokens: readonly TokenBalance[]
}

/** Known: native, named by the host, or a contract that is listed. Spam: a lure, or what takes another one's name. */
export type TokenTrust = 'known' | 'unknown' | 'spam'

/** A token as views list it. */
export interface TokenRow {
  readonly key: string
  readonly token: TokenBalance
  readonly trust: TokenTrust
  /** In US dollars, as digits; undefined when its price is not known. */
  readonly value: string | undefined
}

/** The worth of all tokens together, without spam. */
export interface Worth {
  /** In US dollars, as digits; undefined when any price is not known: no total is built from a part. */
  readonly total: string | undefined
  /** The worth of those whose price is known; undefined when none is. */
  readonly known: string | undefined
  /** The number of tokens without a price. */
  readonly unpriced: number
}

/** A one-of-a-kind token. */
export interface Nft {
  readonly key: string
  readonly name: string
  readonly collection: string | undefined
  /** Undefined where only its name is known. */
  readonly contract: string | undefined
  /** Its number in the contract. */
  readonly tokenId: string | undefined
  readonly imageUrl: string | undefined
  readonly isSpam: boolean
}

/** The collectibles of an account. */
export interface NftHoldings {
  /** False when nobody can say: no service is named, or it does not know the network. */
  readonly isKnown: boolean
  readonly pieces: readonly Nft[]
}

/** Holdings of the account in use, for views, hosts and other plugins. `tokenBalance` of the account has the same tokens. */
export interface Portfolio {
  readonly tokens: Loaded<TokenHoldings>
  readonly nfts: Loaded<NftHoldings>
  /** Sorted by worth, without spam and, if wanted so, without small balances. */
  readonly rows: readonly TokenRow[]
  readonly spam: readonly TokenRow[]
  /** The number of small balances that are left out now, or would be. */
  readonly smallCount: number
  readonly hidesSmall: boolean
  /** Below so many US dollars a balance is small. */
  readonly smallBelow: number
  readonly worth: Worth
  /** Leaves small balances out, or shows them again; remembered. */
  hideSmall(hides: boolean): void
  /** Loads the collectibles from now on: before a view shows them they are not asked for. */
  wantNfts(): void
  /** Asks again where the answer is older than 30 s. */
  renew(): void
  /** Asks the wallet in front for its assets. Rejects where its family cannot ask; undefined when the answer is not whole. */
  walletGetAssets(query?: Partial<AssetQuery>): Promise<Readonly<Record<CaipNetworkId, readonly WalletAsset[]>> | undefined>
  /** Prices in US dollars by CAIP-10 address; those that are not known are left out. Kept for 15 s. */
  prices(addresses: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, number>>
}

/** The portfolio of a kernel. */
export const portfolioKey = 'portfolio.holdings' as Key<Portfolio>
