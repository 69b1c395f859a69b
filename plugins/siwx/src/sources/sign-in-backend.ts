import type { SiwxSession } from '../contract.js'

/** A nonce, and the moment that the message is to say. */
export interface BackendNonce {
  readonly nonce: string
  /** Absent where the backend says no time: then it is the device's. */
  readonly issuedAt?: string | undefined
}

/** A sign-in that a backend has taken. */
export interface TakenSignIn {
  /** What the session is known by. */
  readonly token: string
  readonly expiresAt: string
}

/** Who verifies sign-ins and keeps sessions, whatever its calls are. */
export interface SignInBackend {
  nonce(): Promise<BackendNonce>
  /** Resources that belong to the message, beside those of the app. */
  resources?(): readonly string[]
  verify(session: SiwxSession): Promise<TakenSignIn>
  /** False once it has ended the session. Where it does not answer, that says nothing of the session. */
  isStanding(session: SiwxSession, token: string): Promise<boolean>
  end(tokens: readonly string[]): Promise<void>
}
