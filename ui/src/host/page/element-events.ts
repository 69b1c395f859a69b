import type { BillfoldSnapshot } from '../handle/snapshot.js'

/** What our elements dispatch. It bubbles, and leaves shadow roots. */
export interface BillfoldElementEvents {
  /** There is another snapshot. */
  'billfold-state': CustomEvent<BillfoldSnapshot>
}
