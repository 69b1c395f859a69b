import type { ListedWallet } from '@billfold/kernel'

export interface WalletsOptions {
  /** False: without the `wallet` endpoint there is no list, and the packaged registry is never loaded. */
  readonly registry?: boolean
}

/** Which wallets are asked for. */
export interface WalletQuestion {
  /** From 1. */
  readonly page: number
  readonly entries: number
  /** Ids; when given, no others are answered. */
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-2 ids of networks, of which a wallet serves one at least. */
  readonly chains?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badge_type?: 'certified' | undefined
}

/** One page of a list. */
export interface WalletAnswer {
  readonly data: readonly ListedWallet[]
  /** How many there are on all pages. */
  readonly count: number
}

/** What whoever asks wants of it. */
export interface WalletAsking {
  readonly signal: AbortSignal
  /** Hears that it is asked again by itself, after so many milliseconds. */
  onWait(milliseconds: number): void
}

/** Where the list asks: a service, or the packaged registry. */
export interface WalletSupply {
  ask(question: WalletQuestion, asking: WalletAsking): Promise<WalletAnswer>
}
