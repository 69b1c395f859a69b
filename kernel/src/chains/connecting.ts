import type { ChainNamespace } from '../contract/caip.js'
import type { WalletGrant } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import type { Network } from '../contract/network.js'
import type { Publish } from '../contract/open.js'
import { type BillfoldError, isBillfoldError } from '../errors/billfold-error.js'
import { connectionError } from '../errors/connection-errors.js'
import { isPending, isRefusal } from '../errors/wallet-refused.js'
import type { Log } from '../log/log.js'
import { type ConnectMethodName, connectMethod } from './analytics.js'
import type { Attempt } from './attempt.js'
import type { Chain, Voice } from './chain.js'
import type { Chains } from './chains.js'
import type { ConnectOutcome } from './connect-outcome.js'
import { servesRequested } from './connector-rows.js'
import type { GrantReader } from './grant-reader.js'
import type { LiveConnection } from './live-connection.js'
import type { Networks } from './networks.js'
import type { Records } from './records.js'
import type { Sessions } from './sessions.js'
import { spansSession } from './spans.js'
import { untilAborted } from './until-aborted.js'

/** What asking a wallet touches. */
export interface ConnectingNeeds {
  readonly chains: Chains
  readonly networks: Networks
  readonly sessions: Sessions
  readonly reader: Pick<GrantReader, 'read'>
  readonly records: Records
  readonly log: Log
  readonly publish: Publish
  /** A wallet came into use on a network: it may be one that the host did not ask for. */
  onNetworkTold(chain: Chain): void
}

/** How a wallet is asked. */
export interface ConnectOptions {
  /** How the wallet is reached, when the connector's type does not say it. */
  readonly method?: ConnectMethodName | undefined
}

/** Which wallet is asked for an earlier grant, and who hears of the answer. */
export interface RestoreRequest {
  readonly connector: Connector
  readonly attempt: Attempt
  /** Who is told of the connection when it stands again. */
  readonly voice: Voice
}

interface Asking {
  readonly chain: Chain
  readonly connector: Connector
  readonly attempt: Attempt
  readonly method: ConnectMethodName
}

const cancelled: ConnectOutcome = { status: 'cancelled' }

/** Asks wallets, and takes their answers only while somebody still waits for them. */
export class Connecting {
  constructor(private readonly needs: ConnectingNeeds) {}

  /** Asks a wallet. One that is asked already is not asked again, and one that is connected comes to the front unasked. */
  async connect(connector: Connector, { method }: ConnectOptions = {}): Promise<ConnectOutcome> {
    const { chains, networks, sessions, records } = this.needs
    const { id, chain: namespace, type } = connector
    const chain = chains.get(namespace, 'connectExternal')
    if (chain.attempt?.connectorId === id && chain.attempt.outcome !== undefined) return chain.attempt.outcome
    if (!servesRequested(connector, networks.requested)) {
      return { status: 'failed', error: connectionError('connection/no-requested-chain', { connectorId: id }) }
    }
    const live = sessions.find({ id, namespace })
    if (live !== undefined) return this.bringForward(live)

    const attempt = chain.begin('attempt', id)
    const asking = { chain, connector, attempt, method: method ?? connectMethod(type, records.hasDeepLink) }
    const request = { network: this.wish(chain), signal: attempt.controller.signal }
    attempt.outcome = this.await(asking, (async () => connector.connect(request))())
    return attempt.outcome
  }

  /** Calls off what the person was asked for one family, or for all; should the wallet still answer, that is ignored. */
  cancel(namespace?: ChainNamespace): void {
    for (const chain of this.needs.chains.all) {
      const isAsked = chain.attempt?.outcome !== undefined
      if (isAsked && (namespace === undefined || chain.namespace === namespace)) chain.callOff()
    }
  }

  /** Takes up an earlier grant without any prompt. False when there is none any more, or something else came first. */
  async restore({ connector, attempt, voice }: RestoreRequest): Promise<boolean> {
    const { chains, sessions, reader, records, log } = this.needs
    const chain = chains.get(connector.chain, 'reconnect')
    const { signal } = attempt.controller
    try {
      const grant = await untilAborted(signal, async () => connector.reconnect?.({ network: this.wish(chain), signal }))
      if (chain.attempt !== attempt || grant === undefined) return false
      // Every family is restored by itself: another one that this grant covers may be with another wallet by now.
      const lives = sessions.bind(reader.read(connector, grant).slice(0, 1), attempt, voice)
      this.tellConnected(lives, connectMethod(connector.type, records.hasDeepLink), true)
      return lives.length > 0
    } catch (error) {
      log.debug(`The connection of ${connector.id} could not be restored.`, error)
      return false
    }
  }

