import type { ConnectOutcome } from './connect-outcome.js'

/** One running question to a wallet. A family has at most one: an answer to any other is late and ignored. */
export interface Attempt {
  readonly connectorId: string
  readonly controller: AbortController
  /** What the asking comes to; whoever asks for the same wallet meanwhile waits for it too. */
  outcome?: Promise<ConnectOutcome>
}
