import type {
  CaipNetworkId,
  ChainNamespace,
  EventName,
  Events,
  HostProviderOf,
  Key,
  Network,
  NetworkSwitch,
  OpenRequest,
  PluginId,
  PluginManifest,
  ViewResults,
} from '@billfold/kernel'
import type { ThemeMode, ThemeVariables } from '@billfold/ui/styles'

import type { BillfoldSnapshot } from './snapshot.js'

/** An event of the kernel with its name. */
export type BillfoldEvent = { readonly [K in EventName]: { readonly name: K; readonly payload: Events[K] } }[EventName]

/** How a switch of networks ended: a refusal in the wallet is an outcome and no error. */
export type SwitchResult = Awaited<ReturnType<NetworkSwitch['switchTo']>>

/** A sign-in, as the plugin that signs people in describes it: `SiwxSession` of `@billfold/siwx`. */
export type SignedIn = ViewResults extends { readonly SIWXSignMessage: infer S } ? S : unknown

/** Whom to disconnect. */
export interface DisconnectChoice {
  /** Absent: every family. */
  readonly namespace?: ChainNamespace
  /** Absent: every wallet. */
  readonly connectorId?: string
}

/**
 * The handle of one modal. It is there at once: what needs the kernel waits for it, in the order of asking. All of its methods
 * can be taken off it and passed around.
 */
export interface Billfold {
  /** What was connected is restored, or is known not to be. Never rejects. */
  readonly ready: Promise<void>
  /** Opens the modal at once; what it shows follows. Rejects when the request makes no sense. */
  open(this: void, request?: OpenRequest): Promise<void>
  /** Closes the modal without asking its views. */
  close(this: void): Promise<void>
  /** Everything that a page may show, at one moment. A part that did not change is the same object. */
  getSnapshot(this: void): BillfoldSnapshot
  /** What `getSnapshot` gives on a server, and during the first render in a browser. */
  getServerSnapshot(this: void): BillfoldSnapshot
  /** Tells that there is another snapshot. Returns the undo. */
  subscribe(this: void, listener: () => void): () => void
  /** Tells what happens. Returns the undo. */
  on<K extends EventName>(this: void, name: K, listener: (payload: Events[K]) => void): () => void
  /** Tells everything that happens, in order. Returns the undo. */
  onAny(this: void, listener: (event: BillfoldEvent) => void): () => void
  /**
   * The provider of a family, or of the one in front. Some families have one that stays the same while wallets come and go, such as
   * EVM; of the others it is the connected wallet's own, and undefined when none is connected. Its type is what the plugin of the family says.
   */
  getProvider<N extends ChainNamespace | undefined = undefined>(this: void, namespace?: N): Promise<HostProviderOf<N>>
  /**
   * Loads what a plugin does for hosts, by the key in its contract, such as payments without the modal. Rejects while no plugin of the page has it, or its
   * switch is off.
   */
  load<T>(this: void, key: Key<T>): Promise<T>
  /**
   * Shows the sign view unless the account in front has signed in to the app, and resolves with its sign-in. Rejects with 'Modal closed' when nobody signs,
   * while nobody is connected, and where no plugin signs people in.
   */
  requestSignIn(this: void): Promise<SignedIn>
  /** Moves to one of the networks, named by its CAIP-2 id or its chain's own. The wallet may ask its owner. */
  switchNetwork(this: void, network: CaipNetworkId | Network['id'], options?: { readonly throwOnFailure?: boolean }): Promise<SwitchResult>
  /** Ends connections: all of them, those of a family, or that of one wallet. */
  disconnect(this: void, choice?: DisconnectChoice): Promise<void>
  /** How the modal looks, from now on. */
  setTheme(this: void, theme: ThemeMode, variables?: ThemeVariables): void
  /** The language of the modal, from now on. Absent: the page's language, else the browser's. */
  setLocale(this: void, locale?: string): Promise<void>
  /** Adds a plugin, at any moment. */
  register(this: void, manifest: PluginManifest): void
  /** Removes a plugin, with what it added. */
  unregister(this: void, id: PluginId): Promise<void>
  /** Fetches everything that the first view needs, whatever the `warm` option says. */
  preload(this: void): Promise<void>
  /** Ends everything. Nothing is left in the page. */
  destroy(this: void): Promise<void>
}
