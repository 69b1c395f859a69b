import type { ChainNamespace } from '../../core/caip/ids.js'
import type { Connector } from '../contract/connector.js'
import type { Publish } from '../../core/open.js'
import type { ClockPort } from '../../core/ports.js'
import { disconnectError } from '../errors/disconnect-errors.js'
import { toMessage } from '../../core/errors/to-message.js'
import type { Attempt } from '../state/connecting.js'
import type { Families } from '../state/families.js'
import type { FamilyState } from '../state/family-state.js'
import type { HeldSessions } from '../state/held-sessions.js'
import { chainsError } from './errors.js'
import type { HeldSession } from './held-session.js'
import type { RecordKeeper } from './record-keeper.js'
import type { Sessions } from './sessions.js'
import type { ModalPort } from '../state/modal-port.js'
import { spansSession } from './connector-facts.js'

/** Parts that connections are ended with. */
export interface DisconnectorNeeds {
  readonly families: Families
  readonly held: HeldSessions
  readonly sessions: Pick<Sessions, 'callOff' | 'end'>
  readonly keeper: RecordKeeper
  readonly clock: Pick<ClockPort, 'after'>
  readonly modal: ModalPort
  readonly publish: Publish
  isMultiWallet(): boolean
}

/** A request to end connections. */
export interface DisconnectRequest {
  /** Absent means every family. */
  readonly namespace?: ChainNamespace | undefined
  /** Only this wallet; absent means every wallet of the families. */
  readonly connectorId?: string | undefined
  /** The modal stays as it is. */
  readonly keepOpen?: boolean | undefined
}

interface CallOff extends Pick<DisconnectRequest, 'namespace'> {
  readonly heldSessions: readonly HeldSession[]
  readonly asked: readonly (Attempt | undefined)[]
}

/** Time for a wallet to end its side, in milliseconds. On this side the connection is over at once. */
export const disconnectWait = 5000

/** Ends connections: here at once, and in the wallets as far as they answer. */
export class Disconnector {
  constructor(private readonly needs: DisconnectorNeeds) {}

  /**
   * Rejects with 'Failed to disconnect' when a wallet could not be told; on this side everything is over even then. What was asked
   * of wallets until then is called off, and nothing that came later.
   */
  async disconnect(
    { namespace, connectorId, keepOpen = false }: DisconnectRequest = {},
    asked: readonly (Attempt | undefined)[] = [],
  ): Promise<void> {
    const { families, held, sessions, keeper, modal, publish, isMultiWallet } = this.needs
    const heldSessions = this.chosen(namespace, connectorId)
    if (heldSessions.length === 0 && namespace !== undefined && namespace !== families.activeNamespace) modal.alert('APKTW001', namespace)
    if (connectorId === undefined) this.callOff({ namespace, heldSessions, asked })
    for (const { session, id } of heldSessions) keeper.markDisconnected(session.namespace, id)
    sessions.end(heldSessions)
    // A family that nobody was connected to says nothing of who is connected elsewhere.
    if (heldSessions.length > 0 || held.all.length === 0) keeper.clearPerson()
    if (!keepOpen && !(isMultiWallet() && held.all.length > 0)) modal.close()

    const failures = await this.tellWallets(heldSessions)
    if (failures.length === 0) {
      publish('analytics:recorded', { event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } })
      return
    }
    const message = failures.join(', ')
    publish('analytics:recorded', { event: 'DISCONNECT_ERROR', properties: { message } })
    const namespaces = [...new Set(heldSessions.map(({ session }) => session.namespace))]
    throw disconnectError('disconnect/failed', { namespaces }, disconnectError('disconnect/chains-failed', { message }))
  }

  /** The connections that end. One approval that covers every family ends in every family, and takes all others with it. */
  private chosen(namespace: ChainNamespace | undefined, connectorId: string | undefined): readonly HeldSession[] {
    const { families, held } = this.needs
    if (connectorId === undefined && (namespace === undefined || isSpanning(families.find(namespace)?.held))) return held.all
    const named = held.all.filter(
      ({ id, session }) => (namespace === undefined || session.namespace === namespace) && (connectorId ?? id) === id,
    )
    const spanning = new Set(named.filter(isSpanning).map(({ id }) => id))
    return held.all.filter((each) => named.includes(each) || spanning.has(each.id))
  }

  /** Waits for no wallet of these families any more, and brings no connection of theirs back. */
  private callOff({ namespace, heldSessions, asked }: CallOff): void {
    const { families, keeper, sessions } = this.needs
    const ending = new Set(heldSessions.map(({ session }) => session.namespace))
    const isMeant = (family: FamilyState): boolean =>
      (namespace === undefined || family.namespace === namespace || ending.has(family.namespace)) &&
      (family.attempt === undefined || asked.includes(family.attempt))
    const meant = families.all.filter(isMeant)
    for (const family of meant) if (family.remembered !== undefined) keeper.markDisconnected(family.namespace, family.remembered)
    sessions.callOff(meant)
  }

  private async tellWallets(heldSessions: readonly HeldSession[]): Promise<readonly string[]> {
    const connectors = new Map(
      heldSessions.map(({ id, session: { connector } }) => [spansSession(connector) ? id : `${connector.namespace}:${id}`, connector]),
    )
    const answers = await Promise.allSettled([...connectors.values()].map((connector) => this.tellWallet(connector)))
    return answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => toMessage(reason))
  }

  private tellWallet(connector: Connector): Promise<void> {
    const tell = async (): Promise<void> => connector.disconnect?.()
    return new Promise((resolve, reject) => {
      const stop = this.needs.clock.after(disconnectWait, () =>
        reject(chainsError('chains/disconnect-unanswered', { connectorId: connector.id })),
      )
      tell().then(resolve, reject).finally(stop)
    })
  }
}

function isSpanning(held: HeldSession | undefined): boolean {
  return held !== undefined && spansSession(held.session.connector)
}
