import type { KernelServices } from '../../compose/kernel-services.js'
import type { ChainNamespace } from '../caip/ids.js'
import type { EndpointName, StoredKey } from '../open.js'
import type { ClockPort, KernelPorts } from '../ports.js'
import { keyOfKernel } from '../services/tokens.js'
import type { EventBus } from '../events/bus.js'
import type { HttpCall, HttpClient } from '../http/client.js'
import type { Http } from '../http/http.js'
import { logLevels } from '../log/log-levels.js'
import type { Log } from '../log/log.js'
import type { RpcGuard } from '../../wallets/rpc/guard.js'
import type { RpcMethods } from '../../product/slot-items.js'
import type { KernelItemKey } from '../../product/storage/items.js'
import type { KernelStorage } from '../storage/kernel-storage.js'
import type { StoredItem } from '../storage/stored-item.js'
import type { StoredValue } from '../storage/stored-value.js'
import type { PluginHost } from './host.js'
import type { Facade, Facades, PluginOwner } from './owner.js'
import { runningError } from './running-errors.js'
import { withMethods } from './with-methods.js'

export interface FacadeNeeds {
  readonly http: Pick<Http, 'endpoint' | 'node' | 'setClientId'>
  readonly storage: Pick<KernelStorage, 'item' | 'own'>
  readonly events: Pick<EventBus, 'publish' | 'on' | 'onAny'>
  readonly log: Log
  readonly ports: Pick<KernelPorts, 'clock' | 'device' | 'page'>
  readonly rpc: Pick<RpcGuard, 'classify'>
  /** Made with these facades. */
  plugins(): Pick<PluginHost, 'list' | 'status'>
}

/**
 * The kernel services as one plugin gets them: only what its manifest declares in `reaches`, and with what it leaves behind
 * taken back when it stops.
 */
export function facades({ http, storage, events, log, ports, rpc, plugins }: FacadeNeeds): Facades {
  const { clock, device, page } = ports
  return byKey({
    clock: (owner) => ownClock(clock, owner),
    device: (owner) => withMethods(device, { watch: (listener) => owner.hold(device.watch(listener)) }),
    ...(page !== undefined && {
      page: (owner: PluginOwner) => withMethods(page, { listen: (type, listener) => owner.hold(page.listen(type, listener)) }),
    }),
    http: (owner) => ownHttp(http, owner),
    storage: (owner) => ownStorage(storage, owner),
    events: (owner): Pick<EventBus, 'publish' | 'on' | 'onAny'> => ({
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
    }),
    rpc: (owner): Pick<RpcGuard, 'classify'> & { check(namespace: string, method: string): void } => ({
      classify: (namespace, method) => rpc.classify(namespace, method),
      check: (namespace, method) => {
        // A host's own question is passed on as far as the plugin lists it for its family.
        if (rpc.classify(namespace, method, ownMethods(owner)) === 'refused') mustReach(owner, 'rpc', method)
      },
    }),
  })
}

/** Named as the services and ports are, and not by their keys: those belong to plugins, and would come in a file of their own. */
type NamedFacades = { readonly [N in keyof KernelServices | keyof FacadeNeeds['ports']]?: Facade }

function byKey(named: NamedFacades): Facades {
  return Object.fromEntries(Object.entries(named).map(([name, facade]) => [keyOfKernel(name), facade]))
}

const nouns = { endpoint: 'the service', nodes: 'the nodes of', stored: 'the stored item', rpc: 'the wallet method' } as const

/** Nothing is done for a plugin that its manifest does not announce. */
function mustReach({ manifest: { id, reaches = [] } }: PluginOwner, kind: keyof typeof nouns, name: string): void {
  if (reaches.some((reach) => (reach as Partial<Record<typeof kind, string>>)[kind] === name)) return
  const remedy = `Add { ${kind}: '${name}' } to 'reaches' of its manifest.`
  throw runningError('plugin/undeclared', { plugin: id, what: `${nouns[kind]} '${name}'`, remedy })
}

function ownMethods({ manifest: { slots = [] } }: PluginOwner): readonly RpcMethods[] {
  return slots.flatMap((entry) => (entry.slot === 'rpc.methods' ? [entry.item as RpcMethods] : []))
}

/** The services and nodes that the plugin announces, and no others. */
function ownHttp(http: FacadeNeeds['http'], owner: PluginOwner): Readonly<Record<keyof FacadeNeeds['http'], unknown>> {
  return {
    endpoint: (name: EndpointName) => {
      mustReach(owner, 'endpoint', name)
      return ownClient(http.endpoint(name), owner.signal)
    },
    node: (namespace: ChainNamespace, url: string) => {
      mustReach(owner, 'nodes', namespace)
      return ownClient(http.node(namespace, url), owner.signal)
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
    own: <K extends KernelItemKey>(key: K) => {
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

/** The same clock, whose timers end when the plugin does. */
function ownClock(clock: ClockPort, { hold }: PluginOwner): ClockPort {
  const held = (start: (run: () => void) => () => void, run: () => void): (() => void) => {
    const forget = hold(start(() => (forget(), run())))
    return forget
  }
  return withMethods(clock, {
    after: (milliseconds, run) => held((fire) => clock.after(milliseconds, fire), run),
    idle: (run) => held((fire) => clock.idle(fire), run),
  })
}

/** The same client, whose calls end when the plugin does. */
function ownClient(client: HttpClient | undefined, own: AbortSignal): Partial<HttpClient> | undefined {
  if (client === undefined) return undefined
  const calls = (['get', 'post', 'put', 'delete', 'blob'] as const).map((method) => {
    const send = client[method].bind(client) as (path: string, call: HttpCall) => unknown
    return [
      method,
      (path: string, call: HttpCall = {}) => send(path, { ...call, signal: call.signal ? AbortSignal.any([own, call.signal]) : own }),
    ] as const
  })
  return { ...Object.fromEntries(calls), beacon: (path, body) => client.beacon(path, body) }
}
