import { reaction } from 'mobx'
import type { Publish } from '../../core/open.js'
import type { KernelPorts } from '../../core/ports.js'
import type { Log } from '../../core/log/log.js'
import { Asker } from './asker.js'
import type { FamilyState } from '../state/family-state.js'
import type { Adapters, Families } from '../state/families.js'
import type { Connected } from '../state/connected.js'
import type { Connecting } from '../state/connecting.js'
import type { Connectors } from '../state/connectors.js'
import type { Deeds } from './deeds.js'
import { Disconnecting } from './disconnecting.js'
import { GrantReader } from './grant-reader.js'
import type { HeldSession } from '../state/held-session.js'
import { moveWallet } from './move-wallet.js'
import type { Networks } from '../state/networks.js'
import { RecordKeeper } from '../state/record-keeper.js'
import type { RecordItem, Records } from '../state/records.js'
import { Restoring } from './restoring.js'
import { Sessions } from './sessions.js'
import type { ModalPort } from '../state/modal-port.js'
import { switchConnection } from './switching.js'
import { Tabs } from './tabs.js'

/** What the chains of a page give to what happens to them. */
export interface DeedsNeeds {
  readonly families: Families
  readonly networks: Networks
  readonly connectors: Connectors
  readonly connected: Connected
  readonly connecting: Connecting
  readonly records: Records
  readonly item: RecordItem
  readonly adapters: Adapters
  readonly shell: ModalPort
  readonly ports: Pick<KernelPorts, 'clock' | 'tabs' | 'uuid'>
  readonly log: Log
  readonly publish: Publish
  isMultiWallet(): boolean
  onNetworkTold(family: FamilyState): void
}

/** Puts together what happens between the page and wallets. It is loaded late. */
export function createDeeds({ item, ports, ...needs }: DeedsNeeds): Deeds {
  const { connectors, connected, records } = needs
  const { clock } = ports
  const reader = new GrantReader(needs)
  const keeper = new RecordKeeper(item, records)
  const sessions = new Sessions({ ...needs, reader, clock })
  const shared = { ...needs, clock, reader, keeper, sessions }
  const asker = new Asker(shared)
  const restoring = new Restoring({ ...shared, asker })
  const disconnecting = new Disconnecting(shared)
  const tabs = new Tabs({ ...shared, restoring, tabs: ports.tabs, tab: ports.uuid() })
  const undo = [
    reaction(
      () => connectors.added,
      (now, before) => {
        const isGone = ({ session }: HeldSession): boolean => before.includes(session.connector) && !now.includes(session.connector)
        sessions.suspend(connected.lives.filter(isGone))
      },
    ),
    restoring.watch(),
    () => tabs.dispose(),
    () => sessions.dispose(),
  ]
  return {
    asker,
    sessions,
    restoring,
    disconnecting,
    tabs,
    keeper,
    moveWallet: (live, network) => moveWallet(live, network, shared),
    switchConnection: (connection, request) => switchConnection(connection, request, shared),
    dispose: () => undo.forEach((step) => step()),
  }
}
