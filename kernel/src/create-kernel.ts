import { explainLate } from './core/errors/explained.js'
import { EventBus } from './core/events/bus.js'
import { Http } from './core/http/http.js'
import { lazy } from './core/lazy.js'
import { Log } from './core/log/log.js'
import type { ChainNamespace } from './core/caip/ids.js'
import type { Publish } from './core/open.js'
import type { PluginManifest } from './core/plugins/manifest.js'
import { PluginHost } from './core/plugins/plugin-host.js'
import type { PluginRuns } from './core/plugins/plugin-runs.js'
import type { KernelPorts } from './core/ports.js'
import type { Key } from './core/services/key.js'
import { keyFor, keyOfKernel } from './core/services/keys.js'
import { ServiceLookup } from './core/services/service-lookup.js'
import { KernelStorage } from './core/storage/kernel-storage.js'
import { SlotRegistry } from './core/views/slots.js'
import { ViewRegistry } from './core/views/views.js'
import { Lifecycle, lifetimeOf } from './lifecycle.js'
import { Alerts } from './product/alerts/alerts.js'
import { FeatureStore } from './product/features/features.js'
import { Modal } from './product/modal/modal.js'
import { modalPort } from './product/modal/modal-port.js'
import { situationOf } from './product/modal/situation.js'
import { namesOf } from './product/options/known-names.js'
import { nodeUrls } from './product/options/node-urls.js'
import type { KernelOptionsInput } from './product/options/options-input.js'
import type { KernelOptions } from './product/options/options.js'
import { readOptions } from './product/options/read-options.js'
import { CloseGuards, closeGuardsOf } from './product/router/close-guards.js'
import type { PlainView } from './product/router/entry.js'
import { leavingViews } from './product/router/leaving.js'
import { Router } from './product/router/router.js'
import { Transactions } from './product/router/transactions.js'
import { unsupportedChainGuard } from './product/router/unsupported-chain-guard.js'
import { SessionSteps, sessionStepsOf } from './product/session/steps.js'
import { productSlots } from './product/slot-table.js'
import { storedItems } from './product/storage/items.js'
import { Toasts } from './product/toasts/toasts.js'
import { chainAdapter } from './wallets/contract/chain-adapter.js'
import { connectorIds } from './wallets/contract/connector.js'
import { RpcGuard } from './wallets/rpc/guard.js'
import type { Connections } from './wallets/state/connections.js'
import type { Connectors } from './wallets/state/connectors.js'
import { type WalletCore, createWalletCore } from './wallets/state/create-wallet-core.js'
import type { Adapters, Families } from './wallets/state/families.js'
import type { NetworkSwitch } from './wallets/state/network-switch.js'
import type { Networks } from './wallets/state/networks.js'

/** Everything that a shell, a host or a plugin works with. */
export interface KernelServices {
  readonly alerts: Alerts
  readonly closeGuards: CloseGuards
  readonly connections: Connections
  readonly connectors: Connectors
  readonly events: EventBus
  readonly families: Families
  readonly features: FeatureStore
  readonly http: Http
  readonly log: Log
  readonly modal: Modal
  readonly networks: Networks
  readonly networkSwitch: NetworkSwitch
  readonly options: KernelOptions
  readonly plugins: PluginHost
  readonly router: Router
  readonly rpc: RpcGuard
  readonly sessionSteps: SessionSteps
  readonly slots: SlotRegistry
  readonly storage: KernelStorage
  readonly toasts: Toasts
  readonly transactions: Transactions
  readonly views: ViewRegistry
}

/** One kernel: everything that a shell or a host works with. Two of them on one page do not meet. */
export interface Kernel extends KernelServices, Pick<PluginHost, 'get' | 'find' | 'load' | 'has'> {
  /** Resolves when `start` has done what it can: configuration, restored connections, plugins that load at start. Never rejects. */
  readonly ready: Promise<void>
  /** Asks for the configuration, restores what was connected, and loads what wants to be there from the start. Gives `ready`. */
  start(): Promise<void>
  /** Ends everything, once. Nothing is left behind: no timer, no listener, no channel to another tab. */
  destroy(): Promise<void>
}

/**
 * Puts a kernel together. It acts on nothing before `start`. The one thing it throws is `options/two-sign-ins`: a manifest
 * that does not fit is listed as failed, and an option that does not fit has its default.
 */
