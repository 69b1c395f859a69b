import { devtools } from '@billfold/devtools'
import { seaMoss } from '@billfold/example-chain'
import { notePad } from '@billfold/example-feature'
import type { PluginManifest } from '@billfold/kernel'
import { payments } from './plugins/payments.js'
import { stamps } from './plugins/stamps.js'

/** A plugin of the playground, and what people call it. */
export interface CatalogEntry {
  readonly title: string
  readonly manifest: PluginManifest
  /** The folder of its code, which its files are named after. */
  readonly folder?: string
}

/** Lists everything that can be registered here, in the order in which it is shown. */
export function catalog(): readonly CatalogEntry[] {
  return [
    { title: 'Sea moss', manifest: seaMoss(), folder: 'chain' },
    { title: 'Note pad', manifest: notePad(), folder: 'feature' },
    { title: 'Stamps for notes', manifest: stamps(), folder: 'stamps' },
    { title: 'Devtools', manifest: devtools(), folder: 'devtools' },
    { title: 'Payments', manifest: payments(), folder: 'payments' },
  ]
}