  /** The network that a wallet is asked for: never the placeholder of one that nobody requested. */
  private wish({ network, namespace }: Chain): Network | undefined {
    return network?.isUnsupported === true ? this.needs.networks.initial(namespace) : network
  }

  private bringForward(live: LiveConnection): ConnectOutcome {
    this.needs.sessions.activate(live)
    this.needs.chains.activate(live.session.namespace)
    return { status: 'connected', session: live.session }
  }

  /** The answer, or `cancelled` as soon as the attempt is called off: a wallet may never answer. */
  private await(asking: Asking, answer: Promise<WalletGrant>): Promise<ConnectOutcome> {
    const { signal } = asking.attempt.controller
    const calledOff = new Promise<ConnectOutcome>((resolve) => {
      signal.addEventListener('abort', () => resolve(cancelled), { once: true })
    })
    return Promise.race([calledOff, this.answered(asking, answer)])
  }

  private async answered(asking: Asking, answer: Promise<WalletGrant>): Promise<ConnectOutcome> {
    try {
      return this.granted(asking, await answer)
    } catch (error) {
      return this.declined(asking, error)
    }
  }

  private granted(asking: Asking, grant: WalletGrant): ConnectOutcome {
    const { chain, connector, attempt, method } = asking
    const { chains, sessions, reader, records } = this.needs
    if (chain.attempt !== attempt) return this.release(asking)
    const lives = sessions.bind(reader.read(connector, grant), attempt)
    const session = lives[0]?.session
    if (session === undefined) return this.declined(asking, undefined)
    chains.activate(chain.namespace)
    records.saveWallet(connector.id, connector.name)
    this.tellConnected(lives, method, false)
    this.needs.onNetworkTold(chain)
    return { status: 'connected', session }
  }

  private declined(asking: Asking, error: unknown): ConnectOutcome {
    const { chain, connector, attempt } = asking
    if (chain.attempt !== attempt) return cancelled
    const where = { namespace: chain.namespace, connectorId: connector.id }
    const granted = isPending(error) ? error.context.granted : undefined
    // The request that is open in the wallet may still be answered: its answer is then taken as this one's.
    if (granted === undefined) chain.abandon(attempt)
    else attempt.outcome = this.await(asking, granted)
    if (isRefusal(error)) {
      this.needs.publish('connection:refused', where)
      return { status: 'refused' }
    }
    const failure: BillfoldError = isBillfoldError(error) ? error : connectionError('connection/failed', where, error)
    this.needs.publish('connection:failed', { ...where, message: failure.message })
    this.needs.publish('analytics:recorded', { event: 'CONNECT_ERROR', properties: { message: failure.message } })
    return { status: 'failed', error: failure }
  }

  /** Gives back a grant that came too late, unless the same wallet is connected or asked again meanwhile, here or in another tab. */
  private release({ connector }: Asking): ConnectOutcome {
    const { chains, sessions, records, log } = this.needs
    const { id, chain } = connector
    // Wallets of several families may go by one id: another family is concerned only by an approval that covers it too.
    const isMeant = (namespace: string): boolean => namespace === chain || spansSession(connector)
    const isAsked = chains.all.some(({ attempt, namespace }) => attempt?.connectorId === id && isMeant(namespace))
    const isConnected =
      sessions.lives.some((live) => live.id === id && isMeant(live.session.namespace)) ||
      Object.entries(records.entries).some(([namespace, entry]) => entry.id === id && isMeant(namespace))
    if (!isAsked && !isConnected) {
      const end = async (): Promise<void> => connector.disconnect?.()
      end().catch((error: unknown) => log.debug(`A late grant of ${connector.id} could not be given back.`, error))
    }
    return cancelled
  }

  private tellConnected(lives: readonly LiveConnection[], method: ConnectMethodName, isRestored: boolean): void {
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
