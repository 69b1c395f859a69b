import type { ChainNamespace, Key, RequestPreview, ReviewedRequest, Session } from '@billfold/kernel'

/** A part of a request, in a form that can be shown: amounts in the smallest unit, times in milliseconds since 1970. */
export type ClearValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly hex: string }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'amount'; readonly units: bigint; readonly decimals: number; readonly symbol: string }
  /** More than anybody has: a permit for everything. */
  | { readonly kind: 'everything'; readonly words: string; readonly symbol: string }
  /** An amount of a token that nobody knows: units without a point. */
  | { readonly kind: 'units'; readonly units: bigint; readonly token: string }
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'date'; readonly at: number }
  | { readonly kind: 'duration'; readonly seconds: number }

/** One line of a request. */
export interface ClearField {
  readonly label: string
  readonly values: readonly ClearValue[]
}

/** A request in words. */
export interface ClearText {
  /** What it is for; undefined where no descriptor knows it. */
  readonly intent: string | undefined
  /** Who wrote the contract, by the descriptor. */
  readonly owner: string | undefined
  /** The contract that is called or signed for. */
  readonly contract: string | undefined
  readonly fields: readonly ClearField[]
}

/** A request to a wallet, as its family has it. */
export interface ClearRequest {
  readonly namespace: ChainNamespace
  readonly method: string
  readonly params: unknown
  readonly session: Session
}

/** A descriptor of ERC-7730: a file in JSON, as it is. */
export interface Descriptor {
  readonly context: object
  readonly metadata?: object
  readonly display: object
}

/** What a host may choose. */
export interface ClearSigningOptions {
  /** Descriptors beside those that come along; they go before them. */
  readonly descriptors?: readonly Descriptor[]
  /** Loads more of them, with the first request that is read. */
  readonly load?: () => Promise<readonly Descriptor[]>
  /** True to show every transaction and every typed data that the host asks of the wallet, before the wallet is asked. */
  readonly previews?: boolean
}

/** Reads requests for wallets in words. */
export interface ClearSigning {
  /** A text for each call in it; empty for what is none. Never rejects. */
  read(request: ClearRequest): Promise<readonly ClearText[]>
  /** A text for each transaction that a review is about to ask for, in the same order. Never rejects. */
  readTransactions(request: ReviewedRequest): Promise<readonly ClearText[]>
}

/** What the review shows. */
export interface ShownRequest {
  readonly texts: readonly ClearText[]
  /** The name of the wallet. */
  readonly wallet: string
  /** The name of the network. */
  readonly network: string
}

declare module '@billfold/kernel' {
  interface Views {
    /** What the app asks of the wallet, before the wallet is asked. */
    RequestPreview: ShownRequest
  }
  interface ViewResults {
    RequestPreview: boolean
  }
}

/** The review before a host's requests. */
export const requestPreviewKey = 'clear-signing.preview' as Key<RequestPreview>

/** The reader, of a kernel. */
export const clearSigningKey = 'clear-signing.reader' as Key<ClearSigning>
