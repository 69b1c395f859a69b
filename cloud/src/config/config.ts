import type { AccountsConfig, FarcasterConfig, ProviderConfig, SecureSiteConfig, SignInConfig } from './accounts-config.js'

/** One app, or a group of apps, that may use the services. */
export interface Project {
  readonly id: string
  /** Origins, or patterns with stars; every page when absent. */
  readonly origins?: readonly string[] | undefined
  readonly features: readonly FeatureRow[]
  readonly isAnalyticsEnabled: boolean
  /** Who can open the recovery shares of its accounts: the service, or the person alone, by a passkey or a written code. */
  readonly recovery?: 'automatic' | 'passkey' | 'code' | undefined
}

/** One switch of a project. A null config leaves the switch to the app. */
export interface FeatureRow {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

/** A token that is looked at when balances are asked for. What is absent is read from the chain. */
export interface TokenConfig {
  readonly address: string
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
  readonly iconUrl?: string | undefined
  /** In US dollars. */
  readonly price?: number | undefined
  /** A constant-product pool of this token and one that has a price. */
  readonly pool?: string | undefined
}

export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** What chains of Cosmos call its smallest unit. */
  readonly denom?: string | undefined
}

/** A chain that the services read. */
export interface NetworkConfig {
  readonly caipNetworkId: `${string}:${string}`
  readonly name: string
  readonly rpcUrl: string
  readonly nativeCurrency: NativeCurrency
  /** An index of the network, for what its nodes do not know: of Polkadot a Subscan API, of Bitcoin an ord server. */
  readonly indexUrl?: string | undefined
  /** What the index knows this server by. It stays here. */
  readonly indexKey?: string | undefined
  /** Of the native currency, in US dollars. */
  readonly price?: number | undefined
  readonly imageId?: string | undefined
  readonly tokens: readonly TokenConfig[]
  /** Where tokens are swapped; absent where they are not. */
  readonly convert?: ConvertConfig | undefined
  /** Collections whose transfers are marked as spam. */
  readonly spam: readonly string[]
  /** History begins here. */
  readonly firstBlock: number
  /** Accounts that are more than a key, where somebody carries their operations out. */
  readonly smartAccounts?: SmartAccountsConfig | undefined
}

/** Smart accounts of a network (ERC-4337, entry point 0.8). */
export interface SmartAccountsConfig {
  /** Who carries operations out. */
  readonly bundlerUrl: string
  /** Who pays for them (ERC-7677); each account for itself when absent. */
  readonly paymasterUrl?: string | undefined
  /** `upgrade` gives the address of a key code, by EIP-7702; `separate` has another address, where the network does not know that. */
  readonly kind: 'upgrade' | 'separate'
  /** The code that an address is upgraded to. */
  readonly upgradeTo: `0x${string}`
  /** What makes separate accounts, and the code that they have. */
  readonly factory?: `0x${string}` | undefined
  readonly accountCode?: `0x${string}` | undefined
}

/** The contracts through which the tokens of an EVM network are swapped. */
export interface ConvertConfig {
  /** A router with `getAmountsOut` and the `swapExact…` functions of Uniswap 2. */
  readonly router: `0x${string}`
  /** The network's own coin as a token. Absent: it is not swapped. */
  readonly wrapped?: `0x${string}` | undefined
  /** True where the router has `multicall` and `selfPermit` of Uniswap 3: it takes a signed permit (EIP-2612) in place of an approval. */
  readonly permits?: boolean | undefined
}

/** An exchange where people pay for coins that it sends. */
export interface ExchangeConfig {
  readonly id: string
  readonly name: string
  /** A picture; one is drawn from the name when absent. */
  readonly imageUrl?: string | undefined
  /** Where it takes orders, and what it knows this server by. Both stay here. */
  readonly url: string
  readonly key: string
  /** The assets that it sends, by CAIP-19 id; whatever it is asked for when absent. */
  readonly assets?: readonly string[] | undefined
}

/** Places that collectibles are described and pictured at. What lies anywhere else is left alone. */
export interface CollectiblesConfig {
  /** A gateway of IPFS, with a slash at the end: what follows is a content id. */
  readonly ipfs?: string | undefined
  /** A gateway of Arweave, the same way. */
  readonly arweave?: string | undefined
  /** Hosts, or the names below a domain: `*.example.org`. No scheme means https. */
  readonly hosts: readonly string[]
}

/** A person's name for an account. */
export interface NameConfig {
  readonly address: string
  readonly name: string
  readonly avatar?: string | undefined
}

/** A wallet as the wallet list has it. */
export interface WalletConfig {
  readonly id: string
  readonly name: string
  readonly homepage?: string | null | undefined
  readonly image_id?: string | undefined
  readonly order?: number | undefined
  readonly mobile_link?: string | null | undefined
  readonly desktop_link?: string | null | undefined
  readonly webapp_link?: string | null | undefined
  readonly link_mode?: string | null | undefined
  readonly app_store?: string | null | undefined
  readonly play_store?: string | null | undefined
  readonly chrome_store?: string | null | undefined
  readonly rdns?: string | null | undefined
  readonly chains?: readonly string[] | undefined
  readonly badge_type?: string | undefined
  readonly injected?: readonly { readonly namespace?: string | undefined; readonly injected_id?: string | undefined }[] | undefined
}

