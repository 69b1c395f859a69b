import type { TestWallet, WalletOptions } from '../shared/test-wallet.js'

/** Somebody's key, as hex, and the address for payments that it has on the local chain, by which the account is named. */
export interface BitcoinKey {
  readonly address: string
  readonly secret: string
}

/** Networks that the wallets know. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'regtest'

/** Ways in which wallets of Bitcoin stand in a page: by WBIP-004, by the Bitcoin Wallet Standard, and with the methods of UniSat. */
export type BitcoinStandard = 'wbip' | 'wallet-standard' | 'unisat'

export interface BitcoinWalletOptions extends WalletOptions {
  readonly keys: readonly BitcoinKey[]
  /** By WBIP-004, unless told otherwise. */
  readonly standard?: BitcoinStandard
  /** The network it is on: the local one, unless told otherwise. */
  readonly network?: BitcoinNetworkName
  /** The place on the window of one with the methods of UniSat. */
  readonly place?: string
  /** Methods that it does not know. */
  readonly lacks?: readonly string[]
  /** It changes what it is asked to sign, as a wallet does that is not to be trusted. */
  readonly changesTransactions?: boolean
  /** It signs with the key of another, as one does that lost its own. */
  readonly signsAsAnother?: boolean
  /** Stands in the page. On, unless told otherwise. */
  readonly isRegistered?: boolean
}

/** Request of a page, whatever the standard. */
export interface BitcoinRequest {
  readonly method: string
}

/** A Bitcoin wallet with real keys that lives in a page. */
export interface BitcoinWallet extends TestWallet<BitcoinRequest> {
  /** The object that the page gets. */
  readonly provider: object
  /** The person moves the wallet to another network. */
  changeNetwork?(network: BitcoinNetworkName): void
}
