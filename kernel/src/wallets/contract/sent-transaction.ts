import type { CaipNetworkId } from '../../core/caip/ids.js'

/** A transaction that this page had a wallet send. What became of it is on the chain. */
export interface SentTransaction {
  readonly network: CaipNetworkId
  /** Its name as explorers of the network take it. */
  readonly hash: string
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number
  readonly to?: string
  /** How much of the network's own coin goes with it, as people write it; absent when it is about something else. */
  readonly amount?: string
}
