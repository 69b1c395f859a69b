import type { Grant } from '../contract/connection.js'
import { isSameId } from '../../core/validation/same-id.js'
import type { ConnectRequest, Connector } from '../contract/connector.js'
import type { Publish } from '../../core/open.js'
import { isBillfoldError } from '../../core/errors/billfold-error.js'
import { connectionError } from '../errors/connection-errors.js'
import { isPending, isRefusal } from '../errors/wallet-refused.js'
import type { Log } from '../../core/log/log.js'
import { type ConnectMethodName, connectMethod, spansSession } from './connector-facts.js'
import type { Attempt, ConnectOutcome, ConnectAttempt, Connecting } from '../state/connecting.js'
import type { FamilyState } from '../state/family-state.js'
import type { Families } from '../state/families.js'
import type { HeldSessions } from '../state/held-sessions.js'
import type { GrantReader } from './grant.js'
import type { HeldSession } from './held-session.js'
import type { Networks } from '../state/networks.js'
import type { Origin } from '../state/origin.js'
import type { Records } from '../state/records.js'
import type { RecordKeeper } from './record-keeper.js'
import type { SigningAlong } from './signing-along.js'
import type { Sessions } from './sessions.js'
import { raceAbort } from '../../core/abort.js'

/** Parts that wallets are asked with, and their answers taken. */
export interface ConnectRunnerNeeds {
  readonly families: Families
  readonly networks: Networks
  readonly held: HeldSessions
  readonly connecting: Pick<Connecting, 'until' | 'fail'>
  readonly sessions: Sessions
  readonly reader: Pick<GrantReader, 'prepare' | 'read'>
  readonly records: Records
  readonly keeper: RecordKeeper
  readonly signingAlong: SigningAlong
  readonly log: Log
  readonly publish: Publish
  /** A wallet came into use on a network: it may be one that the host did not ask for. */
  onNetworkTold(family: FamilyState): void
}

/** A wallet that is asked for an earlier grant. */
export interface RestoreRequest {
  readonly connector: Connector
  readonly attempt: Attempt
  readonly origin: Origin
}

type NamedAttempt = ConnectAttempt & { readonly method: ConnectMethodName }

const cancelled: ConnectOutcome = { status: 'cancelled' }

/** Asks wallets, and takes their answers only while somebody still waits for them. */
export class ConnectRunner {
  constructor(private readonly needs: ConnectRunnerNeeds) {}

  /** Asks a wallet, unless nobody waits for it any more. */
  async ask(running: ConnectAttempt): Promise<ConnectOutcome> {
    const { family, connector, attempt, method = connectMethod(connector.type, this.needs.records.hasDeepLink) } = running
    if (family.attempt !== attempt) return cancelled
    const request: ConnectRequest = {
      network: this.needs.networks.preferredNetwork(family),
      signal: attempt.controller.signal,
      signIn: (networkId) => this.needs.signingAlong.request(networkId),
    }
    return this.take({ ...running, method }, (async () => connector.connect(request))())
  }

  /** Brings a wallet that is connected to the front. */
  bringForward(held: HeldSession): ConnectOutcome {
    this.needs.sessions.activate(held)
    this.needs.families.activate(held.session.namespace)
    return { status: 'connected', session: held.session }
  }

  /** Takes up an earlier grant without any prompt. False when there is none any more, or something else came first. */
  async restore({ connector, attempt, origin }: RestoreRequest): Promise<boolean> {
    const { families, networks, sessions, reader, records, log } = this.needs
    const family = families.get(connector.namespace, 'reconnect')
    const { signal } = attempt.controller
    const known = records.connections(connector.namespace).find(({ connectorId }) => isSameId(connectorId, connector.id))?.accounts
    try {
      const grant = await raceAbort(
        () => connector.reconnect?.({ network: networks.preferredNetwork(family), signal, ...(known && { known }) }),
        signal,
        () => undefined,
      )
      if (grant !== undefined) await reader.prepare(connector, grant)
      if (family.attempt !== attempt || grant === undefined) return false
      // Every family is restored by itself: another one that this grant covers may be with another wallet by now.
      const heldSessions = sessions.bind(reader.read(connector, grant).slice(0, 1), attempt, origin)
      this.tellConnected(heldSessions, connectMethod(connector.type, records.hasDeepLink), true)
      return heldSessions.length > 0
    } catch (error) {
      log.debug(`The connection of ${connector.id} could not be restored.`, error)
      return false
    }
  }

