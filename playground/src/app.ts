import type { Kernel } from '@billfold/kernel'
import type { IObservableArray } from 'mobx'
import type { CatalogEntry } from './catalog.js'
import type { ExampleWallet } from './example-wallet.js'
import type { Fault } from './faulty.js'
import type { SentRequest } from './record-requests.js'
import type { ShownView } from './shown-view.js'

/** What the panes of the page share. */
export interface App {
  readonly kernel: Kernel
  /** What is listed: the catalogue, and what was loaded from outside. Observable. */
  readonly entries: IObservableArray<CatalogEntry>
  readonly example: ExampleWallet
  readonly requests: readonly SentRequest[]
  readonly shown: ShownView
  /** What a plugin does when it is loaded the next time. */
  readonly faults: Map<string, Fault>
  /** Runs what a click asked for. What goes wrong is shown as an event, and goes no further. */
  attempt(run: () => unknown): void
  /** Ends the kernel and everything that it holds of the page. */
  stop(): Promise<void>
}
