import type { Wallet, WalletAccount } from '@wallet-standard/base'

import type { Question, Verdict } from '../evm/questions.js'

/** An account and its key: the 32 bytes that the key pair is made of, as hex. */
export interface SolanaKey {
  readonly address: string
  readonly seed: string
}

/** What a page asked of a wallet. */
export interface SolanaRequest {
  readonly method: string
  readonly inputs: readonly unknown[]
}

/** How the wallet, and the person in front of it, behave. Each may be changed at any time. */
export interface SolanaWalletSwitches {
  /**
   * `ask` opens a window in the page; the others are a person who has made up their mind, who says nothing, a wallet that breaks,
   * and one that says that another of its windows is open.
   */
  conduct: 'ask' | 'approve' | 'reject' | 'fail' | 'silent' | 'pending'
  /** Milliseconds before each answer. */
  delay: number
  /** Tells its accounts again, as a change, right after it has granted them. */
  answersTwice: boolean
}

export interface SolanaWalletOptions extends Partial<SolanaWalletSwitches> {
  /** Under this name it is known to pages, and keeps what it remembers. */
  readonly name: string
  /** A data URI. Without one it draws its first letter. */
  readonly icon?: string
  readonly keys: readonly SolanaKey[]
  /** What it calls the chains that it serves: the local one, unless given. */
  readonly chains?: readonly `${string}:${string}`[]
  /** Where it sends transactions, when it is asked to send them by itself. */
  readonly url?: string
  /** Features that it does not have. */
  readonly lacks?: readonly string[]
  /** Registers by the Wallet Standard. On, unless told otherwise. */
  readonly isRegistered?: boolean
  /** Where it remembers its state between pages; `localStorage` unless given. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
}

/** What it says instead of the truth, until told otherwise. */
export type SolanaReply = { readonly result: unknown } | { readonly error: { readonly code?: number; readonly message: string } }

/** A Solana wallet with real keys that lives in a page. */
export interface SolanaWallet extends SolanaWalletSwitches {
  readonly name: string
  /** What a page gets of it, by the Wallet Standard. */
  readonly standard: Wallet
  /** Every account it has, whether the page may see them or not. */
  readonly addresses: readonly string[]
  /** The accounts that the page may see, the one in use first. */
  readonly visible: readonly WalletAccount[]
  readonly isPermitted: boolean
  readonly isLocked: boolean
  /** Everything the page asked, in order. */
  readonly requests: readonly SolanaRequest[]
  /** How often the person was asked something, answered or not. */
  readonly prompts: number
  /** What waits for the person. */
  readonly questions: readonly Question[]
  /** Signatures of what it has sent by itself, in order. */
  readonly sent: readonly string[]
  readonly listeners: number
  /** Answers everything that waits. */
  answer(verdict: Verdict): void
  /** Answers a feature with something else from now on; without a reply, with the truth again. */
  reply(method: string, reply?: SolanaReply): void
  changeAccount(address: string): void
  /** The person moves the wallet to other chains. */
  changeChains(...chains: readonly `${string}:${string}`[]): void
  lock(): void
  unlock(): void
  /** The person takes the page's permission back. */
  revoke(): void
  /** Registers again, as a wallet does that has just come. */
  register(): void
  /** Forgets everything that it remembers. */
  forget(): void
  /** Leaves the page. */
  remove(): void
}
