/** How much of a token there is. `numeric` is a decimal number as text, not in base units. */
export interface Quantity {
  readonly decimals: string
  readonly numeric: string
}

/** A token that an account holds. Without an address it is the chain's native one. */
export interface Balance {
  readonly name: string
  readonly symbol: string
  readonly chainId: string
  /** CAIP-10. */
  readonly address?: string
  /** In US dollars; absent when the price is not known. */
  readonly value?: number
  /** In US dollars; 0 when it is not known. */
  readonly price: number
  readonly quantity: Quantity
  readonly iconUrl: string
}

/** A token and its price. */
export interface Fungible {
  /** CAIP-10. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  readonly price: number
}

/** A one-of-a-kind token that an account holds. */
export interface Nft {
  /** CAIP-10 of the collection. */
  readonly address: string
  readonly chainId: string
  readonly tokenId: string
  readonly name: string
  readonly collection: { readonly name: string; readonly symbol: string }
  readonly content?: NftContent
  readonly flags: { readonly is_spam: boolean }
}

export interface NftContent {
  readonly preview: { readonly url: string }
}

/** What happened, as the history names it. */
export type OperationType = 'send' | 'receive' | 'trade' | 'approve' | 'deploy' | 'execute' | 'mint' | 'burn'

export interface Transaction {
  readonly id: string
  readonly metadata: {
    readonly operationType: OperationType
    readonly hash: string
    readonly chain: string
    /** ISO 8601. */
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    readonly status: 'confirmed' | 'failed' | 'pending'
    readonly nonce: number
  }
  readonly transfers: readonly Transfer[]
}

/** Transfers of one transaction that are told: as many as clients read. */
export const mostTransfers = 20

/** One thing that moved within a transaction. Exactly one of the two infos is there. */
export interface Transfer {
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity: { readonly numeric: string }
  readonly value?: number
  readonly price?: number
  readonly fungible_info?: { readonly name: string; readonly symbol: string; readonly icon: { readonly url: string } }
  readonly nft_info?: { readonly name: string; readonly content?: NftContent; readonly flags: { readonly is_spam: boolean } }
}

export interface HistoryPage {
  readonly data: readonly Transaction[]
  /** What to ask for the page after this one; null when there is none. */
  readonly next: string | null
}
