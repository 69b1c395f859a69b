import type { PairingState } from '../contract.js'

/** Phase of the pairing. `renewing` is `ready` for views: its link stays on the screen while the next one is made. */
export type PairingPhase = PairingState | 'renewing'

/**
 * Event of the pairing. `start` and `retry` ask for a link, `made` and `failed` end the making of one, `nearlyOver` comes shortly
 * before the link on the screen expires, `used` after a wallet has approved or declined it, `lost` when its client was closed.
 */
export type PairingMove = 'start' | 'retry' | 'made' | 'failed' | 'nearlyOver' | 'used' | 'lost'

/** Target that depends on whether somebody waits for a wallet: nobody else needs another link. */
interface AwaitedTarget {
  readonly awaited: PairingPhase
  readonly otherwise: PairingPhase
}

const lost: AwaitedTarget = { awaited: 'starting', otherwise: 'idle' }

/** Table of the legal transitions. A move without an entry is ignored. */
export const transitions: {
  readonly [P in PairingPhase]: { readonly [M in PairingMove]?: PairingPhase | AwaitedTarget }
} = {
  idle: { start: 'starting' },
  starting: { made: 'ready', failed: 'failed' },
  ready: { nearlyOver: { awaited: 'renewing', otherwise: 'idle' }, used: 'idle', lost },
  renewing: { made: 'ready', failed: 'failed', used: 'idle', lost },
  failed: { start: 'starting', retry: 'starting' },
}

/** Input of a transition. */
export interface PairingSituation {
  readonly phase: PairingPhase
  /** Somebody waits for a wallet. */
  readonly isAwaited: boolean
}

/** The phase that a move leads to; undefined when the move is ignored. */
export function nextPhase({ phase, isAwaited }: PairingSituation, move: PairingMove): PairingPhase | undefined {
  const target = transitions[phase][move]
  if (typeof target !== 'object') return target
  return isAwaited ? target.awaited : target.otherwise
}

/** Tells whether a link is made as long as the pairing is in this phase. */
export function isMaking(phase: PairingPhase): boolean {
  return phase === 'starting' || phase === 'renewing'
}
