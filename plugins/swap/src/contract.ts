import type { CaipAddress, CaipNetworkId, Key, Network, TransactionRequest, Views } from '@billfold/kernel'

/** Tokens and amount that a host opens a swap with. */
export type SwapArguments = NonNullable<Views['Swap']>

/** A token as those who swap list it. */
export interface ListedToken {
  /** Contract, without the network; undefined for the network's own coin. */
  readonly address: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string
  /** True where who swaps takes a signed permit of it (EIP-2612) in place of an approval. */
  readonly takesPermit?: boolean
}

/** A token that can be swapped, and what of it the account has. */
export interface SwapToken extends ListedToken {
  /** Its address in lower case; empty for the network's own coin. */
  readonly key: string
  readonly chainId: CaipNetworkId
  /** The balance in the smallest unit; undefined while nobody has told it. */
  readonly held: bigint | undefined
  /** In US dollars; undefined when nobody knows it. */
  readonly price: number | undefined
}

/** What is to be swapped for what, and for whom. */
export interface SwapOrder {
  readonly network: Network
  /** Account that gives and gets. */
  readonly owner: CaipAddress
  /** Contracts; undefined is the network's own coin. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly fromDecimals: number
  readonly toDecimals: number
  /** Of the first, in the smallest unit. */
  readonly amount: bigint
}

/** A step of the way that a swap takes: the token that it leads to, and who swaps there. */
export interface SwapHop {
  /** Contract; undefined is the network's own coin. */
  readonly to: string | undefined
  /** Exchanges, with their parts in percent; empty where nobody names them. */
  readonly venues: readonly { readonly name: string; readonly percent: number }[]
}

/** What a swap gives, in the smallest unit, and the way that it takes where the provider tells it. */
export interface SwapQuote {
  readonly amountOut: bigint
  readonly route?: readonly SwapHop[]
}

/** The leave to take a token. */
export interface SwapApproval {
  /** Who may take it. */
  readonly spender: string
  /** For exactly the amount of the order. */
  readonly transaction: TransactionRequest
}

/** Somebody who swaps. Answers are believed only as far as the network confirms them. */
export interface SwapProvider {
  tokens(network: Network, signal: AbortSignal): Promise<readonly ListedToken[]>
  /** What comes out; undefined where nothing leads there. */
  quote(order: SwapOrder & { readonly gasPrice: bigint }, signal: AbortSignal): Promise<SwapQuote | undefined>
  /** The price of one unit of gas. Absent: the nodes of the network are asked. */
  gasPrice?(network: Network, signal: AbortSignal): Promise<bigint>
  /** How much of the first token may be taken already. Absent: the token is asked. */
  allowance?(order: SwapOrder, signal: AbortSignal): Promise<bigint>
  approval(order: SwapOrder, signal: AbortSignal): Promise<SwapApproval>
  /**
   * Slippage in percent. `permit` stands in place of an approval, and is given for tokens that the list marks with `takesPermit`: owner, spender, value,
   * deadline, v, r and s of `permit` (EIP-2612), encoded. The transaction hands it to the token before it swaps.
   */
  transaction(order: SwapOrder & { readonly slippage: number; readonly permit?: string }, signal: AbortSignal): Promise<TransactionRequest>
}

/** An entry of `swap.providers`: the first one that serves a network is asked. */
export interface SwapProviderEntry {
  readonly name: string
  readonly networks: readonly CaipNetworkId[]
  readonly provider: Key<SwapProvider>
}

/** An aggregator in the shape of the Velora (ParaSwap) Market API, version 6.2, asked through the endpoint `swapAggregator`. */
export interface AggregatorOptions {
  /** Name that the review shows; `Velora`, unless given. */
  readonly name?: string
  /** Networks that it swaps on. There it goes before the blockchain API. */
  readonly networks: readonly CaipNetworkId[]
  /** Name under which the aggregator knows the app. */
  readonly partner?: string
}

/** Options of swaps. */
export interface SwapOptions {
  /** Networks with swaps beside the twelve: those of a cloud of one's own. */
  readonly networks?: readonly CaipNetworkId[]
  /** A second provider; absent for the blockchain API alone. */
  readonly aggregator?: AggregatorOptions
}

/** What became of a swap. `sent`: nobody here can follow it. */
export type SwapOutcome = 'confirmed' | 'failed' | 'replaced' | 'sent'

declare module '@billfold/kernel' {
  interface Views {
    /** Choose what is swapped, or what comes out. */
    SwapSelectToken: { readonly target: 'sourceToken' | 'toToken' }
    /** What is swapped for what, before the wallet is asked. */
    SwapPreview: undefined
  }
  interface Endpoints {
    /** An aggregator of swaps. */
    swapAggregator: true
  }
  interface Slots {
    /** Who swaps, by network. */
    'swap.providers': SwapProviderEntry
  }
  interface Events {
    /** A wallet took a swap, and says by which name. */
    'swap:sent': { readonly account: CaipAddress; readonly hash: string }
    /** The network has a swap, or will never have it. */
    'swap:settled': { readonly account: CaipAddress; readonly hash: string; readonly outcome: SwapOutcome }
  }
  interface StoredItems {
    /** The swaps that wallets were asked for, in whichever tab, until it is known what became of them. */
    'swap.open': readonly OpenSwap[]
  }
}