  private async take(running: NamedAttempt, answer: Promise<Grant>): Promise<ConnectOutcome> {
    try {
      const grant = await answer
      await this.needs.reader.prepare(running.connector, grant)
      // Before anybody knows of the connection: who has signed in is not asked to.
      if (running.family.attempt === running.attempt) await this.needs.signingAlong.take(grant.signed)
      return this.granted(running, grant)
    } catch (error) {
      return this.declined(running, error)
    }
  }

  private granted(running: NamedAttempt, grant: Grant): ConnectOutcome {
    const { family, connector, attempt, method } = running
    const { families, sessions, reader, keeper } = this.needs
    if (family.attempt !== attempt) return this.release(running)
    const heldSessions = sessions.bind(reader.read(connector, grant), attempt)
    const session = heldSessions[0]?.session
    if (session === undefined) return this.declined(running, undefined)
    families.activate(family.namespace)
    keeper.saveWallet(connector.id, connector.name)
    this.tellConnected(heldSessions, method, false)
    this.needs.onNetworkTold(family)
    return { status: 'connected', session }
  }

  private declined(running: NamedAttempt, error: unknown): ConnectOutcome {
    const { family, connector, attempt } = running
    const { connecting, publish, sessions } = this.needs
    if (family.attempt !== attempt) return cancelled
    if (isPending(error) && error.context.granted !== undefined) return this.pending(running, error.context.granted)
    const where = { namespace: family.namespace, connectorId: connector.id }
    sessions.abandon(family, attempt)
    if (isRefusal(error)) {
      publish('connection:refused', where)
      return { status: 'refused' }
    }
    return connecting.fail(running, isBillfoldError(error) ? error : connectionError('connection/failed', where, error))
  }

  /** Takes the answer to the request that is open in the wallet as the answer to this one. */
  private pending(running: NamedAttempt, granted: Promise<Grant>): ConnectOutcome {
    const answer = this.needs.connecting.until(running, () => this.take(running, granted))
    running.attempt.outcome = answer
    return { status: 'pending', answer }
  }

  /** Gives back a grant that came too late, unless the same wallet is connected or asked again meanwhile, here or in another tab. */
  private release({ connector }: ConnectAttempt): ConnectOutcome {
    const { families, held, records, log } = this.needs
    const { id, namespace: own } = connector
    // Wallets of several families may go by one id: another family is concerned only by an approval that covers it too.
    const isMeant = (namespace: string): boolean => namespace === own || spansSession(connector)
    const isAsked = families.all.some(({ attempt, namespace }) => isSameId(attempt?.connectorId, id) && isMeant(namespace))
    const isConnected =
      held.all.some((each) => each.id === id && isMeant(each.session.namespace)) ||
      Object.entries(records.entries).some(([namespace, entry]) => isSameId(entry.id, id) && isMeant(namespace))
    if (!isAsked && !isConnected) {
      const end = async (): Promise<void> => connector.disconnect?.()
      end().catch((error: unknown) => log.debug(`A late grant of ${connector.id} could not be given back.`, error))
    }
    return cancelled
  }

  private tellConnected(heldSessions: readonly HeldSession[], method: ConnectMethodName, isRestored: boolean): void {
    const { publish } = this.needs
    for (const { session, id } of heldSessions) {
      publish('connection:connected', { namespace: session.namespace, connectorId: id, method, isRestored })
    }
    const session = heldSessions[0]?.session
    if (session === undefined) return
    const properties = { method, name: session.connector.name, ...(isRestored && { reconnect: true }) }
    publish('analytics:recorded', { event: 'CONNECT_SUCCESS', properties, address: session.account.address })
  }
}
