import type { Question, Verdict } from './questions.js'

/** Switches of every wallet and of the person in front of it. Each may be changed at any time. */
export interface WalletSwitches {
  /**
   * `ask` opens a window in the page; the others are a person who has made up their mind, who says nothing, a wallet that breaks,
   * and one that says that another of its windows is open.
   */
  behavior: 'ask' | 'approve' | 'reject' | 'fail' | 'silent' | 'pending'
  /** Milliseconds before each answer. */
  delay: number
  /** Tells again what it has granted, as an event, right after it has. */
  answersTwice: boolean
}

/** Options of every wallet. */
export interface WalletOptions extends Partial<WalletSwitches> {
  readonly name: string
  /** A data URI. Without one it draws its first letter. */
  readonly icon?: string
  /** Storage of its state between pages; `localStorage` unless given. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
}

/** Answer in the place of the true one, until it is removed. */
export type WalletReply =
  | { readonly result: unknown }
  | { readonly error: { readonly code?: number; readonly message: string; readonly data?: unknown } }

/** A wallet with real keys that lives in a page, and what its owner does with it, whatever the family. */
export interface TestWallet<Request> extends WalletSwitches {
  readonly name: string
  /** Every account it has, whether the page may see them or not. */
  readonly addresses: readonly string[]
  /** The account in use. */
  readonly account: string
  readonly isPermitted: boolean
  readonly isLocked: boolean
  /** Everything the page asked, in order. */
  readonly requests: readonly Request[]
  /** Number of questions to the person, answered or not. */
  readonly prompts: number
  /** Questions that wait for the person. */
  readonly questions: readonly Question[]
  /** Names of the transactions that it has sent, in order. */
  readonly sent: readonly string[]
  readonly listeners: number
  /** Tells of each change of what it remembers, for those who show the wallet. */
  onChange(listener: () => void): void
  /** Answers everything that waits. */
  answer(verdict: Verdict): void
  /** Answers a method with something else from now on; without a reply, with the truth again. */
  reply(method: string, reply?: WalletReply): void
  changeAccount(address: string): void
  lock(): void
  unlock(): void
  /** The person takes the page's permission back. */
  revoke(): void
  /** It loses its line to the chain, and says so, where its family has words for it. */
  disconnect?(): void
  /** Forgets everything that it remembers. */
  forget(): void
  /** Leaves the page: nothing of it is heard or shown any more. */
  remove(): void
}
