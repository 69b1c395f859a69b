import type { ClockPort, Log, SignedAlong } from '@billfold/kernel'

import type { PairingClient } from '../client/sdk.js'
import { lateFor, lifeLeft, pairingLife } from './link-life.js'

/** What the SDK makes for a link. */
export interface SdkLink {
  readonly uri: string
  /** Resolves to the session that the wallet settled, unchecked. */
  readonly approval: Promise<unknown>
  /** What the wallet has signed along with it, once it has approved. */
  readonly signed?: readonly SignedAlong[]
  /** Rejects the approval, where the SDK itself would wait on. */
  giveUp?(): void
}

/** Pairing link as the SDK has made it, with the answer of the wallet that takes it. */
export interface MadeLink extends Pick<SdkLink, 'uri' | 'approval' | 'signed'> {
  readonly client: PairingClient
  /** By the monotonic clock, which nobody can set. */
  readonly madeAt: number
  /** Ends the link: the approval rejects at once. */
  expire(): void
  /** Deletes what the SDK would keep of a link that was taken. */
  leave(): Promise<void>
  /** Deletes the key of the link. */
  forget(): Promise<void>
}

/** Session that a wallet settled, unchecked, and the client that it settled it with. */
export interface Settlement {
  readonly client: PairingClient
  readonly settled: unknown
  readonly signed?: readonly SignedAlong[]
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

  private async approved(settled: unknown): Promise<void> {
    const { clock, listener } = this.needs
    const { client, madeAt, signed = [] } = this.made
    this.stop()
    listener.onApproved({ client, settled, signed }, clock.monotonic() - madeAt > pairingLife)
    await this.cleanUp(() => this.made.leave())
  }

  /** Nobody can take the link any more: its key goes. */
  private async declined(error: unknown): Promise<void> {
    this.stop()
    this.needs.listener.onDeclined(error)
    await this.cleanUp(() => this.made.forget())
  }

  private async cleanUp(remove: () => Promise<void>): Promise<void> {
    try {
      await remove()
    } catch (reason) {
      this.needs.log.debug('What was kept of a link that is over could not be deleted', reason)
    }
  }

  private stop(): void {
    for (const cancel of this.cancels) cancel()
  }
}
