import type { ChainNamespace } from '../../core/caip/ids.js'
import type { Connector } from '../contract/connector.js'
import type { Publish } from '../../core/open.js'
import type { ClockPort } from '../../core/ports.js'
import { disconnectError } from '../errors/disconnect-errors.js'
import { toMessage } from '../../core/errors/to-message.js'
import type { Attempt } from '../state/attempt.js'
import type { Families } from '../state/families.js'
import type { Connected } from '../state/connected.js'
import { chainsError } from '../state/errors.js'
import type { HeldSession } from '../state/held-session.js'
import type { RecordKeeper } from '../state/record-keeper.js'
import type { Sessions } from './sessions.js'
import type { ModalPort } from '../state/modal-port.js'
import { spansSession } from '../state/spans.js'

/** What ending a connection touches. */
export interface DisconnectingNeeds {
  readonly families: Families
  readonly connected: Connected
  readonly sessions: Pick<Sessions, 'end'>
  readonly keeper: RecordKeeper
  readonly clock: Pick<ClockPort, 'after'>
  readonly shell: ModalPort
  readonly publish: Publish
  isMultiWallet(): boolean
}

/** What ends, and whether the modal notices. */
export interface DisconnectRequest {
  /** Absent means every family. */
  readonly namespace?: ChainNamespace | undefined
  /** Only this wallet; absent means every wallet of the families. */
  readonly connectorId?: string | undefined
  /** The modal stays as it is. */
  readonly keepOpen?: boolean | undefined
}

interface CallOff extends Pick<DisconnectRequest, 'namespace'> {
  readonly lives: readonly HeldSession[]
  readonly asked: readonly (Attempt | undefined)[]
}

/** How long a wallet may take to end its side, in milliseconds. On this side the connection is over at once. */
export const disconnectWait = 5000

/** Ends connections: here at once, and in the wallets as far as they answer. */
export class Disconnecting {
  constructor(private readonly needs: DisconnectingNeeds) {}

  /**
   * Rejects with 'Failed to disconnect' when a wallet could not be told; on this side everything is over even then. What was asked
   * of wallets until then is called off, and nothing that came later.
   */
  async disconnect(
    { namespace, connectorId, keepOpen = false }: DisconnectRequest = {},
    asked: readonly (Attempt | undefined)[] = [],
  ): Promise<void> {
    const { families, connected, sessions, keeper, shell, publish, isMultiWallet } = this.needs
    const lives = this.chosen(namespace, connectorId)
    if (lives.length === 0 && namespace !== undefined && namespace !== families.activeNamespace) shell.alert('APKTW001', namespace)
    if (connectorId === undefined) this.callOff({ namespace, lives, asked })
    for (const live of lives) keeper.markDisconnected(live.session.namespace, live.id)
    sessions.end(lives)
    // A family that nobody was connected to says nothing of who is connected elsewhere.
    if (lives.length > 0 || connected.lives.length === 0) keeper.clearPerson()
    if (!keepOpen && !(isMultiWallet() && connected.lives.length > 0)) shell.close()

    const failures = await this.tellWallets(lives)
    if (failures.length === 0) {
      publish('analytics:recorded', { event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } })
      return
    }
    const message = failures.join(', ')
    publish('analytics:recorded', { event: 'DISCONNECT_ERROR', properties: { message } })
    const namespaces = [...new Set(lives.map(({ session }) => session.namespace))]
    throw disconnectError('disconnect/failed', { namespaces }, disconnectError('disconnect/chains-failed', { message }))
  }

  /** The connections that end. One approval that covers every family ends in every family, and takes all others with it. */
  private chosen(namespace: ChainNamespace | undefined, connectorId: string | undefined): readonly HeldSession[] {
    const { families, connected } = this.needs
    if (connectorId === undefined && (namespace === undefined || isSpanning(families.find(namespace)?.live))) return connected.lives
    const named = connected.lives.filter(
      (live) => (namespace === undefined || live.session.namespace === namespace) && (connectorId ?? live.id) === live.id,
    )
    const spanning = new Set(named.filter(isSpanning).map(({ id }) => id))
    return connected.lives.filter((live) => named.includes(live) || spanning.has(live.id))
  }

  /** Whoever disconnects does not wait for a wallet any more, and has no connection to come back to. */
  private callOff({ namespace, lives, asked }: CallOff): void {
    const ending = new Set(lives.map(({ session }) => session.namespace))
    for (const family of this.needs.families.all) {
      if (namespace !== undefined && family.namespace !== namespace && !ending.has(family.namespace)) continue
      if (family.attempt !== undefined && !asked.includes(family.attempt)) continue
      if (family.remembered !== undefined) this.needs.keeper.markDisconnected(family.namespace, family.remembered)
      family.remember(undefined)
      family.callOff()
    }
  }

  private async tellWallets(lives: readonly HeldSession[]): Promise<readonly string[]> {
    const connectors = new Map(
      lives.map(({ id, session: { connector } }) => [spansSession(connector) ? id : `${connector.namespace}:${id}`, connector]),
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

function isSpanning(live: HeldSession | undefined): boolean {
  return live !== undefined && spansSession(live.session.connector)
}
