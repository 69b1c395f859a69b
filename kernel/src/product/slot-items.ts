import type { CaipNetworkId, ChainNamespace } from '../core/caip/ids.js'
import type { EndpointName, FeatureKey, ViewName } from '../core/open.js'
import type { Network } from '../wallets/contract/network.js'
import type { SignInAlong } from '../wallets/contract/sign-in-along.js'
import type { Key } from '../core/services/key.js'
import type { IconSource } from './icons.js'

/**
 * A text of an entry: one for every language, or one for each, by language tag. It stands there before the code of its plugin. A language that
 * is not there is said in English.
 */
export type SlotLabel = string | { readonly en: string; readonly [language: string]: string }

/** A way to connect that the Connect view offers: the email field, the social row, the wallet list, or a plugin's own. */
export interface ConnectMethod {
  readonly id: string
  readonly kind: 'email' | 'social' | 'wallet'
  readonly label: SlotLabel
  readonly icon?: IconSource
  readonly view?: ViewName
  /** The switch that it takes. */
  readonly feature?: FeatureKey
  /** The service that it works by: where the host names none, it is not offered. */
  readonly endpoint?: EndpointName
}

/** One source of wallets for the list; the connector order of the options decides where its rows stand. */
export interface WalletSource {
  readonly kind: 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'
  readonly label?: SlotLabel
}

/** Worth of the account, under its name: the first entry for the family stands there, in place of the native balance. */
export interface AccountSummary {
  readonly id: string
  readonly view: ViewName
  readonly namespaces?: readonly ChainNamespace[]
}

/** A button of the account view. */
export interface AccountAction {
  readonly id: string
  readonly label: SlotLabel
  readonly icon: IconSource
  readonly view: ViewName
  readonly namespaces?: readonly ChainNamespace[]
  /** Only while this connector is in use. */
  readonly connectorId?: string
  /** It comes to a signature: absent while an address is only watched. */
  readonly signs?: boolean
}

/** A tab of the account view. */
export interface AccountTab {
  readonly id: string
  readonly label: SlotLabel
  readonly view: ViewName
  readonly namespaces?: readonly ChainNamespace[]
}

/** Text or links under some views. */
export interface FooterItem {
  readonly id: 'legal' | 'default' | (string & {})
  readonly views: readonly ViewName[]
}

/** Answer of a guard when somebody wants to close: yes, no with a shake, or yes after something is undone. */
export type CloseAnswer = 'close' | 'stay' | { readonly first: () => Promise<void> }

/** Decides whether the modal may close while one of its views stands. */
export interface CloseGuard {
  mayClose(view: ViewName): CloseAnswer
}

/** A guard, and the views that it stands before. */
export interface CloseGuardEntry {
  readonly views: readonly ViewName[]
  readonly guard: Key<CloseGuard>
}

/** Session that a step after connecting is asked about. */
export interface SessionStepContext {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly network: Network
}

/** Something that must happen after connecting, such as signing in. The first that is needed opens its view. */
export interface SessionStep {
  isNeeded(context: SessionStepContext): boolean | Promise<boolean>
}

/** A step after connecting, and the view in which it is taken. */
export interface SessionStepEntry {
  readonly view: ViewName
  readonly step: Key<SessionStep>
}

/** Somebody who signs people in while they connect. The first one is asked. */
export interface SignInAlongEntry {
  readonly signIn: Key<SignInAlong>
}

/** Turns names into addresses and back. */
export interface NameResolver {
  resolve(name: string): Promise<string | undefined>
  /** The name of an address, where the name leads back to it: connected accounts and receivers are shown by it. */
  reverse?(address: string): Promise<string | undefined>
  /** Address of the picture that belongs to a name. */
  picture?(name: string): Promise<string | undefined>
}

/** A resolver, and the names it is asked about. */
export interface NameResolverEntry {
  readonly namespaces?: readonly ChainNamespace[]
  /** Name endings it answers for, with the dot. */
  readonly suffixes: readonly string[]
  readonly resolver: Key<NameResolver>
}

/** Somebody who sells: what a visitor chooses by. */
export interface OnrampProviderEntry {
  readonly name: string
  readonly label: string
  readonly feeRange: string
  readonly namespaces: readonly ChainNamespace[]
  /** Who quotes and sells, as the plugin `feature.onramp` asks it. */
  readonly provider: Key<object>
}

/** Asset that one may pay with. */
export interface PayAsset {
  readonly network: CaipNetworkId
  readonly asset: string
  readonly metadata: { readonly name: string; readonly symbol: string; readonly decimals: number }
}
