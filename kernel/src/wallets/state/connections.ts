import { computed, createAtom, makeObservable } from 'mobx'
import type { AccountType } from '../contract/account.js'
import type { ChainNamespace } from '../../core/caip/ids.js'
import type { ConnectionInfo, ConnectionRef, ConnectionState } from '../contract/connection.js'
import { isSameId } from '../../core/validation/same-id.js'
import type { Connector } from '../contract/connector.js'
import type { Families } from './families.js'
import type { ConnectOutcome, Connecting, ConnectOptions } from './connecting.js'
import type { LazyEngine } from '../engine/engine.js'
import type { DisconnectRequest } from '../engine/disconnector.js'
import type { HeldSessions } from './held-sessions.js'
import type { Networks } from './networks.js'
import { type StoredConnection, type Records, toRecord } from './records.js'
import type { ModalPort } from './modal-port.js'

/** Parts behind the connections that views and hosts see. */
export interface ConnectionsNeeds {
  readonly families: Families
  readonly networks: Networks
  readonly held: HeldSessions
  readonly connecting: Connecting
  readonly engine: LazyEngine
  readonly records: Records
  readonly modal: ModalPort
  isMultiWallet(): boolean
}

/** Options of a switch to a connection. */
export interface SwitchConnectionOptions {
  /** The account to bring to the front with it. */
  readonly address?: string | undefined
  /** The state of the connection; absent means as it is found. */
  readonly state?: ConnectionState | undefined
}

/** Answer to a visitor who wants more than one wallet where the host offers one. */
export const multiWalletOff = 'Only one wallet at a time can be used here'

/** The wallets of every family, connected now or earlier: what views and hosts ask for. */
export class Connections {
  private readonly records = createAtom('connection records')

  constructor(private readonly needs: ConnectionsNeeds) {
    makeObservable(this, { live: computed })
  }

  /** The connections that stand, of all families. */
  get live(): readonly ConnectionInfo[] {
    return this.needs.held.all.map(({ session }) => ({ ...toRecord(session), caipNetwork: session.network }))
  }

  connect(connector: Connector, options?: ConnectOptions): Promise<ConnectOutcome> {
    return this.needs.connecting.connect(connector, options)
  }

  /** Calls off what is being asked of one family, or of all. */
  cancel(namespace?: ChainNamespace): void {
    this.needs.connecting.cancel(namespace)
  }

  /** Takes up an earlier grant without any prompt: for connectors that restore themselves. */
  restore(connector: Connector): Promise<boolean> {
    return this.needs.engine.use(({ restorer }) => restorer.restore(connector))
  }

  disconnect(request?: DisconnectRequest): Promise<void> {
    const { families, engine } = this.needs
    // A wallet that is asked while the code is still on its way is not meant.
    const asked = families.all.map(({ attempt }) => attempt)
    return engine.use(({ disconnector }) => disconnector.disconnect(request, asked))
  }

  /** The state of a connection in its family. */
  stateOf({ namespace, connectorId }: ConnectionRef): ConnectionState {
    const { families, held } = this.needs
    if (families.find(namespace)?.session?.connector.id === connectorId) return 'current'
    return held.find({ id: connectorId, namespace }) === undefined ? 'ended' : 'standby'
  }

  /** The connections of a family, earlier ones too. Without the multi-wallet feature only the one in use. */
  list(namespace: ChainNamespace): readonly ConnectionInfo[] {
    const isMultiWallet = this.mayUseSeveral()
    const { records, networks } = this.needs
    const live = this.live.filter((connection) => connection.namespace === namespace)
    const isLive = (record: StoredConnection): boolean => live.some(({ connectorId }) => isSameId(connectorId, record.connectorId))
    this.records.reportObserved()
    const earlier = records.connections(namespace).filter((record) => !isLive(record))
    const initial = networks.initial(namespace)
    const all = [...live, ...earlier.map((record) => ({ ...record, caipNetwork: initial }))]
    return isMultiWallet ? all : all.filter((connection) => this.stateOf(connection) === 'current')
  }

  /** Brings a connection to the front: through its connector while it stands, by starting over when it is gone. */
  async switchConnection(connection: ConnectionRef, options: SwitchConnectionOptions = {}): Promise<ConnectOutcome | undefined> {
    if (!this.mayUseSeveral()) return undefined
    const { address, state = this.stateOf(connection) } = options
    return this.needs.engine.use((engine) => engine.switchConnection(connection, { address, state }))
  }

  /** Forgets a connection, and ends it first when it stands. */
  async deleteConnection({ namespace, connectorId }: ConnectionRef): Promise<void> {
    if (!this.mayUseSeveral()) return
    if (this.stateOf({ namespace, connectorId }) !== 'ended') {
      await this.disconnect({ namespace, connectorId, keepOpen: true })
    }
    await this.needs.engine.use(({ keeper }) => keeper.dropConnection({ namespace, connectorId }))
    this.records.reportChanged()
  }

  /** Chooses the account type for new connections of a family, and keeps the choice. */
  preferAccountType(namespace: ChainNamespace, type: AccountType): void {
    this.needs.families.find(namespace)?.prefer(type)
    this.needs.records.savePreferredAccountType(namespace, type)
  }

  private mayUseSeveral(): boolean {
    const isMultiWallet = this.needs.isMultiWallet()
    if (!isMultiWallet) this.needs.modal.tell(multiWalletOff)
    return isMultiWallet
  }
}
