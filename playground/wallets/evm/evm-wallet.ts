import type { Question, Verdict } from './questions.js'

/** What a page asks a wallet. */
export interface WalletRequest {
  readonly method: string
  readonly params?: unknown
}

/** What a page gets of a wallet: EIP-1193. */
export interface EvmProvider {
  readonly request: (request: WalletRequest) => Promise<unknown>
  readonly on: (event: string, listener: (payload: unknown) => void) => void
  readonly removeListener: (event: string, listener: (payload: unknown) => void) => void
}

/** A token that the wallet tells about when it is asked for assets. */
export interface KnownToken {
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** How the wallet, and the person in front of it, behave. Each may be changed at any time. */
export interface EvmWalletSwitches {
  /**
   * `ask` opens a window in the page; the others are a person who has made up their mind, who says nothing, a wallet that breaks,
   * and one that says that another of its windows is open.
   */
  conduct: 'ask' | 'approve' | 'reject' | 'fail' | 'silent' | 'pending'
  /** Milliseconds before each answer. */
  delay: number
  /** Tells accounts and chain again, as events, right after it has granted accounts. */
  answersTwice: boolean
  /** Hides the code of an unknown chain in the data of a -32603, as some mobile wallets do. */
  wrapsErrors: boolean
  /** Says that it has switched, and has not. */
  ignoresSwitch: boolean
  /** Switches to a chain as soon as it is added. */
  switchesOnAdd: boolean
  /** Knows `wallet_revokePermissions`. */
  knowsRevoke: boolean
  /** Knows EIP-5792: `wallet_getCapabilities`, `wallet_sendCalls` and what belongs to them. */
  knowsCalls: boolean
  /** Knows `wallet_getAssets`. */
  knowsAssets: boolean
}

export interface EvmWalletOptions extends Partial<EvmWalletSwitches> {
  readonly name: string
  /** Under this name it is known to pages, and keeps what it remembers. */
  readonly rdns: string
  /** A data URI. Without one it draws its first letter. */
  readonly icon?: string
  readonly privateKeys: readonly `0x${string}`[]
  /** Where it reads each chain that it knows from the start. */
  readonly chains: Readonly<Record<number, string>>
  /** The chain it is on at first; the lowest that it knows, unless given. */
  readonly chainId?: number
  readonly tokens?: Readonly<Record<number, readonly KnownToken[]>>
  /** Announces itself by EIP-6963. On, unless told otherwise. */
  readonly isAnnounced?: boolean
  /** Puts itself at `window.ethereum`. */
  readonly isLegacy?: boolean
  /** Marks on the provider, such as `isMetaMask`. */
  readonly flags?: Readonly<Record<string, boolean>>
  /** Where it remembers its state between pages; `localStorage` unless given. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
}

/** What it says instead of the truth, once or until told otherwise. */
export type WalletReply =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }

/** A wallet with real keys that lives in a page. */
export interface EvmWallet extends EvmWalletSwitches {
  readonly name: string
  readonly rdns: string
  readonly provider: EvmProvider
  /** Every account it has, whether the page may see them or not. */
  readonly addresses: readonly string[]
  /** The one in use. */
  readonly account: string
  readonly chainId: number
  readonly isPermitted: boolean
  readonly isLocked: boolean
  /** Everything the page asked, in order. */
  readonly requests: readonly WalletRequest[]
  /** How often the person was asked something, answered or not. */
  readonly prompts: number
  /** What waits for the person. */
  readonly questions: readonly Question[]
  /** Hashes of what it has sent, in order. */
  readonly sent: readonly string[]
  readonly listeners: number
  /** Answers everything that waits. */
  answer(verdict: Verdict): void
  /** Answers a method with something else from now on; without a reply, with the truth again. */
  reply(method: string, reply?: WalletReply): void
  changeAccount(address: string): void
  /** The person picks a chain, known to the page or not; without a url it must be known to the wallet. */
  changeChain(chainId: number, url?: string): void
  lock(): void
  unlock(): void
  /** The person takes the page's permission back. */
  revoke(): void
  /** It loses its line to the chain, and says so. */
  disconnect(code?: number): void
  /** Says an event as it is given. */
  emit(event: string, payload: unknown): void
  announce(): void
  /** Forgets everything that it remembers. */
  forget(): void
  /** Leaves the page: no more announcements, listeners, windows. */
  remove(): void
}
