/**
 * The names that plugins may add to, by module augmentation: `declare module '@billfold/kernel' { interface Views { … } }`.
 * A wrong name, argument or payload does not compile.
 */
import type { Account } from '../wallets/contract/account.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from './caip/ids.js'
import type { ConnectionInfo } from '../wallets/contract/connection.js'
import type { Network } from '../wallets/contract/network.js'
import type {
  AccountAction,
  AccountSummary,
  AccountTab,
  CloseGuardEntry,
  ConnectMethod,
  FooterItem,
  NameResolverEntry,
  OnrampProviderEntry,
  PayAsset,
  RpcMethods,
  SessionStepEntry,
  WalletSource,
} from '../product/slot-items.js'
import type { WalletEntry } from '../wallets/contract/asset.js'

/** Chain families. An eighth is one line in a plugin. */
export interface Namespaces {
  eip155: true
  solana: true
  polkadot: true
  bip122: true
  cosmos: true
  sui: true
  stacks: true
}

/** What a swap opens with: tokens and an amount that somebody chose already. */
export interface SwapArguments {
  readonly fromToken?: string
  readonly toToken?: string
  readonly amount?: string
}

/** What sending opens with. */
export interface SendArguments {
  readonly amount: string
  readonly assetAddress: string
  readonly namespace: ChainNamespace
  readonly chainId: number | string
  readonly to: string
}

/** Views and the arguments they are opened with; `undefined` in the type makes the arguments optional. */
export interface Views {
  Connect: undefined
  ConnectWallets: undefined
  AllWallets: undefined
  Account: undefined
  Networks: undefined
  /** `mustConfirm`: the wallet is asked only after a click. */
  SwitchNetwork: { readonly network: Network; readonly mustConfirm?: boolean }
  SwitchActiveChain: { readonly network: Network }
  UnsupportedChain: undefined
  ConnectingExternal: { readonly connectorId: string; readonly namespace: ChainNamespace; readonly wallet?: WalletEntry }
  ConnectingWalletConnect: undefined | { readonly wallet?: WalletEntry }
  ConnectingWalletConnectBasic: undefined
  ConnectingFarcaster: undefined
  EmailLogin: undefined
  ProfileWallets: undefined
  WalletSend: undefined | SendArguments
  Swap: undefined | SwapArguments
  OnRampTokenSelect: undefined
  OnRampFiatSelect: undefined
  OnRampProviders: undefined
  ApproveTransaction: undefined
  SIWXSignMessage: undefined
  DataCapture: undefined | { readonly email?: string }
  UpdateEmailWallet: { readonly email: string; readonly redirectView?: ViewName }
  RegisterAccountName: undefined
  RegisterAccountNameSuccess: undefined
}

/** A view that somebody may open: of the product, or one that a plugin adds. */
export type ViewName = keyof Views & string

/** The arguments of a view as a rest parameter: none, optional or required, as the view says. */
export type ViewArguments<K extends ViewName> = undefined extends Views[K] ? [args?: Views[K]] : [args: Views[K]]

/** What a view hands back to whoever opened it and waits. */
export interface ViewResults {
  WalletSend: { readonly hash: string }
  UpdateEmailWallet: { readonly email: string }
}

/** The views that somebody can wait for. */
export type TaskView = keyof ViewResults & ViewName

/** Places in the views that plugins fill, and the shape of what stands there. */
export interface Slots {
  'connect.methods': ConnectMethod
  'wallet.sources': WalletSource
  'account.summary': AccountSummary
  'account.actions': AccountAction
  'account.tabs': AccountTab
  'modal.footer': FooterItem
  'modal.close-guards': CloseGuardEntry
  'session.steps': SessionStepEntry
  'rpc.methods': RpcMethods
  'name.resolvers': NameResolverEntry
  'onramp.providers': OnrampProviderEntry
  'pay.assets': PayAsset
}

/** A place where plugins put something. */
export type SlotName = keyof Slots & string

