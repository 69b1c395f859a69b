import type { ChainNamespace } from '@billfold/kernel'
import type { SiwxConfig, SiwxSession } from '../contract.js'

/** Who makes messages and keeps sessions, whoever that is. */
export interface SignInSource extends SiwxConfig {
  /** True for a family whose accounts sign in; absent means all. */
  serves?(namespace: ChainNamespace): boolean
  /** Ends the sessions of a family. */
  revokeFamily?(namespace: ChainNamespace): Promise<void>
  /** True where somebody else verifies sessions: signatures that cannot be verified here are handed on. */
  readonly verifies: boolean
  /** Tells of changes by other tabs. Returns the undo. */
  watch?(listener: () => void): () => void
  /** The session as it was taken. */
  taken?(session: SiwxSession): SiwxSession
}
