import type { StandardTestWallet, StandardWalletOptions } from '../shared/standard-held-wallet.js'

/** An account and its key: of which kind it is, and the secret as hex. */
export interface SuiKey {
  readonly address: string
  readonly scheme: 'ed25519' | 'secp256k1' | 'secp256r1'
  readonly secret: string
}

export interface SuiWalletOptions extends StandardWalletOptions {
  readonly keys: readonly SuiKey[]
  /** Node by which it completes and sends transactions. */
  readonly url?: string
  /** It changes what it is asked to sign, as a wallet does that is not to be trusted. */
  readonly changesTransactions?: boolean
}

/** A Sui wallet with real keys that lives in a page. */
export type SuiWallet = StandardTestWallet
