import { type PluginRuntime, service } from '@billfold/kernel'
import { exampleAdapterKey } from './contract.js'
import { ExampleAdapter } from './example-adapter.js'

/** The lazy half: one service under the key that the manifest promised. */
export const plugin: PluginRuntime = {
  services: [service(exampleAdapterKey, {}, () => new ExampleAdapter())],
}
