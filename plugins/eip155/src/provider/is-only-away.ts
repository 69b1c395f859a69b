import { fieldOf } from '@billfold/kernel/family'

/** MetaMask says `disconnect` with this code while it changes its network, and comes back by itself. */
const onlyAway = 1013

/** True when a wallet that says `disconnect` is still there. */
export function isOnlyAway(reason: unknown): boolean {
  return fieldOf(reason, 'code') === onlyAway
}