/** A swap that a wallet was asked for. */
export interface OpenSwap {
  readonly at: number
  readonly account: CaipAddress
  /** What is swapped for what. */
  readonly deed: string
}

/**
 * What a swap lacks before it can be reviewed, in the order in which people fill it in. A balance that could not be read is none of it: the network
 * and the wallet say then whether it is enough.
 */
export type SwapProblem =
  | 'no-token'
  | 'no-amount'
  | 'incorrect-value'
  | 'reading-balance'
  | 'insufficient'
  | 'slippage'
  | 'quoting'
  | 'no-route'
  | 'no-quote'

/** A swap as a host fills it in. What is absent stays as it is. */
export interface SwapDraft extends SwapArguments {
  /** In percent. */
  readonly slippage?: number
}

/**
 * How a reviewed swap stands. `ready` and `declined` wait for `approve`. `signing`: the wallet shows the permit. `mining`: the network has the approval.
 * `unknown`: nobody knows whether the wallet sent what it was asked for.
 */
export type SwapReviewPhase = 'building' | 'ready' | 'signing' | 'approving' | 'mining' | 'asking' | 'declined' | 'failed' | 'unknown'

/** The leave to take a token that is signed and costs no fee (EIP-2612). It is for exactly the amount of the swap. */
export interface SwapPermit {
  /** Contract that swaps. */
  readonly spender: string
  /** In whole tokens. */
  readonly amount: string
  /** Milliseconds since 1970. */
  readonly until: number
}

/** A swap before it is approved: what the network says that it does, and how the asking stands. */
export interface ReviewedSwapState {
  readonly phase: SwapReviewPhase
  /** What `approve` asks the wallet for; undefined while nothing can be asked for. */
  readonly next: 'approval' | 'swap' | undefined
  /** What the wallet is asked to sign before the swap, with the same `approve`; undefined where it is asked for nothing or for an approval. */
  readonly permit: SwapPermit | undefined
  /** What comes out, in whole tokens: as the network tried it, and as it was quoted until then. */
  readonly received: string
  /** The least that may come out, in whole tokens. */
  readonly least: string
  /** What the network takes at most, in its own coin; undefined until it is known. */
  readonly fee: string | undefined
  /** True once the network has tried it. */
  readonly isTried: boolean
  /** True when it gives less than was shown before: it waits for one more `approve`. */
  readonly isWorse: boolean
  /** Why it cannot be swapped; undefined unless that failed. */
  readonly error: unknown
}

/** What the visitor says yes to. */
export interface SwapConsent {
  /** True where the same swap as one before, whose outcome nobody knows, is meant once more. */
  readonly isRepeat?: boolean
}

/** The state of swaps, for views, hosts and other plugins. Observable. */
export interface Swaps {
  /** Tokens that can be swapped, those that the account has first. */
  readonly tokenBalances: readonly SwapToken[]
  readonly sourceToken: SwapToken | undefined
  readonly toToken: SwapToken | undefined
  /** In whole tokens, as plain digits. */
  readonly sourceTokenAmount: string
  readonly toTokenAmount: string
  /** In percent. */
  readonly slippage: number
  /** True while a wallet is asked. */
  readonly loading: boolean
  /** What is missing before `startReview`. */
  readonly problem: SwapProblem | undefined
  /** True where nothing can be swapped: another network, or nobody answers. `prepare` tries again. */
  readonly hasFailed: boolean
  /** The swap that is reviewed. */
  readonly reviewed: ReviewedSwapState | undefined
  /** Reads what can be swapped on the network in front. Once for each network and account. Never rejects. */
  prepare(): Promise<void>
  /** Fills in tokens by symbol or address, and an amount in whole tokens. The price is asked for by itself, and again while the page is seen. */
  fillIn(given: SwapDraft): void
  /** Puts the swap together and has the network try it, which `reviewed` tells of. Undefined while something is missing. */
  startReview(): object | undefined
  /**
   * Asks the wallet for `reviewed.next`, one step with each call: the visitor says yes to each. `reviewed.permit` is signed before the swap. Gives the name of the swap once the wallet has sent it; undefined
   * after an approval, and when it was not sent.
   */
  approve(consent?: SwapConsent): Promise<string | undefined>
  /** Leaves the review. What a wallet is asked for goes on. */
  endReview(): void
}

/** Swaps, of a kernel. */
export const swapKey = 'swap.swaps' as Key<Swaps>

/** Who swaps through the blockchain service. */
export const blockchainProviderKey = 'swap.blockchain-provider' as Key<SwapProvider>

/** Who swaps through an aggregator. */
export const aggregatorProviderKey = 'swap.aggregator-provider' as Key<SwapProvider>

/** Networks with swaps. */
export const swapNetworks: readonly CaipNetworkId[] = [
  ...['eip155:1', 'eip155:42161', 'eip155:10', 'eip155:324', 'eip155:8453', 'eip155:56', 'eip155:137', 'eip155:100'],
  ...['eip155:43114', 'eip155:250', 'eip155:8217', 'eip155:1313161554'],
] as const
