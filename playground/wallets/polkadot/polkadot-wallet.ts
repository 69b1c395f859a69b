import type { TestWallet, WalletOptions } from '../shared/test-wallet.js'

/** An account and its key: of which kind it is, and the 32 bytes that it is made of, as hex. */
export interface PolkadotKey {
  readonly address: string
  readonly scheme: 'sr25519' | 'ed25519' | 'ecdsa'
  readonly secret: string
}

/** Request of a page to an extension. */
export interface PolkadotRequest {
  readonly method: string
  readonly inputs: readonly unknown[]
}

export interface PolkadotWalletOptions extends WalletOptions {
  readonly keys: readonly PolkadotKey[]
  /** The first block of the network that its accounts are bound to; for every network when absent. */
  readonly genesisHash?: string
  /** Its keys are in a device, which signs no transaction without the hash of the metadata: the extension adds it, and hands the transaction over whole. */
  readonly isDevice?: boolean
  /** It changes what it is asked to sign, as a wallet does that is not to be trusted. */
  readonly changesTransactions?: boolean
}

/** An extension with real keys that lives in a page, in `injectedWeb3` by its name. */
export interface PolkadotWallet extends TestWallet<PolkadotRequest> {
  /** The accounts that the page may see. */
  readonly visible: readonly string[]
}
