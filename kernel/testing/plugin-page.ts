import { type FakeClock, type FakeLog, fakeClock, fakeLog } from '@billfold/test/fakes'
import { type ObservableMap, type ObservableSet, observable, runInAction } from 'mobx'
import type { FeatureKey, Publish } from '../src/core/open.js'
import type { Key } from '../src/core/services/key.js'
import { ServiceLookup } from '../src/core/services/service-lookup.js'
import { type AnyEvent, EventBus } from '../src/core/events/bus.js'
import { Log } from '../src/core/log/log.js'
import { type Lazy, lazy } from '../src/core/lazy.js'
import { PluginHost } from '../src/core/plugins/plugin-host.js'
import type { PluginManifest } from '../src/core/plugins/manifest.js'
import { explain } from '../src/core/errors/explain.js'
import type { Explain } from '../src/core/errors/explained.js'
import { PluginRuns } from '../src/core/plugins/plugin-runs.js'
import type { Facades } from '../src/core/plugins/facades.js'
import type { PluginRegistry } from '../src/core/plugins/registry.js'
import type { PluginRuntime } from '../src/core/plugins/runtime.js'
import { productSlots } from '../src/product/slot-table.js'

export type MakeRuns = (registry: PluginRegistry) => PluginRuns

export interface PluginPageOptions {
  readonly manifests?: readonly PluginManifest[]
  readonly facades?: Facades
  /** The switches that exist, and whether each is on. */
  readonly features?: Readonly<Record<string, boolean>>
  readonly namespaces?: readonly string[]
  /** Brings what runs plugins; absent means that it is there from the start, as on a page that stands for a while. */
  readonly fetchRuns?: (runs: MakeRuns) => Promise<MakeRuns>
}

/** A plugin host in a world that the test controls. */
export interface PluginPage {
  readonly host: PluginHost
  readonly lookup: ServiceLookup
  readonly clock: FakeClock
  readonly log: FakeLog
  readonly events: EventBus
  /** Everything that was told, in order. */
  readonly told: AnyEvent[]
  /** Every view that was closed, in order. */
  readonly closed: string[]
  readonly features: ObservableMap<string, boolean>
  readonly namespaces: ObservableSet<string>
  /** `state` or `state: reason`. */
  state(id: string): string
}

/** Makes a host with these plugins. Services of the kernel are put into its lookup by the test. */
export function pluginPage(options: PluginPageOptions = {}): PluginPage {
  const { manifests = [], facades = {} } = options
  const clock = fakeClock()
  const log = fakeLog()
  const events = new EventBus((error, _, owner) => owner !== undefined && host.countFailure(owner, error))
  const features = observable.map<string, boolean>(Object.entries(options.features ?? {}))
  const namespaces = observable.set(options.namespaces ?? ['eip155'])
  const told: AnyEvent[] = []
  const closed: string[] = []
  events.onAny((event) => told.push(event))

  const publish: Publish = (name, payload) => events.publish(name, payload)
  const ownLog = new Log(log, 'debug')
  const lookup = new ServiceLookup({ clock, log: ownLog })
  const needs = {
    lookup,
    clock,
    log: ownLog,
    facades,
    publish,
    explain: explained,
    closeViews: (views: readonly string[]) => void closed.push(...views),
  }
  const makeRuns: MakeRuns = (registry) => new PluginRuns(registry, needs)
  const onRetry = (message: string, error: unknown): void => ownLog.warn(message, error)
  const { fetchRuns } = options
  const host: PluginHost = new PluginHost({
    lookup,
    slots: productSlots,
    runs: (registry) =>
      fetchRuns === undefined
        ? loaded(makeRuns(registry))
        : lazy(async () => (await fetchRuns(makeRuns))(registry), { what: 'plugins', clock, onRetry }),
    explain: explained,
    log: ownLog,
    features: {
      get keys() {
        return [...features.keys()]
      },
      isOn: (key) => features.get(key) ?? false,
      define: ({ key, fallback }) => {
        runInAction(() => features.set(key, fallback !== false))
        return () => runInAction(() => void features.delete(key))
      },
    },
    hasNetwork: (namespace) => namespaces.has(namespace),
    publish,
  })
  void host.registerAll(manifests)
  const state = (id: string): string => {
    const status = host.status(id)
    return status?.reason === undefined ? `${status?.state}` : `${status.state}: ${status.reason}`
  }
  return { host, lookup, clock, log, events, told, closed, features, namespaces, state }
}

/** Explains failures by texts that are there already. */
export const explained: Explain = async (failure) => explain(failure)

/** A part that is there already. */
function loaded<T>(value: T): Lazy<T> {
  return { value, load: () => Promise.resolve(value), use: async (run) => run(value), dispose: () => undefined }
}

/** A manifest with what a test says about it, whose plugin does nothing else. */
export function plugin(id: string, rest: Partial<PluginManifest> = {}, runtime: PluginRuntime = {}): PluginManifest {
  return { id: id as PluginManifest['id'], contract: 1, load: () => Promise.resolve(runtime), ...rest }
}

/** A token for a test, with the type that it stands for. */
export function token<T = unknown>(key: string): Key<T> {
  return key as Key<T>
}

export function feature(key: string): FeatureKey {
  return key as FeatureKey
}

/** Binds a service of the kernel. */
export function bindKernel<T>({ lookup }: PluginPage, key: string, value: T): Key<T> {
  lookup.put(token<T>(key), value)
  return token<T>(key)
}
