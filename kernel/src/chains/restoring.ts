import { runInAction } from 'mobx'
import { type Connector, connectorIds } from '../contract/connector.js'
import type { ClockPort } from '../contract/ports.js'
import type { Attempt } from './attempt.js'
import type { Chain } from './chain.js'
import type { Chains } from './chains.js'
import type { Connecting } from './connecting.js'
import type { Connectors } from './connectors.js'
import type { Records } from './records.js'
import type { Sessions } from './sessions.js'

export interface RestoringNeeds {
  readonly chains: Chains
  readonly connectors: Connectors
  readonly connecting: Connecting
  readonly sessions: Sessions
  readonly records: Records
  readonly clock: Pick<ClockPort, 'after'>
  /** The host wants connections back at start. */
  readonly isOn: boolean
}

/** How long a wallet that announces itself late is waited for, in milliseconds. */
export const lateWalletWait = 3000

/** Brings stored connections back without any prompt. */
export class Restoring {
  constructor(private readonly needs: RestoringNeeds) {}

  /** Restores what was connected, every family by itself. Resolves when each stands or was given up. Never rejects. */
  async start(): Promise<void> {
    const { chains, records, isOn } = this.needs
    if (!isOn || !records.wasConnected) return
    const stored = chains.all.filter(({ namespace }) => records.connectors[namespace] !== undefined)
    const begun = runInAction(() =>
      stored.map((chain) => ({ chain, attempt: this.begin(chain, records.connectors[chain.namespace] as string) })),
    )
    await Promise.all(begun.map(({ chain, attempt }) => this.restoreStored(chain, attempt)))
  }

  /** Restores through a connector that is there. What was stored is forgotten when it has no grant any more. */
  async restore(connector: Connector): Promise<boolean> {
    const chain = this.needs.chains.get(connector.chain, 'reconnect')
    const attempt = this.begin(chain, connector.id)
    const isRestored = await this.needs.connecting.restore({ connector, attempt, voice: 'storage' })
    if (!isRestored) this.giveUp(chain, attempt)
    return isRestored
  }

  /** Follows a connection that was made elsewhere: its connector may still be missing here. What it replaced is never kept. */
  async adopt(chain: Chain, connectorId: string): Promise<void> {
    const { sessions } = this.needs
    const attempt = this.begin(chain, connectorId)
    if ((await this.finish(chain, attempt)) || chain.attempt !== attempt) return
    sessions.as('none', () =>
      runInAction(() => {
        sessions.end(sessions.of(chain.namespace), 'other tab')
        chain.abandon(attempt)
      }),
    )
  }

  /** Nobody is told that something which stands already is looked at again. */
  private begin(chain: Chain, connectorId: string): Attempt {
    return this.needs.sessions.as('none', () =>
      runInAction(() => {
        chain.remember(connectorId)
        return chain.begin('restore', connectorId)
      }),
    )
  }

  private async restoreStored(chain: Chain, attempt: Attempt): Promise<void> {
    if (attempt.connectorId === connectorIds.auth) return this.leaveToAuth(chain, attempt)
    const isRestored = await this.finish(chain, attempt)
    if (!isRestored) this.giveUp(chain, attempt)
  }

  private async finish(chain: Chain, attempt: Attempt): Promise<boolean> {
    const { connectors, connecting } = this.needs
    const { connectorId: id, controller } = attempt
    const { namespace } = chain
    const connector = await connectors.waitFor({ id, namespace, milliseconds: lateWalletWait, signal: controller.signal })
    return connector !== undefined && chain.attempt === attempt && connecting.restore({ connector, attempt, voice: 'none' })
  }

  /** The auth connector is skipped: it restores itself once its frame stands. Its family waits, and what is stored stays. */
  private leaveToAuth(chain: Chain, attempt: Attempt): Promise<void> {
    const { signal } = attempt.controller
    return new Promise((resolve) => {
      const stop = this.needs.clock.after(lateWalletWait, () => resolve(chain.abandon(attempt)))
      signal.addEventListener('abort', () => resolve(stop()), { once: true })
    })
  }

  /** Other tabs may still be connected: they are not told, and put back what is their own. */
  private giveUp(chain: Chain, attempt: Attempt): void {
    this.needs.sessions.as('storage', () =>
      runInAction(() => {
        if (chain.attempt === attempt || chain.status !== 'reconnecting') chain.remember(undefined)
        chain.abandon(attempt)
      }),
    )
  }
}