export function createKernel(hostPorts: KernelPorts, manifests: readonly PluginManifest[], input: KernelOptionsInput): Kernel {
  const { options, problems } = readOptions(input, namesOf([manifests].flat()))
  const lifetime = lifetimeOf(hostPorts)
  const { ports } = lifetime
  const { clock, device } = ports

  // The core: it knows neither wallets nor the product.
  const log = new Log(ports.log, options.logLevel)
  const events = new EventBus((error, event, owner) => {
    if (owner === undefined) log.error(`A listener of ${event} failed`, error)
    else plugins.countFailure(owner, error)
  })
  const publish: Publish = (name, payload) => events.publish(name, payload)
  const onRetry = (message: string, error: unknown): void => log.warn(message, error)
  const diagnosis = lazy(() => import('./diagnosis.js'), { what: 'diagnosis', clock, onRetry })
  const explain = explainLate(diagnosis)
  const storage = new KernelStorage({ ports, log, prefix: options.storagePrefix, items: storedItems })
  const { endpoints, projectId = '', sdkType, sdkVersion } = options
  const nodes = (namespace: Parameters<Networks['of']>[0]): readonly string[] => nodeUrls(networks.of(namespace), options.rpcUrls)
  const http = new Http({ ports, endpoints, projectId, sdkType, sdkVersion, nodes })
  const toasts = new Toasts(clock)
  const alerts = new Alerts({ texts: diagnosis, toasts, log, publish, isDebug: options.debug })
  const features = new FeatureStore({ options, log: ports.log })

  // Plugins, and the registries that read their manifests.
  const lookup = new ServiceLookup({ clock, log })
  const slots: SlotRegistry = new SlotRegistry({ manifests: () => plugins.registry.takingPart, shapes: productSlots, log })
  const rpc: RpcGuard = new RpcGuard({
    entries: () => slots.entries('rpc.methods').map(({ item }) => item),
    find: (key) => plugins.find(key),
  })
  const hasNetwork = (namespace: ChainNamespace): boolean => networks.isEnabled(namespace)
  const plugins: PluginHost = new PluginHost({
    lookup,
    log,
    features,
    publish,
    slots: productSlots,
    hasNetwork,
    runs: (registry) => {
      const load = async (): Promise<PluginRuns> => {
        const { runPlugins } = await import('./run-plugins.js')
        const closeViews: Router['closeViews'] = (views) => router.closeViews(views)
        return runPlugins(registry, {
          hold: lifetime.hold,
          hasNetwork,
          lookup,
          http,
          storage,
          events,
          log,
          ports,
          publish,
          explain,
          closeViews,
          rpc,
          plugins: () => plugins,
        })
      }
      return lazy(load, { what: 'plugins', clock, onRetry })
    },
    explain,
  })
  const views = new ViewRegistry(plugins, explain)

  // Wallets.
  const adapters = adaptersOf(plugins)
  const shell = modalPort({ options, toasts, alerts, log, modal: () => modal, router: () => router })
  const wallets: WalletCore = createWalletCore({
    ports,
    options,
    storage,
    log,
    publish,
    adapters,
    modal: shell,
    accountsOf: (namespace) => slots.entries('family.accounts').find(({ item }) => item.namespace === namespace)?.item,
    isMultiWallet: () => features.isOn('multiWallet'),
    brought: { slots, load: (key) => plugins.load(key) },
    loadEngine: async () => (await import('./wallets/engine/engine.js')).WalletEngine,
  })
  const { families, networks, connectors, connections, networkSwitch } = wallets

  // The modal.
  const router: Router = new Router({
    knowsView: (view) => views.has(view),
    hasAddress: () => families.isConnected,
    close: () => void modal.requestClose(),
    publish,
    log,
    leaving: leavingViews({
      isConnected: () => families.isConnected,
      clear: () => families.active?.describe(families.active.address, { farcasterUrl: undefined }),
      reload: () => connectors.byId(connectorIds.auth)?.reload?.(),
    }),
  })
  const transactions = new Transactions(router, log)
  const closeGuards = new CloseGuards(() => closeGuardsOf(slots, plugins), log)
  closeGuards.add(unsupportedChainGuard(router, () => options.unsupportedNetworkDismissible))
  const situation = situationOf({ options, device, families, networks, connectors, hasAdapter: adapters.has })
  const modal = new Modal({ router, toasts, transactions, guards: closeGuards, situation, clock, log, publish })
  const sessionSteps = new SessionSteps({
    families,
    sources: () => sessionStepsOf(slots, plugins),
    open: (view) => shell.show(view as PlainView),
    log,
  })

  const services: KernelServices = {
    alerts,
    closeGuards,
    connections,
    connectors,
    events,
    families,
    features,
    http,
    log,
    modal,
    networks,
    networkSwitch,
    options,
    plugins,
    router,
    rpc,
    sessionSteps,
    slots,
    storage,
    toasts,
    transactions,
    views,
  }
  const provisions = { ...services, clock, device, page: ports.page, uuid: ports.uuid }
  for (const [name, service] of Object.entries(provisions)) if (service !== undefined) lookup.put<unknown>(keyOfKernel(name), service)
  const registered = plugins.registerAll(manifests)
  const lifecycle = new Lifecycle({ services, wallets, lifetime, problems, diagnosis, registered })
  return {
    ...services,
    ready: lifecycle.ready,
    get: <T>(key: Key<T>): T => {
      lifecycle.check('get')
      return plugins.get(key)
    },
    find: (key) => plugins.find(key),
    load: (key) => plugins.load(key),
    has: (key) => plugins.has(key),
    start: () => lifecycle.start(),
    destroy: () => lifecycle.destroy(),
  }
}

/** The chain adapters that plugins provide. */
function adaptersOf(plugins: PluginHost): Adapters {
  return {
    // Its plugin takes part only when the family has a network, so the first one cannot wait for that.
    isProvided: (namespace) => plugins.registry.providersOf('key', keyFor(chainAdapter, namespace)).length > 0,
    has: (namespace) => plugins.has(keyFor(chainAdapter, namespace)),
    find: (namespace) => plugins.find(keyFor(chainAdapter, namespace)),
    load: async (namespace) => {
      const key = keyFor(chainAdapter, namespace)
      return plugins.has(key) ? plugins.load(key) : undefined
    },
  }
}
