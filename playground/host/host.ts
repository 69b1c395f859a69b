import type { Billfold } from '@billfold/ui'
import type { IObservableArray } from 'mobx'

import type { CatalogEntry } from '../src/catalog.js'
import type { Conditions } from './conditions.js'
import type { FamilyWallet } from './create-wallets.js'

/** Loading state of a plugin. */
export type PluginLoad = 'waiting' | 'loading' | 'loaded' | 'failed'

/** State that the panes of the host page share: an app with a modal in it, and what is watched of it. */
export interface Host {
  readonly billfold: Billfold
  readonly entries: readonly CatalogEntry[]
  readonly loads: ReadonlyMap<string, PluginLoad>
  readonly fetched: IObservableArray<Fetched>
  readonly conditions: Conditions
  /** The wallets that live in the page; none where there is no chain for them. */
  readonly wallets: readonly FamilyWallet[]
}

/** A file or an answer that came over the network. */
export interface Fetched {
  readonly name: string
  readonly bytes: number
  readonly at: number
}
