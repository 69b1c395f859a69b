import type { Convert } from './convert.js'
import type { Balance, Fungible, HistoryPage, Nft } from './shapes.js'

/** Reads one chain. A family of chains takes part by having one of these; everything else is the same for all. */
export interface ChainReader {
  readonly caipNetworkId: string
  /** True where nodes speak REST: the method of a call is a verb and a path, `GET v2/info`. */
  readonly isRest?: boolean
  /** Whether a text is an address here. */
  isAddress(text: string): boolean
  /** Holdings of an account: the native currency first, then tokens of which there is some. */
  balances(question: BalanceQuestion): Promise<readonly Balance[]>
  /** The one-of-a-kind tokens of an account; families without any leave this out. */
  nfts?(address: string): Promise<readonly Nft[]>
  /** History of an account, newest first. */
  history(question: HistoryQuestion): Promise<HistoryPage>
  /** Name and price of a token; undefined when there is no such token. */
  fungible(address: string): Promise<Fungible | undefined>
  /** Swaps, where the configuration says how. */
  readonly convert?: Convert | undefined
  /** Whether anybody may send this method to the chain's node through the proxy. */
  mayCall(method: string): boolean
}

export interface BalanceQuestion {
  readonly address: string
  /** Tokens that are looked at, and told, beside the known ones. */
  readonly also: readonly string[]
}

export interface HistoryQuestion {
  readonly address: string
  /** The beginning of the next page, as an earlier page said it. */
  readonly cursor?: string | undefined
  /** Called before a node is asked for more than a few things, with the number of calls. Rejects when that is too much for the caller. */
  readonly charge: (calls: number) => Promise<void>
}
