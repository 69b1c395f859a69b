import type { ConnectionStatus } from '../contract/connection.js'

/**
 * Moves of a family's connection: `attempt` and `restore` ask a wallet, `grant` is its yes, `abandon` ends the
 * asking without one, `end` takes the session away.
 */
export type ConnectionMove = 'attempt' | 'restore' | 'grant' | 'abandon' | 'end'

/** `origin` is where the asking started: connected while an earlier session still stands, else disconnected. */
type Target = ConnectionStatus | 'origin'

/** Every legal transition. What has no entry is ignored. A session that ends while a wallet is asked leaves the asking alone. */
export const transitions: { readonly [S in ConnectionStatus]: { readonly [M in ConnectionMove]?: Target } } = {
  disconnected: { attempt: 'connecting', restore: 'reconnecting', grant: 'connected' },
  connecting: { attempt: 'connecting', restore: 'reconnecting', grant: 'connected', abandon: 'origin', end: 'connecting' },
  reconnecting: { attempt: 'connecting', restore: 'reconnecting', grant: 'connected', abandon: 'origin', end: 'reconnecting' },
  connected: { attempt: 'connecting', restore: 'reconnecting', grant: 'connected', end: 'disconnected' },
}

/** The state of a family when something happens. */
export interface MachineState {
  readonly status: ConnectionStatus
  readonly hasSession: boolean
}

/** The status after a move; undefined when it is not legal. */
export function next({ status, hasSession }: MachineState, move: ConnectionMove): ConnectionStatus | undefined {
  const target = transitions[status][move]
  if (target !== 'origin') return target
  return hasSession ? 'connected' : 'disconnected'
}
