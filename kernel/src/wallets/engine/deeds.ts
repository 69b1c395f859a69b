import type { Network } from '../contract/network.js'
import type { Late } from '../../core/late.js'
import type { Asker } from './asker.js'
import type { ConnectOutcome } from '../state/connect-outcome.js'
import type { ConnectionRef } from '../state/connections.js'
import type { createDeeds } from './create-deeds.js'
import type { Disconnecting } from './disconnecting.js'
import type { HeldSession } from '../state/held-session.js'
import type { RecordKeeper } from '../state/record-keeper.js'
import type { Restoring } from './restoring.js'
import type { Sessions } from './sessions.js'
import type { SwitchRequest } from './switching.js'
import type { Tabs } from './tabs.js'

/** What happens between the page and wallets: nobody needs it before a wallet is asked, restored, or heard of from another tab. */
export interface Deeds {
  readonly asker: Asker
  readonly sessions: Sessions
  readonly restoring: Restoring
  readonly disconnecting: Disconnecting
  readonly tabs: Tabs
  readonly keeper: RecordKeeper
  moveWallet(live: HeldSession, network: Network): Promise<void>
  switchConnection(connection: ConnectionRef, request: SwitchRequest): Promise<ConnectOutcome | undefined>
  dispose(): void
}

/** The deeds, once their code has arrived. */
export type LateDeeds = Late<typeof createDeeds, Deeds>
