/** What people log in with, and where the page stands that holds their keys. */
export interface AccountsConfig {
  /** Who codes come from: `Billfold <accounts@example.com>`. */
  readonly mailFrom: string
  /** True when a browser that is new to an address is confirmed by a link before the code is sent. */
  readonly deviceLinks: boolean
  readonly secureSite: SecureSiteConfig
  readonly farcaster?: FarcasterConfig | undefined
  /** A service that keeps the key of recovery shares, in place of `recoveryShareSecrets`. */
  readonly recoveryKeysUrl?: string | undefined
}

/** The page that holds keys: an origin of its own, served by the cloud. */
export interface SecureSiteConfig {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** Where pages find it, when that is not where it listens. */
  readonly publicUrl?: string | undefined
  /** Its built files; those that come with the cloud when absent. */
  readonly folder?: string | undefined
}

export interface FarcasterConfig {
  /** The relay through which the app of a person answers. */
  readonly relayUrl: string
  /** A node of the chain that says whose address an id belongs to. */
  readonly rpcUrl: string
  /** The contract that says so. */
  readonly registry: `0x${string}`
}

/** A provider of logins, and who the cloud is to it. */
export interface ProviderConfig {
  /** Of OpenID Connect. Names that are known need none. */
  readonly issuer?: string | undefined
  readonly clientId: string
  readonly clientSecret?: string | undefined
  /** A key that signs what takes the place of a secret, as PEM. */
  readonly privateKey?: string | undefined
  readonly keyId?: string | undefined
  readonly teamId?: string | undefined
  /** Where the provider is, when that is not where everybody finds it. */
  readonly authorizationUrl?: string | undefined
  readonly tokenUrl?: string | undefined
  readonly userUrl?: string | undefined
}

/** Signing in by a wallet at the cloud, for apps without a backend of their own. */
export interface SignInConfig {
  /** Who codes for addresses come from; as accounts have it, when absent. Without either nobody can confirm an address. */
  readonly mailFrom?: string | undefined
  /** How long a session counts. */
  readonly sessionHours: number
}