/** What happened, in the past tense with its owner, and what it carries. */
export interface Events {
  'modal:opened': { readonly view: ViewName }
  'modal:closed': { readonly view: ViewName }
  'router:moved': { readonly from: ViewName; readonly to: ViewName }
  'connection:connected': {
    readonly namespace: ChainNamespace
    readonly connectorId: string
    readonly method: 'browser' | 'qrcode' | 'mobile' | 'email' | 'social'
    readonly isRestored: boolean
  }
  'connection:refused': { readonly namespace: ChainNamespace; readonly connectorId: string }
  'connection:failed': { readonly namespace: ChainNamespace; readonly connectorId: string; readonly message: string }
  'connection:disconnected': { readonly namespace: ChainNamespace; readonly connectorId: string; readonly reason?: string }
  'connections:changed': { readonly connections: readonly ConnectionInfo[] }
  'account:changed': {
    readonly namespace: ChainNamespace
    readonly caipAddress: CaipAddress | undefined
    readonly accounts: readonly Account[]
  }
  'network:changed': { readonly namespace: ChainNamespace; readonly caipNetworkId: CaipNetworkId | undefined }
  'family:activated': { readonly namespace: ChainNamespace | undefined }
  'plugin:failed': { readonly id: string; readonly reason: string }
  'alert:raised': { readonly code: string; readonly title: string }
  /** An entry for analytics, under the name that the analytics service knows. */
  'analytics:recorded': { readonly event: string; readonly properties?: Readonly<Record<string, unknown>>; readonly address?: string }
}

/** An event that somebody may hear. */
export type EventName = keyof Events & string

/** Says that something happened. */
export type Publish = <K extends EventName>(name: K, payload: Events[K]) => void

/** Where one may log in with an account of one’s own. */
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** The switches of the product and the type of each when it is resolved. A list, even an empty one, means on. */
export interface Features {
  email: boolean
  socials: false | readonly SocialProvider[]
  swaps: false | readonly string[]
  onramp: false | readonly string[]
  activity: boolean
  multiWallet: boolean
  emailCapture: false | readonly string[]
  payWithExchange: boolean
  payments: boolean
  reownAuthentication: boolean
  branding: boolean
  receive: boolean
  send: boolean
  analytics: boolean
  allWallets: boolean
  legalCheckbox: boolean
  smartSessions: boolean
  pay: boolean
  collapseWallets: boolean
}

/** A switch: of the product, or one that a plugin adds. */
export type FeatureKey = keyof Features & string

/** A wallet that was used on this device. */
export interface RecentWallet {
  readonly id: string
  readonly rdns?: string
}

/** The connector of a family as it was last set, by which tab and when; without an id the family was disconnected. */
export interface LedgerEntry {
  readonly id?: string
  readonly stamp: number
  readonly tab: string
}

/** What is kept in the host's storage, key by key. */
export interface StoredItems {
  'wallet-id': string
  'wallet-name': string
  'active-network-id': CaipNetworkId
  'active-namespace': ChainNamespace
  'connected-namespaces': readonly ChainNamespace[]
  'connected-connectors': Readonly<Record<string, LedgerEntry>>
  'disconnected-connectors': Readonly<Record<string, readonly string[]>>
  'connection-status': 'connected' | 'disconnected'
  connections: Readonly<Record<string, readonly Omit<ConnectionInfo, 'caipNetwork'>[]>>
  'preferred-account-types': Readonly<Record<string, string>>
  'social-provider': string
  'recent-wallets': readonly RecentWallet[]
  'recent-emails': readonly string[]
  'auth-token': string
  'nonce-token': string
  'deep-link': { readonly href: string; readonly name: string }
}

/** Something that is kept across a reload. */
export type StoredKey = keyof StoredItems & string

/** Services that a host may name; one that it does not name is never contacted. */
export interface Endpoints {
  wallet: true
  blockchain: true
  exchange: true
  analytics: true
  errorReports: true
  relay: true
  secureSite: true
  packageRegistry: true
}

/** A service that a host may name. */
export type EndpointName = keyof Endpoints & string

/** Error codes and the context that each carries. A code without a message does not compile. */
export interface ErrorContexts {
  /** The person said no in the wallet: an outcome, never shown or logged as an error. */
  'wallet/refused': { readonly wallet?: string }
}

/** What an error is told apart by. */
export type ErrorCode = keyof ErrorContexts & string
