import type { Adapters } from '../chains/chains.js'
import type { Networks } from '../chains/networks.js'
import { chainAdapter } from '../contract/chain-adapter.js'
import type { Shelf } from '../di/shelf.js'
import { tokenFor } from '../di/token.js'
import { PluginHost } from '../plugin/host.js'
import type { LivesNeeds } from '../plugin/lives.js'
import type { Router } from '../router/router.js'
import { RpcGuard } from '../rpc/guard.js'
import { SlotRegistry } from '../view/slots.js'
import { ViewRegistry } from '../view/views.js'
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
  const rpc = new RpcGuard(() => slots.entries('rpc.methods').map(({ item }) => item))
  const publish: typeof events.publish = (name, payload) => events.publish(name, payload)
  const closeViews: LivesNeeds['closeViews'] = (views) => router().closeViews(views)
  const plugins = new PluginHost({
    shelf,
    clock: ports.clock,
    log,
    features,
    fetchLives: async () => {
      const { kernelLives } = await import('../plugin/kernel-lives.js')
      return (registry) => kernelLives(registry, { ...base, shelf, rpc, publish, closeViews, plugins: () => plugins })
    },
    hasNetwork: (namespace) => networks().isEnabled(namespace),
    publish,
  })
  const { provided } = plugins
  const adapters: Adapters = {
    // Its plugin takes part only when the family has a network, so the first one cannot wait for that.
    isProvided: (namespace) => plugins.registry.claimants('key', tokenFor(chainAdapter, namespace)).length > 0,
    has: (namespace) => provided.has(tokenFor(chainAdapter, namespace)),
    find: (namespace) => provided.find(tokenFor(chainAdapter, namespace)),
    load: async (namespace) => {
      const key = tokenFor(chainAdapter, namespace)
      return provided.has(key) ? provided.load(key) : undefined
    },
  }
  return { plugins, slots, rpc, adapters, views: new ViewRegistry(plugins) }
}
