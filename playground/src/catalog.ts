import { exampleChain } from '@billfold/example-chain'
import { exampleConnector } from '@billfold/example-connector'
import type { ExampleConnectorOptions } from '@billfold/example-connector/contract'
import { exampleFeature } from '@billfold/example-feature'
import type { PluginManifest } from '@billfold/kernel'
import { payments } from './plugins/payments.js'
import { stamps } from './plugins/stamps.js'

/** A plugin of the playground, and what people call it. */
export interface CatalogEntry {
  readonly title: string
  readonly manifest: PluginManifest
}

/** Everything that can be registered here, in the order in which it is shown. */
export function catalog(options: ExampleConnectorOptions): readonly CatalogEntry[] {
  return [
    { title: 'Example chain', manifest: exampleChain() },
    { title: 'Example wallet', manifest: exampleConnector(options) },
    { title: 'Notes', manifest: exampleFeature() },
    { title: 'Stamps for notes', manifest: stamps() },
    { title: 'Payments', manifest: payments() },
  ]
}
