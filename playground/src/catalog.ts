import { seaMoss } from '@billfold/example-chain'
import { notePad } from '@billfold/example-feature'
import type { PluginManifest } from '@billfold/kernel'
import { payments } from './plugins/payments.js'
import { stamps } from './plugins/stamps.js'

/** A plugin of the playground, and what people call it. */
export interface CatalogEntry {
  readonly title: string
  readonly manifest: PluginManifest
}

/** Lists everything that can be registered here, in the order in which it is shown. */
export function catalog(): readonly CatalogEntry[] {
  return [
    { title: 'Sea moss', manifest: seaMoss() },
    { title: 'Note pad', manifest: notePad() },
    { title: 'Stamps for notes', manifest: stamps() },
    { title: 'Payments', manifest: payments() },
  ]
}