/** Everything that a cloud is told, with every gap filled. */
export interface CloudConfig {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** Where pages find this server, when that is not where it listens. */
  readonly publicUrl?: string | undefined
  /** True behind a proxy that adds the caller's address to `X-Forwarded-For`. */
  readonly trustProxy: boolean
  /** Opens the route that makes other routes fail. For tests only. */
  readonly allowFaults: boolean
  /** A PostgreSQL server to remember in, which several clouds may share. */
  readonly databaseUrl?: string | undefined
  /** A folder for a database of the cloud's own; without it and a server everything is gone when the cloud ends. */
  readonly dataFolder?: string | undefined
  /** Which database of its own: PostgreSQL where it runs, else PGlite, when absent. */
  readonly engine?: 'embedded' | 'pglite' | undefined
  /** The system user that PostgreSQL runs as when root starts the cloud; `postgres`, else `nobody`, when absent. */
  readonly databaseUser?: string | undefined
  /** The JSON file of an earlier version, taken over once and left as it is. */
  readonly storeFile?: string | undefined
  /** Calls that one project may make from one address. */
  readonly rateLimit: { readonly calls: number; readonly seconds: number }
  readonly bodyBytes: number
  /** Secrets of projects whose own servers vouch for their pages, by project. They stay out of the database. */
  readonly verifySecrets: Readonly<Record<string, string>>
  /** Sockets of the relay that one address of the network may have open. */
  readonly socketsPerAddress?: number | undefined
  /** How much is logged; `info` has a line for each call. */
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** How long calls and sockets may take to finish when the command is told to stop. */
  readonly drainSeconds: number
  /** Opens `/metrics` to whoever sends it as a bearer token. */
  readonly metricsSecret?: string | undefined
  /** Opens the admin page to whoever knows it. */
  readonly adminSecret?: string | undefined
  /** People log in by e-mail and social providers when this is there. */
  readonly accounts?: AccountsConfig | undefined
  /** Signs people in by their wallets for apps without a backend; nobody when absent. */
  readonly signIn?: SignInConfig | undefined
  /** Of tokens and codes. The first makes new ones, the others still open old ones; the same for the two below. */
  readonly accountSecrets?: readonly string[] | undefined
  /** Seal the shares of keys that a fresh login is given. */
  readonly authShareSecrets?: readonly string[] | undefined
  /** Seal the shares of keys that a new browser needs beside those. */
  readonly recoveryShareSecrets?: readonly string[] | undefined
  /** Opens the service at `accounts.recoveryKeysUrl`, and the one that the command `recovery-keys` serves. */
  readonly recoveryKeysSecret?: string | undefined
  /** The mail server: `smtps://user:password@host`. */
  readonly smtpUrl?: string | undefined
  /** Providers of logins, by name. */
  readonly loginProviders: Readonly<Record<string, ProviderConfig>>
  readonly projects: readonly Project[]
  readonly networks: readonly NetworkConfig[]
  /** Exchanges that people pay from. */
  readonly exchanges: readonly ExchangeConfig[]
  readonly names: readonly NameConfig[]
  /** Endings of the names that people register: new ones end with the first, the others are kept. None registers nothing. */
  readonly nameZones: readonly string[]
  /** Where names and pictures of collectibles are fetched from; nowhere unless named. */
  readonly collectibles: CollectiblesConfig
  /** Who sells coins for cards: where its calls are. Nothing is sold when absent. */
  readonly onramp?: { readonly apiUrl: string } | undefined
  /** What the seller knows the cloud by. */
  readonly onrampSecret?: string | undefined
  /** The packaged registry when absent. */
  readonly wallets?: readonly WalletConfig[] | undefined
  /** Pictures as `data:` URLs by their id, currency code or token symbol; others are drawn. */
  readonly pictures: Readonly<Record<string, string>>
}

/** What a config file, or a caller of `startCloud`, writes: projects, and what differs from the usual. */
export type CloudOptions = Partial<Omit<CloudConfig, 'projects' | 'networks' | 'accounts' | 'signIn' | 'collectibles'>> & {
  readonly accounts?: AccountsOptions | undefined
  readonly signIn?: Partial<SignInConfig> | undefined
  readonly collectibles?: Partial<CollectiblesConfig> | undefined
  readonly projects: readonly (Pick<Project, 'id'> & Partial<Project>)[]
  readonly networks?: readonly NetworkOptions[]
  /** For editors. */
  readonly $schema?: string
}

/** What a configuration writes of a network. */
export type NetworkOptions = Pick<NetworkConfig, 'caipNetworkId' | 'name' | 'rpcUrl'> &
  Partial<Omit<NetworkConfig, 'smartAccounts'>> & {
    readonly smartAccounts?: (Pick<SmartAccountsConfig, 'bundlerUrl'> & Partial<SmartAccountsConfig>) | undefined
  }

/** What a configuration writes of accounts. */
export type AccountsOptions = Pick<AccountsConfig, 'mailFrom'> &
  Partial<Omit<AccountsConfig, 'secureSite' | 'farcaster'>> & {
    readonly secureSite?: Partial<SecureSiteConfig> | undefined
    readonly farcaster?: (Pick<FarcasterConfig, 'rpcUrl'> & Partial<FarcasterConfig>) | undefined
  }
