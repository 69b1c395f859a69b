import type { PluginRuntime } from '@billfold/kernel'
import { adapterServices, startAdapter } from './adapter/index.js'
import { startConnectors } from './connectors/start-connectors.js'
import type { SolanaOptions } from './contract.js'

/** The lazy half: the adapter of the family, and the ways to its wallets. */
export function plugin(options: SolanaOptions): PluginRuntime {
  return {
    services: adapterServices,
    start(scope) {
      startAdapter(scope)
      startConnectors(scope, options)
    },
  }
}
