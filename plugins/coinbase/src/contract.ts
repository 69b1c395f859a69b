/** Facts of the app, as the SDK shows them to the visitor. */
export interface CoinbaseApp {
  readonly appName: string
  readonly appLogoUrl?: string | null
  readonly appChainIds: number[]
}

/** Accounts that are offered: a smart wallet by passkey, an own address of the extension or the app, or both. */
export type CoinbasePreference = 'all' | 'smartWalletOnly' | 'eoaOnly'

/** What both SDKs make. */
export interface CoinbaseSdkInstance {
  getProvider(): object
}

/** The module `@coinbase/wallet-sdk`. */
export interface CoinbaseWalletSdk {
  createCoinbaseWalletSDK(settings: CoinbaseApp & { readonly preference: { readonly options: CoinbasePreference } }): CoinbaseSdkInstance
}

/** The module `@base-org/account`, which follows it. It knows smart wallets only. */
export interface BaseAccountSdk {
  createBaseAccountSDK(settings: CoinbaseApp & { readonly preference: { readonly telemetry: boolean } }): CoinbaseSdkInstance
}

/** Options with which a host adds Coinbase Wallet. */
export interface CoinbaseOptions {
  /** Imports the SDK when somebody chose the wallet: `() => import('@coinbase/wallet-sdk')`, or `@base-org/account`. */
  readonly sdk: () => Promise<CoinbaseWalletSdk | BaseAccountSdk>
  /** `all` when absent. */
  readonly preference?: CoinbasePreference
  /** The name of the app; the title of the page when absent. */
  readonly appName?: string
  /** A picture of the app, which the SDK loads. */
  readonly appLogoUrl?: string
  /** Lets the SDK of Base Account tell its vendor what happens. It does not when absent. */
  readonly telemetry?: boolean
}
