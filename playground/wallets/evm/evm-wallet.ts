import type { TestWallet, WalletOptions, WalletSwitches } from '../shared/test-wallet.js'

/** Request of a page to a wallet. */
export interface WalletRequest {
  readonly method: string
  readonly params?: unknown
}

/** Provider of a wallet by EIP-1193. */
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

/** Switches of the wallet and of the person in front of it. Each may be changed at any time. */
export interface EvmWalletSwitches extends WalletSwitches {
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
  /** Carries out several calls as one: the account takes on code for it (EIP-7702). */
  isAtomic: boolean
  /** Knows `wallet_getAssets`. */
  knowsAssets: boolean
}

export interface EvmWalletOptions extends WalletOptions, Partial<EvmWalletSwitches> {
  /** Under this name it is known to pages, and keeps what it remembers. */
  readonly rdns: string
  readonly privateKeys: readonly `0x${string}`[]
  /** Nodes of the chains that it knows from the start. */
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
}

/** An EVM wallet with real keys that lives in a page. */
export interface EvmWallet extends TestWallet<WalletRequest>, EvmWalletSwitches {
  readonly rdns: string
  readonly provider: EvmProvider
  readonly chainId: number
  /** The person picks a chain, known to the page or not; without a url it must be known to the wallet. */
  changeChain(chainId: number, url?: string): void
  /** It loses its line to the chain, and says so. */
  disconnect(code?: number): void
  /** Says an event as it is given. */
  emit(event: string, payload: unknown): void
  announce(): void
}
