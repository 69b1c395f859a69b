import type { ChainNamespace } from './core/caip/ids.js'
import { Log } from './core/log/log.js'
import { type FacadeNeeds, facades } from './core/plugins/facades.js'
import { PluginRuns, type PluginRunsNeeds } from './core/plugins/plugin-runs.js'
import type { Hold } from './core/plugins/held-ports.js'
import type { PluginHost } from './core/plugins/plugin-host.js'
import type { PluginRegistry } from './core/plugins/registry.js'
import { advise } from './product/plugin-advice.js'
import type { KernelPorts } from './core/ports.js'
import type { RpcGuard } from './wallets/rpc/guard.js'
import { rpcFacade } from './wallets/rpc/rpc-facade.js'

export interface RunPluginsNeeds
  extends Omit<FacadeNeeds, 'others' | 'plugins'>, Pick<PluginRunsNeeds, 'lookup' | 'publish' | 'explain' | 'closeViews'> {
  readonly ports: FacadeNeeds['ports'] & Pick<KernelPorts, 'log'>
  readonly rpc: RpcGuard
  plugins(): Pick<PluginHost, 'fire' | 'list' | 'load' | 'status'>
  readonly hold: Hold
  hasNetwork(namespace: ChainNamespace): boolean
}

/** Runs the plugins of a kernel: each gets its own view of the kernel's services. Loaded with the first plugin. */
export function runPlugins(
  registry: PluginRegistry,
  { lookup, publish, explain, closeViews, rpc, hold, hasNetwork, ...needs }: RunPluginsNeeds,
): PluginRuns {
  const { log, ports } = needs
  const own = facades({ ...needs, others: { rpc: rpcFacade(rpc, (key) => needs.plugins().load(key)) } })
  hold(() =>
    advise({
      manifests: () => registry.list.flatMap(({ manifest }) => manifest ?? []),
      hasView: (view) => registry.providersOf('view', view).length > 0,
      // As with an option that does not fit: it is said whatever the level of the host's log is.
      log: new Log(ports.log, 'warn'),
      hasNetwork,
    }),
  )
  return new PluginRuns(registry, { lookup, publish, explain, closeViews, log, clock: ports.clock, facades: own })
}
