/** Everything that can go wrong and that a person is told about; each has its sentence in the catalogues. */
export type FaultCode =
  | 'aborted'
  | 'account-differs'
  | 'atomic-unsupported'
  | 'bundler-away'
  | 'bundler-refused'
  | 'chain-differs'
  | 'cloud-away'
  | 'code-expired'
  | 'code-used'
  | 'code-wrong'
  | 'device-declined'
  | 'email-taken'
  | 'flow-unknown'
  | 'keys-mismatch'
  | 'login-not-fresh'
  | 'mail-unavailable'
  | 'method-not-allowed'
  | 'method-unknown'
  | 'node-away'
  | 'node-refused'
  | 'operation-waits'
  | 'passkey-failed'
  | 'project-unknown'
  | 'provider-declined'
  | 'provider-down'
  | 'provider-unknown'
  | 'recovery-needed'
  | 'recovery-wrong'
  | 'rejected'
  | 'request-malformed'
  | 'sent-unknown'
  | 'session-ended'
  | 'shares-taken'
  | 'signer-differs'
  | 'state-wrong'
  | 'too-early'
  | 'too-many-tries'
  | 'unexpected'

export interface FaultDetails {
  /** Seconds after which it may work. */
  readonly retryAfter?: number | undefined
  readonly triesLeft?: number | undefined
  /** What a node said, for who reads the page's console; never a secret. */
  readonly said?: string | undefined
}

/** A failure that has words for the person. */
export class Fault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly details: FaultDetails = {},
    options?: ErrorOptions,
  ) {
    super(code, options)
  }
}

/** Anything thrown, as a fault. */
export function asFault(error: unknown): Fault {
  return error instanceof Fault ? error : new Fault('unexpected', {}, { cause: error })
}
