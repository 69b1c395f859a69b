import { type PluginRuntime, kernelKey } from '@billfold/kernel'
import { OakLeafConnector } from './connector.js'
import type { OakLeafOptions } from './contract.js'

/** The runtime: it adds one connector to the list, and removes it when the plugin stops. */
export function plugin({ provider }: OakLeafOptions): PluginRuntime {
  return { start: (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(new OakLeafConnector(provider))) }
}
