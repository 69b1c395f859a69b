import type { Adapters } from '../wallets/state/families.js'
import type { Networks } from '../wallets/state/networks.js'
import { chainAdapter } from '../wallets/contract/chain-adapter.js'
import type { Shelf } from '../core/services/shelf.js'
import { keyFor } from '../core/services/tokens.js'
import { PluginHost } from '../core/plugins/host.js'
import { lazy } from '../core/lazy.js'
import type { Lives, LivesNeeds } from '../core/plugins/lives.js'
import type { Router } from '../product/router/router.js'
import { RpcGuard } from '../wallets/rpc/guard.js'
import { SlotRegistry } from '../core/views/slots.js'
import { ViewRegistry } from '../core/views/views.js'
import type { Base } from './base.js'

export interface PluginServicesNeeds extends Base {
  readonly shelf: Shelf
  /** Made after the plugin host, which only asks when there are plugins. */
  networks(): Networks
  router(): Router
}

/** The plugins of a kernel, and what is read of them. */
export interface PluginServices {
  readonly plugins: PluginHost
  readonly slots: SlotRegistry
  readonly views: ViewRegistry
  readonly rpc: RpcGuard
  readonly adapters: Adapters
}

/** Puts the plugin host together, and the registries that read from it. */
export function composePlugins({ networks, router, shelf, ...base }: PluginServicesNeeds): PluginServices {
  const { ports, log, events, features } = base
  const slots: SlotRegistry = new SlotRegistry({ manifests: () => plugins.registry.takingPart, log })
  const rpc: RpcGuard = new RpcGuard({
    entries: () => slots.entries('rpc.methods').map(({ item }) => item),
    find: (key) => plugins.provided.find(key),
  })
  const publish: typeof events.publish = (name, payload) => events.publish(name, payload)
  const closeViews: LivesNeeds['closeViews'] = (views) => router().closeViews(views)
  const plugins = new PluginHost({
    shelf,
    log,
    features,
    lives: (registry) => {
      const load = async (): Promise<Lives> => {
        const { kernelLives } = await import('../core/plugins/kernel-lives.js')
        return kernelLives(registry, { ...base, shelf, rpc, publish, closeViews, plugins: () => plugins })
      }
      return lazy(load, { what: 'plugins', clock: ports.clock, onRetry: (message, error) => log.warn(message, error) })
    },
    hasNetwork: (namespace) => networks().isEnabled(namespace),
    publish,
  })
  const { provided } = plugins
  const adapters: Adapters = {
    // Its plugin takes part only when the family has a network, so the first one cannot wait for that.
    isProvided: (namespace) => plugins.registry.claimants('key', keyFor(chainAdapter, namespace)).length > 0,
    has: (namespace) => provided.has(keyFor(chainAdapter, namespace)),
    find: (namespace) => provided.find(keyFor(chainAdapter, namespace)),
    load: async (namespace) => {
      const key = keyFor(chainAdapter, namespace)
      return provided.has(key) ? provided.load(key) : undefined
    },
  }
  return { plugins, slots, rpc, adapters, views: new ViewRegistry(plugins) }
}
