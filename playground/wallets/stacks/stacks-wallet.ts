import type { TestWallet, WalletOptions } from '../shared/test-wallet.js'

/** An account and its key: 32 bytes as hex, and the byte that says that its public key is written short. */
export interface StacksKey {
  readonly address: string
  readonly secret: string
}

/** Request of a page, by SIP-030. */
export interface StacksRequest {
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

export interface StacksWalletOptions extends WalletOptions {
  readonly keys: readonly StacksKey[]
  /** Node by which it sends transactions. */
  readonly url?: string
  /** Methods that it does not know. */
  readonly lacks?: readonly string[]
  /** It changes what it is asked to sign, as a wallet does that is not to be trusted. */
  readonly changesTransactions?: boolean
  /** Names itself on the page by WBIP-004. On, unless told otherwise. */
  readonly isRegistered?: boolean
}

/** What a page is given of a wallet. */
export interface StacksPageProvider {
  request(method: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>
  listen(event: string, listener: (told: unknown) => void): () => void
}

/** A Stacks wallet with real keys that lives in a page. */
export interface StacksWallet extends TestWallet<StacksRequest> {
  /** The wallet as a page gets it. */
  readonly provider: StacksPageProvider
  /** Names itself on the page, as a wallet does that has just come. */
  register(): void
}
