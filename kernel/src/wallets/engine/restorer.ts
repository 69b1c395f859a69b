import { reaction } from 'mobx'
import { type Connector, connectorIds } from '../contract/connector.js'
import type { ClockPort } from '../../core/ports.js'
import { raceAbort } from '../../core/abort.js'
import type { Attempt } from '../state/connecting.js'
import type { ConnectorQuery, Connectors } from '../state/connectors.js'
import type { Adapters, Families } from '../state/families.js'
import type { FamilyState } from '../state/family-state.js'
import type { ConnectRunner } from './connect-runner.js'
import type { Sessions } from './sessions.js'

/** Parts that connections are brought back with. */
export interface RestorerNeeds {
  readonly families: Families
  readonly adapters: Pick<Adapters, 'load'>
  readonly connectors: Connectors
  readonly runner: Pick<ConnectRunner, 'restore'>
  readonly sessions: Pick<Sessions, 'abandon' | 'expect' | 'giveUp'>
  readonly clock: Pick<ClockPort, 'after'>
}

/** A connection that is to come back. */
export interface RestoreOrder {
  readonly family: FamilyState
  readonly connectorId: string
  /** Whether it was stored before this page began, or is what another tab made just now. */
  readonly origin: 'stored' | 'other-tab'
  /** The asking, when it has begun already. It may have been called off since. */
  readonly attempt?: Attempt
}

/** A restore that began before the code for it was there. */
export type BegunRestore = Required<RestoreOrder>

/** Time for a wallet that announces itself late, in milliseconds. */
export const lateWalletWait = 3000

/** Brings connections back that were made earlier or elsewhere, without any prompt. */
export class Restorer {
  constructor(private readonly needs: RestorerNeeds) {}

  /** Restores a family through a connector that may still be missing. What it replaced is not kept even when it comes to nothing. */
  async adopt(order: RestoreOrder): Promise<void> {
    const { family, connectorId, origin } = order
    const { connectors, sessions } = this.needs
    const attempt = order.attempt ?? sessions.expect(family, connectorId, origin)
    if (family.attempt !== attempt) return
    if (origin === 'stored' && connectorId === connectorIds.auth) return this.leaveToAuth(family, attempt)
    if ((await this.finish({ ...order, attempt })) || family.attempt !== attempt) return
    const isThere = connectors.find({ id: connectorId, namespace: family.namespace }) !== undefined
    sessions.giveUp(family, { attempt, isForgotten: origin === 'stored' || isThere })
  }

  /** Restores through a connector that is there. What was stored is forgotten when it has no grant any more. */
  async restore(connector: Connector): Promise<boolean> {
    const { families, runner, sessions } = this.needs
    const family = families.get(connector.namespace, 'reconnect')
    const attempt = sessions.expect(family, connector.id, 'stored')
    const isRestored = await runner.restore({ connector, attempt, origin: 'here' })
    if (family.attempt === attempt) sessions.giveUp(family, { attempt, isForgotten: true })
    return isRestored
  }

  /**
   * Takes up what waits for a connector that is there, where nothing else is asked: the connector came late, or a restore was
   * interrupted. The auth connector does that by itself.
   */
  resume(): void {
    const { families, connectors } = this.needs
    for (const family of families.all) {
      const { remembered: connectorId, attempt, namespace } = family
      if (connectorId === undefined || attempt !== undefined) continue
      const connector = connectors.find({ id: connectorId, namespace })
      if (connector !== undefined && connector.type !== 'AUTH') void this.adopt({ family, connectorId, origin: 'other-tab' })
    }
  }

  private async finish({ family, attempt, origin }: BegunRestore): Promise<boolean> {
    const { adapters, runner } = this.needs
    const { connectorId: id, controller } = attempt
    const { signal } = controller
    const { namespace } = family
    // The family's own code may still be on its way: wallets are only late once it is there.
    await raceAbort(() => adapters.load(namespace), signal).catch(() => undefined)
    if (signal.aborted) return false
    const connector = await this.waitFor({ id, namespace }, signal)
    return connector !== undefined && family.attempt === attempt && runner.restore({ connector, attempt, origin })
  }

  /** Waits for a wallet that announces itself late; undefined when it does not come in time. Never rejects. */
  private waitFor(query: ConnectorQuery, signal: AbortSignal): Promise<Connector | undefined> {
    const { connectors, clock } = this.needs
    return new Promise((resolve) => {
      const end = (): void => {
        signal.removeEventListener('abort', end)
        stop()
        unwatch()
        resolve(connectors.find(query))
      }
      const stop = clock.after(lateWalletWait, end)
      const unwatch = reaction(() => connectors.find(query) !== undefined, end)
      signal.addEventListener('abort', end)
      if (signal.aborted || connectors.find(query) !== undefined) end()
    })
  }

  /** The auth connector is skipped: it restores itself once its frame stands. Its family waits, and what is stored stays. */
  private leaveToAuth(family: FamilyState, attempt: Attempt): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.needs.clock.after(lateWalletWait, () => {
        this.needs.sessions.abandon(family, attempt)
        resolve()
      })
      attempt.controller.signal.addEventListener('abort', () => resolve(stop()), { once: true })
    })
  }
}
