import type { Publish } from '../../core/open.js'
import type { KernelPorts } from '../../core/ports.js'
import type { Log } from '../../core/log/log.js'
import type { Lazy } from '../../core/lazy.js'
import type { ConnectionRef } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import type { Connecting, ConnectOutcome } from '../state/connecting.js'
import type { Connectors } from '../state/connectors.js'
import type { Adapters, Families } from '../state/families.js'
import type { HeldSessions } from '../state/held-sessions.js'
import type { ModalPort } from '../state/modal-port.js'
import type { Networks } from '../state/networks.js'
import type { Origin } from '../state/origin.js'
import type { RecordItem, Records } from '../state/records.js'
import { nameAccounts } from './account-names.js'
import type { BroughtServices } from './brought.js'
import { ConnectRunner } from './connect-runner.js'
import { Disconnector } from './disconnector.js'
import { GrantReader } from './grant.js'
import { NetworkMover } from './network-mover.js'
import { RecordKeeper } from './record-keeper.js'
import { SigningAlong } from './signing-along.js'
import { Restorer } from './restorer.js'
import { Sessions } from './sessions.js'
import { type SwitchingNeeds, type SwitchRequest, switchConnection } from './switch-connection.js'
import { TabSync } from './tab-sync.js'

/** Parts of the wallets ring that the engine works with. */
export interface EngineNeeds {
  readonly brought: BroughtServices | undefined
  readonly families: Families
  readonly networks: Networks
  readonly connectors: Connectors
  readonly held: HeldSessions
  readonly connecting: Connecting
  readonly records: Records
  readonly item: RecordItem
  readonly adapters: Adapters
  readonly modal: ModalPort
  readonly ports: Pick<KernelPorts, 'clock' | 'tabs' | 'uuid'>
  readonly log: Log
  readonly publish: Publish
  isMultiWallet(): boolean
  /** The visitor may switch networks, and may not stay on one that the host did not ask for. */
  leavesUnsupported(): boolean
}

/** Session operations. Loaded with the first connect, restore, switch or message from another tab. To make it acts on no wallet. */
export class WalletEngine {
  readonly runner: ConnectRunner
  readonly sessions: Sessions
  readonly restorer: Restorer
  readonly disconnector: Disconnector
  readonly sync: TabSync
  readonly keeper: RecordKeeper
  readonly mover: NetworkMover
  private readonly switching: SwitchingNeeds
  private isOver = false
  private readonly endNames: () => void

  constructor({ item, ports, ...needs }: EngineNeeds) {
    const { clock } = ports
    const reader = new GrantReader(needs)
    const keeper = new RecordKeeper(item, needs.records)
    const onNetworkTold: NetworkMover['follow'] = (family) => this.mover.follow(family)
    const onChange = (origin: Origin): void => this.changed(origin)
    const sessions = new Sessions({ ...needs, reader, clock, onNetworkTold, onChange })
    const signingAlong = new SigningAlong({ ...needs, clock })
    const shared = { ...needs, clock, reader, signingAlong, keeper, sessions, onNetworkTold }
    this.sessions = sessions
    this.keeper = keeper
    this.runner = new ConnectRunner(shared)
    this.restorer = new Restorer({ ...shared, runner: this.runner })
    this.disconnector = new Disconnector(shared)
    this.mover = new NetworkMover(shared)
    this.switching = shared
    this.endNames = nameAccounts(shared)
    this.sync = new TabSync({ ...shared, restorer: this.restorer, tabs: ports.tabs, tab: ports.uuid() })
  }

  /** Brings a connection to the front of its family. */
  switchConnection(connection: ConnectionRef, request: SwitchRequest): Promise<ConnectOutcome | undefined> {
    return switchConnection(connection, request, this.switching)
  }

  /** Goes on after a change: other tabs are told or followed, and what waited for a wallet is taken up. */
  changed(origin: Origin): void {
    if (this.isOver) return
    this.sync.changed(origin)
    this.restorer.resume()
  }

  /** Hears of a way to a wallet that came, or of one that went. */
  connectorsChanged(removed: Connector | undefined): void {
    // That connectors go with their plugins in the end is no disconnect.
    if (this.isOver) return
    if (removed !== undefined) this.sessions.suspend(removed)
    this.restorer.resume()
  }

  /** Hears that the app asks for other networks. */
  networksChanged(): void {
    if (this.isOver) return
    this.sessions.refresh()
    this.sync.welcome()
  }

  dispose(): void {
    this.isOver = true
    this.endNames()
    this.sync.dispose()
    this.sessions.dispose()
  }
}

/** The engine, once it is loaded. */
export type LazyEngine = Lazy<WalletEngine>
