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
}

/** A token that can be swapped, and what of it the account has. */
export interface SwapToken extends ListedToken {
  /** Its address in lower case; empty for the network's own coin. */
  readonly key: string
  readonly chainId: CaipNetworkId
  /** The balance in the smallest unit. */
  readonly held: bigint
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
  /** Of the first, in the smallest unit. */
  readonly amount: bigint
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
  /** What comes out, in the smallest unit; undefined where nothing leads there. */
  quote(order: SwapOrder & { readonly gasPrice: bigint }, signal: AbortSignal): Promise<bigint | undefined>
  /** The price of one unit of gas. */
  gasPrice(network: Network, signal: AbortSignal): Promise<bigint>
  /** How much of the first token may be taken already. */
  allowance(order: SwapOrder, signal: AbortSignal): Promise<bigint>
  approval(order: SwapOrder, signal: AbortSignal): Promise<SwapApproval>
  /** Slippage in percent. */
  transaction(order: SwapOrder & { readonly slippage: number }, signal: AbortSignal): Promise<TransactionRequest>
}

/** An entry of `swap.providers`: the first one that serves a network is asked. */
export interface SwapProviderEntry {
  readonly name: string
  readonly networks: readonly CaipNetworkId[]
  readonly provider: Key<SwapProvider>
}

/** Options of swaps. */
export interface SwapOptions {
  /** Networks with swaps beside the twelve: those of a cloud of one's own. */
  readonly networks?: readonly CaipNetworkId[]
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
    /** The swap that a wallet was last asked for, until it is known what became of it. */
    'swap.open': OpenSwap
  }
}

/** A swap that a wallet was asked for. */
export interface OpenSwap {
  readonly at: number
  readonly account: CaipAddress
  /** What is swapped for what. */
  readonly deed: string
}

/** The state of swaps, for views, hosts and other plugins. Observable. */
export interface Swaps {
  readonly sourceToken: SwapToken | undefined
  readonly toToken: SwapToken | undefined
  /** In whole tokens, as plain digits. */
  readonly sourceTokenAmount: string
  readonly toTokenAmount: string
  /** In percent. */
  readonly slippage: number
  /** True while a wallet is asked. */
  readonly loading: boolean
  /** Fills in tokens by symbol or address, and an amount in whole tokens. */
  fillIn(given: SwapArguments): void
}

/** Swaps, of a kernel. */
export const swapKey = 'swap.swaps' as Key<Swaps>

/** Who swaps through the blockchain service. */
export const blockchainProviderKey = 'swap.blockchain-provider' as Key<SwapProvider>

/** Networks with swaps. */
export const swapNetworks: readonly CaipNetworkId[] = [
  ...['eip155:1', 'eip155:42161', 'eip155:10', 'eip155:324', 'eip155:8453', 'eip155:56', 'eip155:137', 'eip155:100'],
  ...['eip155:43114', 'eip155:250', 'eip155:8217', 'eip155:1313161554'],
] as const
