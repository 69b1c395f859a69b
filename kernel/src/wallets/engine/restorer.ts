import { reaction, runInAction } from 'mobx'
import { type Connector, connectorIds } from '../contract/connector.js'
import type { ClockPort } from '../../core/ports.js'
import type { ConnectRunner } from './connect-runner.js'
import type { Attempt } from '../state/connecting.js'
import type { FamilyState } from '../state/family-state.js'
import type { Adapters, Families } from '../state/families.js'
import type { Connected } from '../state/connected.js'
import type { Connectors } from '../state/connectors.js'
import { beginRestoring } from '../state/start-families.js'
import type { Sessions } from './sessions.js'
import { raceAbort } from '../../core/abort.js'

/** What bringing a connection back touches. */
export interface RestorerNeeds {
  readonly families: Families
  readonly adapters: Pick<Adapters, 'load'>
  readonly connectors: Connectors
  readonly connected: Connected
  readonly runner: Pick<ConnectRunner, 'restore'>
  readonly sessions: Pick<Sessions, 'end'>
  readonly clock: Pick<ClockPort, 'after'>
}

/** What is brought back. */
export interface RestoreOrder {
  readonly family: FamilyState
  readonly connectorId: string
  /** It was stored before this page began, and is not what another tab made just now. */
  readonly isStored: boolean
  /** The asking, when it has begun already. It may have been called off since. */
  readonly attempt?: Attempt
}

/** What began to be brought back before the code for it was there. */
export type BegunRestore = Required<RestoreOrder>

/** How long a wallet that announces itself late is waited for, in milliseconds. */
export const lateWalletWait = 3000

/** Brings connections back that were made earlier or elsewhere, without any prompt. */
export class Restorer {
  constructor(private readonly needs: RestorerNeeds) {}

  /** Restores a family through a connector that may still be missing. What it replaced is not kept even when it comes to nothing. */
  async adopt({ family, connectorId, isStored, attempt = this.begin(family, connectorId) }: RestoreOrder): Promise<void> {
    if (family.attempt !== attempt) return
    if (isStored && connectorId === connectorIds.auth) return this.leaveToAuth(family, attempt)
    if ((await this.finish(family, attempt)) || family.attempt !== attempt) return
    const isThere = this.needs.connectors.find({ id: connectorId, namespace: family.namespace }) !== undefined
    this.giveUp(family, { attempt, isForgotten: isStored || isThere })
  }

  /** Restores through a connector that is there. What was stored is forgotten when it has no grant any more. */
  async restore(connector: Connector): Promise<boolean> {
    const family = this.needs.families.get(connector.namespace, 'reconnect')
    const attempt = this.begin(family, connector.id)
    const isRestored = await this.needs.runner.restore({ connector, attempt, voice: 'all' })
    if (family.attempt === attempt) this.giveUp(family, { attempt, isForgotten: true })
    return isRestored
  }

  /**
   * Takes up what waits for a connector as soon as that is there and nothing else is asked: it came late, or a restore was
   * interrupted. The auth connector does that by itself. Returns the undo.
   */
  watch(): () => void {
    const { families, connectors } = this.needs
    const awaited = (): readonly RestoreOrder[] =>
      families.all.flatMap((family) => {
        const { remembered: connectorId, attempt, namespace } = family
        if (connectorId === undefined || attempt !== undefined) return []
        const connector = connectors.find({ id: connectorId, namespace })
        return connector === undefined || connector.type === 'AUTH' ? [] : [{ family, connectorId, isStored: false }]
      })
    return reaction(awaited, (orders) => orders.forEach((order) => void this.adopt(order)))
  }

  private begin(family: FamilyState, connectorId: string): Attempt {
    return beginRestoring(this.needs.connected, family, connectorId)
  }

  private async finish(family: FamilyState, attempt: Attempt): Promise<boolean> {
    const { adapters, connectors, runner } = this.needs
    const { connectorId: id, controller } = attempt
    const { signal } = controller
    const { namespace } = family
    // The family's own code may still be on its way: wallets are only late once it is there.
    await raceAbort(() => adapters.load(namespace), signal).catch(() => undefined)
    if (signal.aborted) return false
    const connector = await connectors.waitFor({ id, namespace, milliseconds: lateWalletWait, signal })
    return connector !== undefined && family.attempt === attempt && runner.restore({ connector, attempt, voice: 'none' })
  }

  /** The auth connector is skipped: it restores itself once its frame stands. Its family waits, and what is stored stays. */
  private leaveToAuth(family: FamilyState, attempt: Attempt): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.needs.clock.after(lateWalletWait, () => {
        family.abandon(attempt)
        resolve()
      })
      attempt.controller.signal.addEventListener('abort', () => resolve(stop()), { once: true })
    })
  }

  /**
   * Other tabs may still be connected: they are not told, and put back in the storage what is their own. What another tab
   * connected through a wallet that is missing here is not touched, and waits for that wallet.
   */
  private giveUp(family: FamilyState, { attempt, isForgotten }: { readonly attempt: Attempt; readonly isForgotten: boolean }): void {
    const { connected, sessions } = this.needs
    connected.as(isForgotten ? 'storage' : 'none', () =>
      runInAction(() => {
        if (isForgotten) family.remember(undefined)
        sessions.end(connected.of(family.namespace), 'gone')
        family.abandon(attempt)
      }),
    )
  }
}
