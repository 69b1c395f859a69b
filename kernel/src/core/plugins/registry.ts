import { type ObservableMap, observable, runInAction } from 'mobx'
import type { ChainNamespace } from '../caip/ids.js'
import type { FeatureKey } from '../open.js'
import { isKernelKey } from '../services/keys.js'
import type { BillfoldError } from '../errors/billfold-error.js'
import type { SlotShapes } from '../views/slot-entries.js'
import { loadOrder } from './load-order.js'
import type { FeatureDefinition, PluginManifest } from './manifest.js'
import { type ProvidedKind, ProviderIndex } from './provider-index.js'
import type { Refusal } from './refusal.js'
import { nameOf, readManifest } from './read-manifest.js'
import { validateRegistration } from './validate-registration.js'

/**
 * `registered`: known, not loaded. `loading`, `active`: as they say. `failed`: refused, or it did not load or start; using it
 * tries again. `off`: takes no part, for a reason that may pass.
 */
export type PluginState = 'registered' | 'loading' | 'active' | 'failed' | 'off'

/** Status of one plugin, for a shell. */
export interface PluginStatus {
  readonly id: string
  readonly state: PluginState
  /** Reason of the failure or of being off, for people. */
  readonly reason?: string
  readonly error?: BillfoldError
  /** Absent when the manifest was refused. */
  readonly manifest?: PluginManifest
}

/** Facts that decide whether a plugin takes part. Each answer may be observable. */
export interface PluginSituation {
  isFeatureOn(key: FeatureKey): boolean
  /** True while the host has configured a network of the family. */
  hasNetwork(namespace: ChainNamespace): boolean
  /** The plugin that stands in for this one. */
  replacementOf(id: string): string | undefined
  /** Reason why a required key cannot be had although somebody provides it. */
  whyMissing(key: string): string | undefined
}

/** Needs of the registry. Answers about features and networks are observable. */
export interface RegistryNeeds {
  readonly features: {
    readonly keys: readonly string[]
    isOn(key: FeatureKey): boolean
    define(definition: FeatureDefinition): () => void
  }
  /** Shapes of the items in the slots of the product. */
  readonly slots: SlotShapes
  hasNetwork(namespace: ChainNamespace): boolean
}

/** Phase of a plugin. `stopped`: stopped on purpose, until somebody asks for it. */
export type Phase = 'registered' | 'stopped' | 'loading' | 'active' | 'failed'

/** A registered plugin. */
export interface Registration {
  readonly manifest: PluginManifest
  readonly phase: Phase
  readonly error?: BillfoldError | undefined
  /** Reason for being turned off until it is registered anew. */
  readonly disabledReason?: string
}

/** The plugins that are registered, and where each stands. It loads nothing: that is the host's part. */
export class PluginRegistry {
  readonly providers: ProviderIndex = new ProviderIndex()
  private readonly plugins: ObservableMap<string, Registration> = observable.map([], { deep: false })
  private readonly refusals: ObservableMap<string, BillfoldError> = observable.map([], { deep: false })
  private readonly definitions = new Map<string, () => void>()
  private readonly situation: PluginSituation
  private knownOrder: readonly string[] | undefined

  constructor(private readonly needs: RegistryNeeds) {
    this.situation = {
      isFeatureOn: (key) => needs.features.isOn(key),
      hasNetwork: (namespace) => needs.hasNetwork(namespace),
      replacementOf: (id) => this.providersOf('plugin', id)[0],
      whyMissing: (key) => this.whyMissing(key),
    }
  }

  get list(): readonly PluginStatus[] {
    const refused = [...this.refusals].filter(([id]) => !this.plugins.has(id))
    return [
      ...[...this.plugins.values()].map((plugin) => this.describe(plugin)),
      ...refused.map(([id, error]): PluginStatus => ({ id, state: 'failed', reason: error.message, error })),
    ]
  }

  /** All ids, each after those that it requires and, where that closes no circle, after those that it uses. */
  get order(): readonly string[] {
    this.knownOrder ??= loadOrder(
      [...this.plugins.values()].map(({ manifest: { id, requires = [], uses = [] } }) => {
        const providers = (key: string): readonly string[] => this.providers.of('key', key)
        return { id, requires: requires.flatMap(providers), uses: uses.flatMap(providers) }
      }),
    )
    return this.knownOrder
  }

  /** The ids of the plugins for which it holds. Observable. */
  idsWhere(holds: (plugin: Registration) => boolean): readonly string[] {
    return [...this.plugins.values()].filter(holds).map(({ manifest }) => manifest.id)
  }

  /** The manifests of the plugins that take part, loaded or not. Observable. */
  get takingPart(): readonly PluginManifest[] {
    return [...this.plugins.values()].map(({ manifest }) => manifest).filter(({ id }) => this.offReason(id) === undefined)
  }

  get(id: string): Registration | undefined {
    return this.plugins.get(id)
  }

  status(id: string): PluginStatus | undefined {
    const plugin = this.plugins.get(id)
    return plugin === undefined ? this.list.find((status) => status.id === id) : this.describe(plugin)
  }

