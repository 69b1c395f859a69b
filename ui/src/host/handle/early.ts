import type { PluginManifest } from '@billfold/kernel'

import type { Billfold, BillfoldEvent } from './billfold.js'
import type { Broadcast } from './broadcast.js'
import type { BillfoldOptions } from './options.js'
import type { SnapshotStore } from './snapshot-store.js'

/** What a handle is made of before anything has been loaded. */
export interface Early {
  readonly options: BillfoldOptions
  /** The plugins that the kernel will be made with. */
  readonly plugins: readonly PluginManifest[]
  readonly billfold: Billfold
  readonly store: SnapshotStore
  readonly events: Broadcast<BillfoldEvent>
  /** The end of the handle. */
  readonly signal: AbortSignal
}
