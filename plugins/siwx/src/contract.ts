import type { ChainNamespace, CloseGuard, Key, SignInAlong, SessionStep } from '@billfold/kernel'

/** Fields of a sign-in, as CAIP-122 names them. Moments are as ISO 8601 has them. */
export interface SiwxData {
  readonly accountAddress: string
  /** The network, as CAIP-2 has it. */
  readonly chainId: string
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly notBefore?: string | undefined
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
}

/** A sign-in that nobody has signed yet; `toString` gives the text that the person signs. */
export interface SiwxMessage extends SiwxData {
  toString(): string
}

/** A sign-in that its account has signed. */
export interface SiwxSession {
  readonly data: SiwxData
  readonly message: string
  readonly signature: string
  /** What a backend knows this session by: sent as `Authorization: Bearer <token>`. Absent without a backend. */
  readonly token?: string | undefined
}

/** What a message is made for. */
export interface SiwxMessageInput {
  readonly chainId: string
  readonly accountAddress: string
  readonly notBefore?: string | undefined
}

/** Who makes messages and keeps sessions: what the option `siwx` of the host takes. */
export interface SiwxConfig {
  createMessage(input: SiwxMessageInput): Promise<SiwxMessage>
  /** Takes a session once it is verified; rejects for one that it does not take. */
  addSession(session: SiwxSession): Promise<void>
  revokeSession(chainId: string, address: string): Promise<void>
  /** Replaces all sessions. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /** Sessions of an account that count now. */
  getSessions(chainId: string, address: string): Promise<readonly SiwxSession[]>
  /** True where nobody stays connected who has not signed in. */
  getRequired?(): boolean
  /** Clears the sessions when a wallet is disconnected; true unless it says otherwise. */
  readonly signOutOnDisconnect?: boolean
}

/** Who has signed in, by the older form of a sign-in. */
export interface SiweSession {
  readonly address: string
  readonly chainId: number
}

/** What the older form makes a message of. */
export interface SiweMessageInput {
  readonly nonce: string
  readonly address: string
  readonly chainId: number
  readonly version: '1'
  readonly iat: string
  readonly domain: string
  readonly uri: string
  readonly statement?: string | undefined
  readonly exp?: string | undefined
}

/** The older form, for EVM alone: what the option `siweConfig` of the host takes. */
export interface SiweConfig {
  getNonce(address?: string): Promise<string>
  createMessage(input: SiweMessageInput): string
  verifyMessage(claim: { readonly message: string; readonly signature: string }): Promise<boolean>
  getSession(): Promise<SiweSession | null>
  signOut(): Promise<boolean>
  getMessageParams?(): Promise<{ readonly domain?: string; readonly uri?: string; readonly statement?: string; readonly exp?: string }>
  onSignIn?(session: SiweSession): void
  onSignOut?(): void
  readonly enabled?: boolean
  readonly required?: boolean
  readonly signOutOnDisconnect?: boolean
}

/** Options of the sign-in of the product itself: where the host brings a `siwx` of its own they are of no use. */
export interface SiwxOptions {
  /** False lets a visitor stay connected without signing in. */
  readonly required?: boolean
  /** What the person agrees to, in one line. */
  readonly statement?: string
  readonly resources?: readonly string[]
  /** How long a session counts without a backend, in milliseconds; a week by default. */
  readonly sessionLife?: number
  readonly signOutOnDisconnect?: boolean
}

/** Step of a sign-in, as a person sees it. */
export type SiwxPhase = 'preparing' | 'ready' | 'asking' | 'checking' | 'declined' | 'failed' | 'unprepared' | 'signed'

/** The sign-in of a kernel, for views, hosts and other plugins; all of it is observable. */
export interface Siwx {
  /** The session of the account in front, where it has one that counts. */
  readonly session: SiwxSession | undefined
  readonly isRequired: boolean
  readonly phase: SiwxPhase
  /** The text that is to be signed, once it is made. */
  readonly message: string | undefined
  /** Shows the sign view unless the account in front has signed in, and waits for its session. Rejects with 'Modal closed' when nobody signs. */
  requestSignIn(): Promise<SiwxSession>
  /** Ends the session of the account in front. */
  signOut(): Promise<void>
  /** Makes the message for the account in front; again after a failure. */
  prepare(): Promise<void>
  /** Lets the wallet sign it. */
  sign(): Promise<void>
  /** Leaves the sign view without signing. */
  cancel(): Promise<void>
}

/** A grant that ends: its permission context, and the account's signature of that. */
export interface RevokedGrant {
  readonly pci: string
  readonly signature: string
}

/** What the account in front has granted to others (smart sessions), as the `blockchain` endpoint keeps it. */
export interface SessionGrants {
  /** The grants as they came; none where the service does not know the network. */
  list(): Promise<readonly unknown[]>
  /** Ends one; without success where the service does not know the network. */
  revoke(grant: RevokedGrant): Promise<{ readonly success: boolean }>
}

/** The grants of the account in front. */
export const sessionGrantsKey = 'siwx.grants' as Key<SessionGrants>

/** The sign-in of a kernel. */
export const siwxKey = 'siwx.sign-in' as Key<Siwx>

/** The step after connecting, the guard of its view, and signing in while connecting: for the slots of the manifest. */
export const siwxStepKey = 'siwx.step' as Key<SessionStep>
export const siwxGuardKey = 'siwx.guard' as Key<CloseGuard>
export const siwxAlongKey = 'siwx.along' as Key<SignInAlong>

declare module '@billfold/kernel' {
  interface ViewResults {
    SIWXSignMessage: SiwxSession
  }
  interface Events {
    /** Somebody signed in to the app. */
    'siwx:signed-in': { readonly namespace: ChainNamespace; readonly session: SiwxSession }
    /** A session of the app ended. */
    'siwx:signed-out': { readonly namespace: ChainNamespace }
  }
  interface Endpoints {
    /** A backend with `@billfold/siwx-server`. */
    siwx: true
  }
  interface StoredItems {
    /** The sessions of the app. */
    'siwx.sessions': readonly SiwxSession[]
    /** The accounts that said no. */
    'siwx.declined': readonly string[]
  }
}
