import type { ChainNamespace } from '../caip/ids.js'
import type { EndpointName, FeatureKey, SlotName, Slots, StoredKey, ViewName } from '../open.js'
import type { Key } from '../services/key.js'
import type { PluginRuntime } from './runtime.js'

/** The version of the agreement between kernel and plugins. It changes when an older plugin would no longer work. */
export const contractVersion = 1

/** The name of a plugin, with its kind. */
export type PluginId = `chain.${string}` | `connector.${string}` | `feature.${string}`

/** Entry of a slot: entries are sorted by `order` (spaced by ten), then by plugin id. */
export type SlotEntry<K extends SlotName = SlotName> = {
  readonly [S in K]: { readonly slot: S; readonly order: number; readonly item: Slots[S] }
}[K]

/** One thing outside itself that a plugin touches. What is not listed is refused. `nodes` are those that the host names for a family's networks. */
export type Reach =
  | { readonly endpoint: EndpointName }
  | { readonly host: string }
  | { readonly nodes: ChainNamespace }
  | { readonly rpc: string }
  | { readonly stored: StoredKey }
  /** Every call to a service, whoever makes it: for tools of a developer. */
  | { readonly inspects: 'requests' }

/**
 * Moment at which a plugin loads by itself; every plugin also loads when one of its views, keys or slots is used. `stored:<key>` is the start of
 * a page where that item was kept, and `framed` that of a page that stands in the frame of another.
 */
export type LoadOn = 'start' | 'open' | 'idle' | 'framed' | `namespace:${ChainNamespace}` | `stored:${StoredKey}`

/** Rules by which a switch that a plugin adds to `Features` is resolved. */
export interface FeatureDefinition {
  readonly key: FeatureKey
  /** The name in the remote project configuration; absent when only the host decides. */
  readonly remoteId?: string
  readonly kind: 'flag' | 'list'
  /** Value when neither side says anything; a list also stands for a host's plain `true`. */
  readonly fallback: boolean | readonly string[]
  /** For a flag that is a word in a remote list: on when the list has it. */
  readonly word?: string
  /** For a list: the only values it takes. */
  readonly among?: readonly string[]
  /** For a list: an empty one means on with nothing extra, instead of off. */
  readonly isOnWhenEmpty?: boolean
}

/** The eager half of a plugin: plain data and one `import()`. */
export interface PluginManifest {
  readonly id: PluginId
  /** The contract this plugin was built for: `contract: 1`. */
  readonly contract: number
  readonly version?: string
  /** Absent means every family. */
  readonly namespaces?: readonly ChainNamespace[]
  /** Must be on for the plugin to take part. */
  readonly feature?: FeatureKey
  /** Loaded first; a missing provider is an error. */
  readonly requires?: readonly Key<unknown>[]
  /** Taken when bound, else undefined. */
  readonly uses?: readonly Key<unknown>[]
  /** One provider per key. */
  readonly provides?: readonly Key<unknown>[]
  /** Stands in for another plugin, which then takes no part. */
  readonly replaces?: PluginId
  readonly views?: readonly ViewName[]
  readonly slots?: readonly SlotEntry[]
  /** Slots that this plugin's own views offer to others. */
  readonly opensSlots?: readonly SlotName[]
  readonly addsFeatures?: readonly FeatureDefinition[]
  readonly reaches?: readonly Reach[]
  readonly loadOn?: readonly LoadOn[]
  /** Loads what finds the wallets of a family in this page, without the rest of its plugin: the first view lists them before anything else is here. */
  finds?(): Promise<object>
  load(): Promise<PluginRuntime>
}
