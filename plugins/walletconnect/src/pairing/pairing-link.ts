import type { ClockPort, Log } from '@billfold/kernel'

import type { PairingClient } from '../client/sdk.js'
import { lateFor, lifeLeft, pairingLife } from './link-life.js'

/** Pairing link as the SDK has made it, with the answer of the wallet that takes it. */
export interface MadeLink {
  readonly uri: string
  readonly client: PairingClient
  /** By the monotonic clock, which nobody can set. */
  readonly madeAt: number
  /** Resolves to the session that the wallet settled, unchecked. */
  readonly approval: Promise<unknown>
  /** Ends the link: the approval rejects at once. */
  expire(): void
  /** Deletes the key of the link. */
  forget(): Promise<void>
}

/** Session that a wallet settled, unchecked, and the client that it settled it with. */
export interface Settlement {
  readonly client: PairingClient
  readonly settled: unknown
}

export interface PairingLinkNeeds {
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  readonly log: Pick<Log, 'debug'>
}

/** Outcome of a link. */
export interface LinkListener {
  /** The link is to be replaced now if somebody looks at it. */
  onNearlyOver(): void
  /** `isLate`: the link had expired before the wallet approved it. */
  onApproved(settlement: Settlement, isLate: boolean): void
  onDeclined(error: unknown): void
}

/** Pairing link with its timers. A wallet can take it until its own end, also after it has left the screen. */
export class PairingLink {
  readonly uri: string
  private readonly cancels: readonly (() => void)[]

  constructor(
    private readonly made: MadeLink,
    private readonly needs: PairingLinkNeeds & { readonly listener: LinkListener },
  ) {
    const { clock, listener } = needs
    this.uri = made.uri
    this.cancels = [
      clock.after(lifeLeft(made.madeAt, clock.monotonic()), () => listener.onNearlyOver()),
      clock.after(pairingLife + lateFor, () => made.expire()),
    ]
    made.approval.then(
      (settled) => this.approved(settled),
      (error: unknown) => this.declined(error),
    )
  }

  /** Ends the link now. */
  dispose(): void {
    this.stop()
    this.made.expire()
  }

  private approved(settled: unknown): void {
    const { clock, listener } = this.needs
    const { client, madeAt } = this.made
    this.stop()
    listener.onApproved({ client, settled }, clock.monotonic() - madeAt > pairingLife)
  }

  /** Nobody can take the link any more: its key goes. */
  private async declined(error: unknown): Promise<void> {
    const { log, listener } = this.needs
    this.stop()
    listener.onDeclined(error)
    try {
      await this.made.forget()
    } catch (reason) {
      log.debug('The key of an expired link could not be deleted', reason)
    }
  }

  private stop(): void {
    for (const cancel of this.cancels) cancel()
  }
}
