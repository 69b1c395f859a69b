import { type FacadeNeeds, facades } from './core/plugins/facades.js'
import { PluginRuns, type PluginRunsNeeds } from './core/plugins/plugin-runs.js'
import type { PluginRegistry } from './core/plugins/registry.js'
import type { RpcGuard } from './wallets/rpc/guard.js'
import { rpcFacade } from './wallets/rpc/rpc-facade.js'

export interface RunPluginsNeeds extends Omit<FacadeNeeds, 'others'>, Pick<PluginRunsNeeds, 'lookup' | 'publish' | 'closeViews'> {
  readonly rpc: RpcGuard
}

/** Runs the plugins of a kernel: each gets its own view of the kernel's services. Loaded with the first plugin. */
export function runPlugins(registry: PluginRegistry, { lookup, publish, closeViews, rpc, ...needs }: RunPluginsNeeds): PluginRuns {
  const { log, ports } = needs
  const own = facades({ ...needs, others: { rpc: rpcFacade(rpc) } })
  return new PluginRuns(registry, { lookup, publish, closeViews, log, clock: ports.clock, facades: own })
}
