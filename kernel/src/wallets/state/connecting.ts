import type { ChainNamespace } from '../../core/caip/ids.js'
import type { Connector } from '../contract/connector.js'
import type { Publish } from '../../core/open.js'
import type { BillfoldError } from '../../core/errors/billfold-error.js'
import { connectError } from '../errors/connect-errors.js'
import type { ConnectMethodName } from '../engine/connector-facts.js'
import type { FamilyState } from './family-state.js'
import type { Families } from './families.js'
import { servesRequested } from './connector-rows.js'
import type { LazyEngine } from '../engine/engine.js'
import type { HeldSessions } from './held-sessions.js'
import type { Networks } from './networks.js'
import { raceAbort } from '../../core/abort.js'
import type { Session } from '../contract/connection.js'

/** Parts that wallets are asked with. */
export interface ConnectingNeeds {
  readonly families: Families
  readonly networks: Networks
  readonly held: HeldSessions
  readonly engine: LazyEngine
  readonly publish: Publish
}

/** Options of a connect. */
export interface ConnectOptions {
  /** The way to the wallet, when the connector's type does not say it. */
  readonly method?: ConnectMethodName | undefined
}

/** One question to a wallet. */
export interface ConnectAttempt extends ConnectOptions {
  readonly family: FamilyState
  readonly connector: Connector
  readonly attempt: Attempt
}

/** Begins to ask wallets, and ends it. What asks them and takes their answers may still have to arrive. */
export class Connecting {
  constructor(private readonly needs: ConnectingNeeds) {}

  /** Asks a wallet. One that is asked already is not asked again, and one that is connected comes to the front unasked. */
  async connect(connector: Connector, { method }: ConnectOptions = {}): Promise<ConnectOutcome> {
    const { families, networks, held, engine } = this.needs
    const { id, namespace } = connector
    const family = families.get(namespace, 'connectExternal')
    if (family.attempt?.connectorId === id && family.attempt.outcome !== undefined) return family.attempt.outcome
    if (!servesRequested(connector, networks.requested)) {
      return { status: 'failed', error: connectError('connection/no-requested-chain', { connectorId: id }) }
    }
    const found = held.find({ id, namespace })
    if (found !== undefined) return engine.use(({ runner }) => runner.bringForward(found))

    const running: ConnectAttempt = { family, connector, attempt: family.begin('attempt', id), method }
    running.attempt.outcome = this.until(running, () => this.ask(running))
    return running.attempt.outcome
  }

  /** Calls off what the person was asked for one family, or for all; should the wallet still answer, that is ignored. */
  cancel(namespace?: ChainNamespace): void {
    for (const family of this.needs.families.all) {
      const isAsked = family.attempt?.outcome !== undefined
      if (isAsked && (namespace === undefined || family.namespace === namespace)) family.cancelAttempt()
    }
    this.needs.engine.value?.changed('here')
  }

  /** Waits for an outcome, or gives `cancelled` as soon as the attempt is called off: a wallet may never answer. */
  async until({ attempt }: ConnectAttempt, run: () => Promise<ConnectOutcome>): Promise<ConnectOutcome> {
    return raceAbort(run, attempt.controller.signal, () => ({ status: 'cancelled' }))
  }

  /** Says that an attempt came to nothing. */
  fail({ family, connector }: ConnectAttempt, error: BillfoldError): ConnectOutcome {
    const { publish } = this.needs
    publish('connection:failed', { namespace: family.namespace, connectorId: connector.id, message: error.message })
    publish('analytics:recorded', { event: 'CONNECT_ERROR', properties: { message: error.message } })
    return { status: 'failed', error }
  }

  private async ask(running: ConnectAttempt): Promise<ConnectOutcome> {
    const { family, connector, attempt } = running
    try {
      return await this.needs.engine.use(({ runner }) => runner.ask(running))
    } catch (error) {
      // The wallet was not asked: what asks it did not arrive.
      if (family.attempt !== attempt) return { status: 'cancelled' }
      family.abandon(attempt)
      return this.fail(running, connectError('connection/failed', { namespace: family.namespace, connectorId: connector.id }, error))
    }
  }
}

/** One running question to a wallet. A family has at most one: an answer to any other is late and ignored. */
export interface Attempt {
  readonly connectorId: string
  readonly controller: AbortController
  /** Outcome of the asking; who asks for the same wallet meanwhile waits for it too. */
  outcome?: Promise<ConnectOutcome>
}

/**
 * Outcome of connecting. A refusal by the person and a cancel are outcomes of their own and never errors. `pending`: the wallet still
 * shows an earlier request, and `answer` is what comes of that.
 */
export type ConnectOutcome =
  | { readonly status: 'connected'; readonly session: Session }
  | { readonly status: 'refused' }
  | { readonly status: 'cancelled' }
  | { readonly status: 'pending'; readonly answer: Promise<ConnectOutcome> }
  | { readonly status: 'failed'; readonly error: BillfoldError }
