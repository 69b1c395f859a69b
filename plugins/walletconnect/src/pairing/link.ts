import type { PairingClient } from '../client/sdk.js'

/** One pairing link: what a wallet opens, and the answer of the wallet that does. */
export interface Link {
  readonly uri: string
  readonly client: PairingClient
  /** By the monotonic clock, which nobody can set. */
  readonly madeAt: number
  /** Resolves to what the wallet settled, unread. */
  readonly approval: Promise<unknown>
  /** Nobody takes it any more: the approval rejects at once. */
  expire(): void
  /** Its key is not kept any longer. */
  forget(): Promise<void>
}
