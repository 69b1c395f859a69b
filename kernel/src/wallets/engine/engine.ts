import { reaction } from 'mobx'
import type { Publish } from '../../core/open.js'
import type { KernelPorts } from '../../core/ports.js'
import type { Log } from '../../core/log/log.js'
import { ConnectRunner } from './connect-runner.js'
import type { FamilyState } from '../state/family-state.js'
import type { Adapters, Families } from '../state/families.js'
import type { Connected } from '../state/connected.js'
import type { ConnectOutcome, Connecting } from '../state/connecting.js'
import type { Connectors } from '../state/connectors.js'
import { Disconnector } from './disconnector.js'
import { GrantReader } from './grant.js'
import type { HeldSession } from '../state/held-session.js'
import { moveWallet } from './move-wallet.js'
import type { Networks } from '../state/networks.js'
import { RecordKeeper, type RecordItem, type Records } from '../state/records.js'
import { Restorer } from './restorer.js'
import { Sessions } from './sessions.js'
import type { ModalPort } from '../state/modal-port.js'
import { switchConnection, type SwitchRequest } from './switch-connection.js'
import { Tabs } from './tabs.js'
import type { Network } from '../contract/network.js'
import type { Late } from '../../core/late.js'
import type { ConnectionRef } from '../state/connections.js'

/** Parts of the wallets ring that the engine works with. */
export interface EngineNeeds {
  readonly families: Families
  readonly networks: Networks
  readonly connectors: Connectors
  readonly connected: Connected
  readonly connecting: Connecting
  readonly records: Records
  readonly item: RecordItem
  readonly adapters: Adapters
  readonly modal: ModalPort
  readonly ports: Pick<KernelPorts, 'clock' | 'tabs' | 'uuid'>
  readonly log: Log
  readonly publish: Publish
  isMultiWallet(): boolean
  onNetworkTold(family: FamilyState): void
}

/** Makes the engine. */
export function createEngine({ item, ports, ...needs }: EngineNeeds): WalletEngine {
  const { connectors, connected, records } = needs
  const { clock } = ports
  const reader = new GrantReader(needs)
  const keeper = new RecordKeeper(item, records)
  const sessions = new Sessions({ ...needs, reader, clock })
  const shared = { ...needs, clock, reader, keeper, sessions }
  const runner = new ConnectRunner(shared)
  const restorer = new Restorer({ ...shared, runner })
  const disconnector = new Disconnector(shared)
  const tabs = new Tabs({ ...shared, restorer, tabs: ports.tabs, tab: ports.uuid() })
  const undo = [
    reaction(
      () => connectors.added,
      (now, before) => {
        const isGone = ({ session }: HeldSession): boolean => before.includes(session.connector) && !now.includes(session.connector)
        sessions.suspend(connected.heldSessions.filter(isGone))
      },
    ),
    restorer.watch(),
    () => tabs.dispose(),
    () => sessions.dispose(),
  ]
  return {
    runner,
    sessions,
    restorer,
    disconnector,
    tabs,
    keeper,
    moveWallet: (held, network) => moveWallet(held, network, shared),
    switchConnection: (connection, request) => switchConnection(connection, request, shared),
    dispose: () => undo.forEach((step) => step()),
  }
}

/** Session operations. Loaded with the first connect, restore or message from another tab. */
export interface WalletEngine {
  readonly runner: ConnectRunner
  readonly sessions: Sessions
  readonly restorer: Restorer
  readonly disconnector: Disconnector
  readonly tabs: Tabs
  readonly keeper: RecordKeeper
  moveWallet(held: HeldSession, network: Network): Promise<void>
  switchConnection(connection: ConnectionRef, request: SwitchRequest): Promise<ConnectOutcome | undefined>
  dispose(): void
}

/** The engine, once it is loaded. */
export type LateEngine = Late<typeof createEngine, WalletEngine>
