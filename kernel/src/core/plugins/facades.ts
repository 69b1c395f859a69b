import type { ChainNamespace } from '../caip/ids.js'
import type { EventBus } from '../events/bus.js'
import type { HttpCall, HttpClient } from '../http/client.js'
import type { Http, HttpPassage } from '../http/http.js'
import { logLevels } from '../log/log-levels.js'
import type { Log } from '../log/log.js'
import type { EndpointName, StoredKey } from '../open.js'
import type { KernelPorts } from '../ports.js'
import { keyOfKernel } from '../services/keys.js'
import type { KernelStorage } from '../storage/kernel-storage.js'
import type { StoredItem } from '../storage/stored-item.js'
import type { StoredValue } from '../storage/stored-value.js'
import { heldPorts } from './held-ports.js'
import type { LoadOn, PluginManifest } from './manifest.js'
import type { PluginHost } from './plugin-host.js'
import { runningError } from './running-errors.js'

/** One running plugin, as the parts of the kernel see it that must know for whom they work. */
export interface PluginOwner {
  readonly manifest: PluginManifest
  /** Aborted when the plugin stops. */
  readonly signal: AbortSignal
  /** Keeps something to be undone when the plugin stops; the returned function does it before. */
  hold(undo: () => unknown): () => void
}

/** A kernel service as one plugin sees it, restricted to what its manifest declares. */
export type Facade = (owner: PluginOwner) => unknown

/** The kernel services that a plugin does not get as they are, by their keys. */
export type Facades = Readonly<Record<string, Facade>>

export interface FacadeNeeds {
  readonly http: Pick<Http, 'around' | 'endpoint' | 'node' | 'setClientId'>
  readonly storage: Pick<KernelStorage, 'item' | 'own'>
  readonly events: Pick<EventBus, 'publish' | 'on' | 'onAny'>
  readonly log: Log
  readonly ports: Pick<KernelPorts, 'clock' | 'device' | 'page'>
  /** Made with these facades. */
  plugins(): Pick<PluginHost, 'list' | 'status' | 'fire'>
  /** Those of the other rings, by the names of their services. */
  readonly others?: Readonly<Record<string, Facade>>
}

/**
 * The kernel services as one plugin gets them: only what its manifest declares in `reaches`, and with what it leaves behind
 * taken back when it stops.
 */
export function facades({ http, storage, events, log, ports, plugins, others }: FacadeNeeds): Facades {
  const port = (name: keyof FacadeNeeds['ports']): Facade => {
    const { [name]: found } = ports
    return ({ signal, hold }) => heldPorts({ [name]: found }, (begin) => (signal.aborted ? () => undefined : hold(begin())))[name]
  }
  const named: Readonly<Record<string, Facade>> = {
    clock: port('clock'),
    device: port('device'),
    ...(ports.page !== undefined && { page: port('page') }),
    http: (owner) => ownHttp(http, owner),
    storage: (owner) => ownStorage(storage, owner),
    events: (owner): FacadeNeeds['events'] => ({
      publish: (name, payload) => events.publish(name, payload),
      on: (name, listener) => owner.hold(events.on(name, listener, owner.manifest.id)),
      onAny: (listener) => owner.hold(events.onAny(listener, owner.manifest.id)),
    }),
    log: ({ manifest: { id } }): Partial<Log> =>
      Object.fromEntries(
        logLevels.map((level) => [level, (message: string, details?: unknown) => log[level](`${id}: ${message}`, details)]),
      ),
    plugins: () => ({
      get list() {
        return plugins().list
      },
      status: (id: string) => plugins().status(id),
      fire: (moment: LoadOn) => plugins().fire(moment),
    }),
    ...others,
  }
  return Object.fromEntries(Object.entries(named).map(([name, facade]) => [keyOfKernel(name), facade]))
}

const nouns = {
  endpoint: 'the service',
  inspects: 'an inspection of all',
  nodes: 'the nodes of',
  stored: 'the stored item',
  rpc: 'the wallet method',
} as const

/** Refuses what the plugin's manifest does not announce. */
export function mustReach({ manifest: { id, reaches = [] } }: Pick<PluginOwner, 'manifest'>, kind: keyof typeof nouns, name: string): void {
  if (reaches.some((reach) => (reach as Partial<Record<typeof kind, string>>)[kind] === name)) return
  const remedy = `Add { ${kind}: '${name}' } to 'reaches' of its manifest.`
  throw runningError('plugin/undeclared', { plugin: id, what: `${nouns[kind]} '${name}'`, remedy })
}

/** The services and nodes that the plugin announces, and no others. */
function ownHttp(http: FacadeNeeds['http'], owner: PluginOwner): Readonly<Record<keyof FacadeNeeds['http'], unknown>> {
  return {
    endpoint: (name: EndpointName, at?: string) => {
      mustReach(owner, 'endpoint', name)
      return ownClient(http.endpoint(name, at), owner)
    },
    node: (namespace: ChainNamespace, url: string) => {
      mustReach(owner, 'nodes', namespace)
      return ownClient(http.node(namespace, url), owner)
    },
    around: (passage: HttpPassage) => {
      mustReach(owner, 'inspects', 'requests')
      return owner.hold(http.around(passage))
    },
    setClientId: (clientId: string | undefined) => http.setClientId(clientId),
  }
}

/** The stored items that the plugin announces, and no others. */
function ownStorage(storage: FacadeNeeds['storage'], owner: PluginOwner): Readonly<Record<keyof FacadeNeeds['storage'], unknown>> {
  return {
    item: <K extends StoredKey>(item: StoredItem<K>) => {
      mustReach(owner, 'stored', item.key)
      return ownValue(storage.item(item), owner)
    },
    own: <K extends StoredKey>(key: K) => {
      mustReach(owner, 'stored', key)
      return ownValue(storage.own(key), owner)
    },
  }
}

/** The same value, which tells the plugin nothing any more when that stops. */
function ownValue<T>(value: StoredValue<T>, { hold }: PluginOwner): Pick<StoredValue<T>, 'read' | 'write' | 'remove' | 'watch'> {
  return {
    read: () => value.read(),
    write: (written) => value.write(written),
    remove: () => value.remove(),
    watch: (listener) => hold(value.watch(listener)),
  }
}

/** The same client, whose calls end when the plugin does. */
function ownClient(client: HttpClient | undefined, { manifest, signal: own }: PluginOwner): Partial<HttpClient> | undefined {
  if (client === undefined) return undefined
  const calls = (['get', 'post', 'put', 'delete', 'blob'] as const).map((method) => {
    const send = client[method].bind(client) as (path: string, call: HttpCall) => unknown
    return [
      method,
      (path: string, call: HttpCall = {}) =>
        send(path, { ...call, owner: manifest.id, signal: call.signal ? AbortSignal.any([own, call.signal]) : own }),
    ] as const
  })
  return { ...Object.fromEntries(calls), beacon: (path, body) => client.beacon(path, body) }
}
