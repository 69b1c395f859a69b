import { action, computed, makeAutoObservable, observableRef } from 'mobx'
import type { FeatureKey, Features } from '../../core/open.js'
import type { LogPort } from '../../core/ports.js'
import { Log } from '../../core/log/log.js'
import type { KernelOptions } from '../options/options.js'
import type { FeatureDefinition } from '../../core/plugins/manifest.js'
import { productFeatures } from './defaults.js'
import { featureError } from './errors.js'
import type { RemoteFeatures } from './remote-features.js'
import { ignoredSettings } from './ignored-settings.js'
import { type FeatureSource, type ResolvedFeature, resolveFeature } from './resolve.js'

export interface FeatureStoreNeeds {
  readonly options: Pick<KernelOptions, 'features' | 'basic'>
  readonly log: LogPort
}

/** The switches of the product and its plugins, resolved. Works from the host's settings until the configuration arrives. */
export class FeatureStore {
  /** True once the project configuration has arrived, or is known not to. */
  isSettled = false
  private definitions: ReadonlyMap<string, FeatureDefinition> = new Map(productFeatures.map((each) => [each.key, each]))
  private remote: RemoteFeatures | undefined = undefined
  private offByOrigin: readonly FeatureKey[] = []
  private readonly options: FeatureStoreNeeds['options']
  private readonly log: Log

  constructor({ options, log }: FeatureStoreNeeds) {
    this.options = options
    // A warning about the configuration is shown whatever the host's log level is.
    this.log = new Log(log, 'warn')
    makeAutoObservable<this, 'definitions' | 'remote' | 'offByOrigin' | 'options' | 'log' | 'resolved'>(
      this,
      {
        definitions: observableRef,
        remote: observableRef,
        offByOrigin: observableRef,
        options: false,
        log: false,
        resolved: computed({ keepAlive: true }),
      },
      { autoBind: true },
    )
  }

  /** The resolved switch. A list, even an empty one, means on. */
  value<K extends FeatureKey>(key: K): Features[K] {
    return (this.resolved.get(key)?.value ?? false) as Features[K]
  }

  /** True when the switch is on; false too for one that nobody defined. */
  isOn(key: FeatureKey): boolean {
    return this.value(key) !== false
  }

  /** Every switch that somebody defined. */
  get keys(): readonly string[] {
    return [...this.definitions.keys()]
  }

  /** True when somebody defined the switch. */
  has(key: string): key is FeatureKey {
    return this.definitions.has(key)
  }

  /** Side that decided the switch; undefined for one that nobody defined. */
  source(key: FeatureKey): FeatureSource | undefined {
    return this.resolved.get(key)?.source
  }

  /** Adds a switch; the returned function takes it away again. */
  define(definition: FeatureDefinition): () => void {
    const { key } = definition
    if (this.has(key)) throw featureError('features/duplicate', { key })
    this.definitions = new Map([...this.definitions, [key, definition]])
    return action(() => {
      this.definitions = new Map([...this.definitions].filter(([, each]) => each !== definition))
    })
  }

  /** Takes the project configuration, or the news that there is none, and tells once which settings it makes useless. */
  settle(remote: RemoteFeatures | undefined): void {
    this.remote = remote
    const ignored = ignoredSettings(this.options.features, this.resolved)
    if (ignored.length > 0 && !this.isSettled) {
      this.log.warn(`Local feature settings are ignored: ${ignored.join(', ')}. Remove them from the options.`)
    }
    this.isSettled = true
  }

  /** Turns switches off because this page's origin is not allowed. */
  turnOffByOrigin(keys: readonly FeatureKey[]): void {
    this.offByOrigin = keys
  }

  private get resolved(): ReadonlyMap<string, ResolvedFeature> {
    const { features: settings, basic: isBasic } = this.options
    const situation = { settings, isBasic, remote: this.remote, offByOrigin: this.offByOrigin }
    return new Map([...this.definitions].map(([key, definition]) => [key, frozen(resolveFeature(definition, situation))]))
  }
}

/** A list leaves the kernel, and may come from a manifest or the table of defaults. */
function frozen(resolved: ResolvedFeature): ResolvedFeature {
  Object.freeze(resolved.value)
  return resolved
}
