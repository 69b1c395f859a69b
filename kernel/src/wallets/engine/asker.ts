import type { Grant } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import type { Publish } from '../../core/open.js'
import { isBillfoldError } from '../../core/errors/billfold-error.js'
import { connectionError } from '../errors/connection-errors.js'
import { isPending, isRefusal } from '../errors/wallet-refused.js'
import type { Log } from '../../core/log/log.js'
import { type ConnectMethodName, connectMethod } from '../state/analytics.js'
import type { Attempt } from '../state/attempt.js'
import type { FamilyState, Voice } from '../state/family-state.js'
import type { Families } from '../state/families.js'
import type { ConnectOutcome } from '../state/connect-outcome.js'
import type { Connected } from '../state/connected.js'
import type { Asking, Connecting } from '../state/connecting.js'
import type { GrantReader } from './grant-reader.js'
import type { HeldSession } from '../state/held-session.js'
import type { Networks } from '../state/networks.js'
import type { RecordKeeper } from '../state/record-keeper.js'
import type { Records } from '../state/records.js'
import type { Sessions } from './sessions.js'
import { spansSession } from '../state/spans.js'
import { raceAbort } from '../../core/abort.js'

/** What asking a wallet, and taking its answer, touches. */
export interface AskerNeeds {
  readonly families: Families
  readonly networks: Networks
  readonly connected: Connected
  readonly connecting: Pick<Connecting, 'until' | 'fail'>
  readonly sessions: Sessions
  readonly reader: Pick<GrantReader, 'read'>
  readonly records: Records
  readonly keeper: RecordKeeper
  readonly log: Log
  readonly publish: Publish
  /** A wallet came into use on a network: it may be one that the host did not ask for. */
  onNetworkTold(family: FamilyState): void
}

/** Which wallet is asked for an earlier grant, and who hears of the answer. */
export interface RestoreRequest {
  readonly connector: Connector
  readonly attempt: Attempt
  /** Who is told of the connection when it stands again. */
  readonly voice: Voice
}

type Asked = Asking & { readonly method: ConnectMethodName }

const cancelled: ConnectOutcome = { status: 'cancelled' }

/** Asks wallets, and takes their answers only while somebody still waits for them. */
export class Asker {
  constructor(private readonly needs: AskerNeeds) {}

  /** Asks a wallet, unless nobody waits for it any more. */
  async ask(asking: Asking): Promise<ConnectOutcome> {
    const { family, connector, attempt, method = connectMethod(connector.type, this.needs.records.hasDeepLink) } = asking
    if (family.attempt !== attempt) return cancelled
    const request = { network: this.needs.networks.preferredNetwork(family), signal: attempt.controller.signal }
    return this.take({ ...asking, method }, (async () => connector.connect(request))())
  }

  /** Brings a wallet that is connected to the front. */
  bringForward(live: HeldSession): ConnectOutcome {
    this.needs.sessions.activate(live)
    this.needs.families.activate(live.session.namespace)
    return { status: 'connected', session: live.session }
  }

  /** Takes up an earlier grant without any prompt. False when there is none any more, or something else came first. */
  async restore({ connector, attempt, voice }: RestoreRequest): Promise<boolean> {
    const { families, networks, sessions, reader, records, log } = this.needs
    const family = families.get(connector.namespace, 'reconnect')
    const { signal } = attempt.controller
    try {
      const grant = await raceAbort(
        () => connector.reconnect?.({ network: networks.preferredNetwork(family), signal }),
        signal,
        () => undefined,
      )
      if (family.attempt !== attempt || grant === undefined) return false
      // Every family is restored by itself: another one that this grant covers may be with another wallet by now.
      const lives = sessions.bind(reader.read(connector, grant).slice(0, 1), attempt, voice)
      this.tellConnected(lives, connectMethod(connector.type, records.hasDeepLink), true)
      return lives.length > 0
    } catch (error) {
      log.debug(`The connection of ${connector.id} could not be restored.`, error)
      return false
    }
  }

  private async take(asking: Asked, answer: Promise<Grant>): Promise<ConnectOutcome> {
    try {
      return this.granted(asking, await answer)
    } catch (error) {
      return this.declined(asking, error)
    }
  }

  private granted(asking: Asked, grant: Grant): ConnectOutcome {
    const { family, connector, attempt, method } = asking
    const { families, sessions, reader, keeper } = this.needs
    if (family.attempt !== attempt) return this.release(asking)
    const lives = sessions.bind(reader.read(connector, grant), attempt)
    const session = lives[0]?.session
    if (session === undefined) return this.declined(asking, undefined)
    families.activate(family.namespace)
    keeper.saveWallet(connector.id, connector.name)
    this.tellConnected(lives, method, false)
    this.needs.onNetworkTold(family)
    return { status: 'connected', session }
  }

  private declined(asking: Asked, error: unknown): ConnectOutcome {
    const { family, connector, attempt } = asking
    const { connecting, publish } = this.needs
    if (family.attempt !== attempt) return cancelled
    const where = { namespace: family.namespace, connectorId: connector.id }
    const granted = isPending(error) ? error.context.granted : undefined
    // The request that is open in the wallet may still be answered: its answer is then taken as this one's.
    if (granted === undefined) family.abandon(attempt)
    else attempt.outcome = connecting.until(asking, () => this.take(asking, granted))
    if (isRefusal(error)) {
      publish('connection:refused', where)
      return { status: 'refused' }
    }
    return connecting.fail(asking, isBillfoldError(error) ? error : connectionError('connection/failed', where, error))
  }

  /** Gives back a grant that came too late, unless the same wallet is connected or asked again meanwhile, here or in another tab. */
  private release({ connector }: Asking): ConnectOutcome {
    const { families, connected, records, log } = this.needs
    const { id, namespace: own } = connector
    // Wallets of several families may go by one id: another family is concerned only by an approval that covers it too.
    const isMeant = (namespace: string): boolean => namespace === own || spansSession(connector)
    const isAsked = families.all.some(({ attempt, namespace }) => attempt?.connectorId === id && isMeant(namespace))
    const isConnected =
      connected.lives.some((live) => live.id === id && isMeant(live.session.namespace)) ||
      Object.entries(records.entries).some(([namespace, entry]) => entry.id === id && isMeant(namespace))
    if (!isAsked && !isConnected) {
      const end = async (): Promise<void> => connector.disconnect?.()
      end().catch((error: unknown) => log.debug(`A late grant of ${connector.id} could not be given back.`, error))
    }
    return cancelled
  }

  private tellConnected(lives: readonly HeldSession[], method: ConnectMethodName, isRestored: boolean): void {
    const { publish } = this.needs
    for (const { session, id } of lives) {
      publish('connection:connected', { namespace: session.namespace, connectorId: id, method, isRestored })
    }
    const session = lives[0]?.session
    if (session === undefined) return
    const properties = { method, name: session.connector.name, ...(isRestored && { reconnect: true }) }
    publish('analytics:recorded', { event: 'CONNECT_SUCCESS', properties, address: session.account.address })
  }
}
