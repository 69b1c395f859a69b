import type { Wallet, WalletAccount } from '@wallet-standard/base'

import type { TestWallet, WalletOptions } from '../shared/test-wallet.js'

/** An account and its key: the 32 bytes that the key pair is made of, as hex. */
export interface SolanaKey {
  readonly address: string
  readonly seed: string
}

/** Request of a page to a wallet. */
export interface SolanaRequest {
  readonly method: string
  readonly inputs: readonly unknown[]
}

export interface SolanaWalletOptions extends WalletOptions {
  readonly keys: readonly SolanaKey[]
  /** Ids of the chains that it serves: the local one, unless given. */
  readonly chains?: readonly `${string}:${string}`[]
  /** Node that it sends transactions to, when it is asked to send them by itself. */
  readonly url?: string
  /** Features that it does not have. */
  readonly lacks?: readonly string[]
  /** Registers by the Wallet Standard. On, unless told otherwise. */
  readonly isRegistered?: boolean
}

/** A Solana wallet with real keys that lives in a page. */
export interface SolanaWallet extends TestWallet<SolanaRequest> {
  /** The wallet as a page gets it, by the Wallet Standard. */
  readonly standard: Wallet
  /** The accounts that the page may see, the one in use first. */
  readonly visible: readonly WalletAccount[]
  /** The person moves the wallet to other chains. */
  changeChains(...chains: readonly `${string}:${string}`[]): void
  /** Registers again, as a wallet does that has just come. */
  register(): void
}
