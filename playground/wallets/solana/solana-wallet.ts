import type { SignsAs } from './features.js'
import type { StandardTestWallet, StandardWalletOptions } from '../shared/standard-held-wallet.js'

/** An account and its key: the 32 bytes that the key pair is made of, as hex. */
export interface SolanaKey {
  readonly address: string
  readonly seed: string
}

export interface SolanaWalletOptions extends StandardWalletOptions {
  readonly keys: readonly SolanaKey[]
  /** Node that it sends transactions to, when it is asked to send them by itself. */
  readonly url?: string
  /** Signs in otherwise than the page asked for. */
  readonly signsAs?: SignsAs
}

/** A Solana wallet with real keys that lives in a page. */
export type SolanaWallet = StandardTestWallet
