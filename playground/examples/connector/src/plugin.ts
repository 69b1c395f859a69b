import { type PluginRuntime, kernelKey } from '@billfold/kernel'
import type { ExampleConnectorOptions } from './contract.js'
import { ExampleConnector } from './example-connector.js'

/** The lazy half: it puts one connector on the list, and takes it off again when the plugin stops. */
export function plugin({ provider }: ExampleConnectorOptions): PluginRuntime {
  return {
    start: (scope) => scope.onStop(scope.get(kernelKey('connectors')).add(new ExampleConnector(provider))),
  }
}
