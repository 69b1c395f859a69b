import type { AccountType } from '../../wallets/contract/account.js'
import type { WalletEntry } from '../../wallets/contract/asset.js'
import type { CaipNetworkId } from '../../core/caip/ids.js'
import type { Network } from '../../wallets/contract/network.js'
import type { EndpointName, FeatureKey } from '../../core/open.js'
import type { LogLevel } from '../../core/ports.js'
import type { Orders } from '../features/orders.js'

/** Addresses of the named services. A service without an entry is never contacted. The relay may have stand-ins. */
export type EndpointUrls = { readonly [K in EndpointName]?: K extends 'relay' | 'nameGateways' ? readonly string[] : string }

/** Settings of the host for the switches; the project configuration wins over it. `true` on a list means its default. */
export type FeatureSettings = { readonly [K in FeatureKey]?: boolean | readonly string[] }

/** Introduction of the host to wallets. */
export interface AppMetadata {
  readonly name?: string
  readonly description?: string
  readonly url?: string
  readonly icons?: readonly string[]
}

/** Orders in which the views show things; without `connectMethods` that one follows what the browser has. */
export type OrderOptions = Omit<Orders, 'connectMethods'> & Partial<Pick<Orders, 'connectMethods'>>

/** Wallets that the list shows, by their ids. */
export interface WalletOptions {
  readonly featured: readonly string[]
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly custom: readonly WalletEntry[]
}

/** Icons that the host brings, by network id and by connector id. */
export interface ImageOptions {
  readonly networks: Readonly<Record<string, string>>
  readonly connectors: Readonly<Record<string, string>>
}

/** A token whose balance stands for the native one on its network. */
export interface TokenOption {
  readonly address: string
  readonly image?: string
}

/** Options of the host: read once at the start, copied, checked and frozen. Records have no prototype. */
export interface KernelOptions {
  /** Required. It goes with every call to a named service. */
  readonly projectId?: string
  /** The networks of the app; the first is the default. */
  readonly networks: readonly Network[]
  /** The network to begin with. */
  readonly defaultNetwork?: Network
  /** The services, each by its address. None has a default: nobody is contacted but these and the nodes of the networks. */
  readonly endpoints: EndpointUrls
  /** The app, as wallets and the modal show it. */
  readonly metadata: AppMetadata
  /** The switches. The remote configuration wins where a service has one. */
  readonly features: FeatureSettings
  /** In which order ways to connect, connectors, providers and actions stand. */
  readonly orders: OrderOptions
  /** The core build: no remote features, no project configuration. */
  readonly basic: boolean
  /** The modal is a part of the page, in a `<billfold-modal>`. */
  readonly isEmbedded: boolean
  /** The host shows pairing links itself. */
  readonly manualPairing: boolean
  /** Restore connections at start; otherwise everything starts disconnected. */
  readonly reconnect: boolean
  /** Whether the visitor may choose a network here. */
  readonly networkSwitch: boolean
  /** A wallet of several families asks which one to connect, instead of beginning with the app's first. */
  readonly chooseFamily: boolean
  /** Whether a wallet may stay on a network that the app does not use. */
  readonly allowUnsupportedNetwork: boolean
  /** Whether the question for another network can be closed. */
  readonly unsupportedNetworkDismissible: boolean
  /** The account type of a new connection, by family. */
  readonly defaultAccountTypes: Readonly<Record<string, AccountType>>
  /** The host's own sign-in: a service, handed on as it is. */
  readonly siwx?: object
  /** A sign-in of the older kind, for one family; never together with `siwx`. */
  readonly siweConfig?: object
  /** Wallets by id, rdns or name: `featured` stand in front, `include` and `exclude` choose, `custom` are your own. */
  readonly wallets: WalletOptions
  /** The terms of the app, under the ways to connect. */
  readonly termsUrl?: string
  /** The privacy policy of the app, under the ways to connect. */
  readonly privacyUrl?: string
  /** The token that stands for the balance, by network. */
  readonly tokens: Readonly<Record<CaipNetworkId, TokenOption>>
  /** The host's own chain RPC endpoints, used before any other. */
  readonly rpcUrls: Readonly<Record<CaipNetworkId, readonly string[]>>
  /** Icons by network id and connector id. */
  readonly images: ImageOptions
  /** Keeps apart what several handles of one origin store. */
  readonly storagePrefix: string
  /** Sent with every call as `st`. */
  readonly sdkType: string
  /** Sent with every call as `sv`. */
  readonly sdkVersion: string
  /** Shows alerts to the visitor too, and not only in the log. */
  readonly debug: boolean
  /** What is logged; `error` by default. */
  readonly logLevel: LogLevel
  /** Stands in for the remote list of allowed origins, which is then not asked for. */
  readonly allowedOrigins?: readonly string[]
}