  /** Registers a manifest that fits; of one that does not it says why. */
  add(input: unknown): Refusal | undefined {
    const { manifest, refusal } = readManifest(input)
    if (refusal !== undefined) return refusal
    return this.refusalOf(manifest) ?? this.take(manifest)
  }

  /** Keeps what was refused on the list, for people to see, and says under which name. */
  refuse(input: unknown, error: BillfoldError): string {
    const id = nameOf(input)
    runInAction(() => this.refusals.set(id, error))
    return id
  }

  remove(id: string): void {
    const manifest = this.plugins.get(id)?.manifest
    runInAction(() => {
      this.refusals.delete(id)
      if (manifest === undefined) return
      this.plugins.delete(id)
      this.providers.remove(manifest)
      this.changed(manifest)
    })
  }

  /** Says where a plugin stands now; what was registered no more is left alone. */
  move(id: string, change: Partial<Omit<Registration, 'manifest'>>): void {
    const plugin = this.plugins.get(id)
    if (plugin !== undefined) runInAction(() => this.plugins.set(id, { ...plugin, error: undefined, ...change }))
  }

  /** Reason why the plugin takes no part; undefined when it does. */
  offReason(id: string): string | undefined {
    const plugin = this.plugins.get(id)
    return plugin && (plugin.disabledReason ?? offReason(plugin.manifest, this.situation))
  }

  /** The plugins that provide it, in the order in which they were registered. Observable. */
  providersOf(kind: ProvidedKind, name: string): readonly string[] {
    // The index changes together with the set of plugins, and that is what can be observed.
    void this.plugins.size
    return this.providers.of(kind, name)
  }

  /** The plugin that provides a key or serves a view now: the one that takes part, else the first that would. */
  holder(kind: 'key' | 'view', name: string): string | undefined {
    const providers = this.providersOf(kind, name)
    return providers.find((id) => this.offReason(id) === undefined) ?? providers[0]
  }

  /** True when a plugin could load by itself: it takes part, and so does everything it requires. */
  isReady(id: string): boolean {
    const plugin = this.plugins.get(id)
    if (plugin === undefined || plugin.phase === 'stopped' || this.offReason(id) !== undefined) return false
    return plugin.manifest.requires?.every((key) => isKernelKey(key) || this.isReady(this.holder('key', key) ?? '')) ?? true
  }

  private refusalOf(manifest: PluginManifest): Refusal | undefined {
    const { providers, needs } = this
    return validateRegistration(manifest, {
      providers,
      features: needs.features.keys,
      slots: Object.keys(needs.slots),
      manifestOf: (id) => this.plugins.get(id)?.manifest,
    })
  }

  private take(manifest: PluginManifest): undefined {
    runInAction(() => {
      this.providers.add(manifest)
      this.plugins.set(manifest.id, { manifest, phase: 'registered' })
      this.refusals.delete(manifest.id)
      this.changed(manifest)
    })
  }

  private whyMissing(key: string): string | undefined {
    const reasons = this.providersOf('key', key).map((id) => ({ id, reason: this.offReason(id) }))
    if (reasons.some(({ reason }) => reason === undefined)) return undefined
    return reasons.map(({ id, reason }) => `${id}, which is off: ${reason}`)[0]
  }

  private describe({ manifest, phase, error }: Registration): PluginStatus {
    const { id } = manifest
    const off = this.offReason(id)
    if (off !== undefined) return { id, manifest, state: 'off', reason: off }
    if (error !== undefined) return { id, manifest, state: 'failed', reason: error.message, error }
    return { id, manifest, state: phase === 'stopped' ? 'registered' : phase }
  }

  private changed({ addsFeatures = [] }: PluginManifest): void {
    this.knownOrder = undefined
    for (const { key } of addsFeatures) this.redefine(key)
  }

  /** A switch is defined once, by the first of the plugins that add it: a plugin and its replacement may both do so. */
  private redefine(key: FeatureKey): void {
    this.definitions.get(key)?.()
    this.definitions.delete(key)
    const adder = this.plugins.get(this.providers.of('feature', key)[0] ?? '')?.manifest
    const definition = adder?.addsFeatures?.find((added) => added.key === key)
    if (definition !== undefined) this.definitions.set(key, this.needs.features.define(definition))
  }
}

/** Reason why a plugin takes no part; undefined when it does. Pure: everything it depends on is an argument. */
export function offReason({ id, feature, namespaces, requires = [] }: PluginManifest, situation: PluginSituation): string | undefined {
  const replacement = situation.replacementOf(id)
  if (replacement !== undefined) return `replaced by ${replacement}`
  if (feature !== undefined && !situation.isFeatureOn(feature)) return `the feature '${feature}' is off`
  if (namespaces !== undefined && !namespaces.some((namespace) => situation.hasNetwork(namespace))) {
    return `no network of ${namespaces.join(', ')} is configured`
  }
  for (const key of requires) {
    const missing = situation.whyMissing(key)
    if (missing !== undefined) return `it requires '${key}' of ${missing}`
  }
  return undefined
}
