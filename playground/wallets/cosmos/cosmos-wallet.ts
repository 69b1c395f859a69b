import type { TestWallet, WalletOptions } from '../shared/test-wallet.js'

/** An account and its key: the secret as hex. */
export interface CosmosKey {
  readonly address: string
  readonly secret: string
}

/** Request of a page to a wallet with the interface of Keplr. */
export interface CosmosRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

export interface CosmosWalletOptions extends WalletOptions {
  readonly keys: readonly CosmosKey[]
  /** The chains that it knows: the local one, unless given. */
  readonly chainIds?: readonly string[]
  /** The name under which it stands on the window; its own name in small letters unless given. Empty: it stands nowhere. */
  readonly place?: string
  /** A hardware wallet: it signs nothing but Amino. */
  readonly isLedger?: boolean
  /** It changes what it is asked to sign, as a wallet does that is not to be trusted. */
  readonly changesTransactions?: boolean
}

/** A wallet with the interface of Keplr and with real keys that lives in a page. */
export interface CosmosWallet extends TestWallet<CosmosRequest> {
  /** What a page finds on its window. */
  readonly keplr: Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>
}
