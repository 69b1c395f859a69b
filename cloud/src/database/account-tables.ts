import type { ColumnType } from 'kysely'

/** Tables of people who log in. Times are milliseconds since 1970. */
export interface AccountTables {
  readonly accounts: AccountRow
  /** Ways in which an account logs in: an address of e-mail, or somebody at a provider. */
  readonly account_identities: IdentityRow
  /** Browsers that have logged in, by the thumbprint of their key. */
  readonly account_browsers: { readonly account: string; readonly thumbprint: string; readonly device: string; readonly seen_at: number }
  readonly account_sessions: SessionRow
  readonly account_shares: ShareRow
  /** What happened to an account, for its person to read. */
  readonly account_events: EventRow
  readonly login_flows: FlowRow
  /** Codes that were sent lately: how many an address gets is limited. */
  readonly code_mails: { readonly project: string; readonly email: string; readonly place: string; readonly sent_at: number }
  readonly used_proofs: { readonly digest: string; readonly expires_at: number }
}

/** An object that is written as text and read as what it is. */
type Json<T> = ColumnType<T, string, string>

interface AccountRow {
  readonly id: string
  readonly project: string
  /** Addresses by the namespace of their chain, once there are keys. */
  readonly addresses: ColumnType<Readonly<Record<string, string>> | null, string | null, string | null>
  readonly created_at: number
}

interface IdentityRow {
  readonly project: string
  readonly provider: string
  /** Who it is at the provider; of e-mail the address itself. */
  readonly subject: string
  readonly account: string
  readonly email: string | null
  readonly username: string | null
  readonly created_at: number
}

export interface SessionRow {
  readonly id: string
  readonly account: string
  readonly thumbprint: string
  readonly provider: string
  readonly device: string
  readonly created_at: number
  readonly seen_at: number
  readonly fresh_until: number
  /** How often the refresh token was turned in. */
  readonly turn: number
  readonly turned_at: number
  readonly expires_at: number
  /** What opens the share that the browser keeps, sealed by a key that is not in the database. */
  readonly unlock_key: string
  readonly unlock_key_id: string
}

export interface ShareRow {
  readonly account: string
  readonly thumbprint: string
  readonly kind: 'auth' | 'recovery'
  /** The share, sealed by a key of its own. */
  readonly sealed: string
  /** That key, sealed by a key that is not in the database. */
  readonly wrapped_key: string
  readonly key_id: string
  readonly recovery_kind: RecoveryKind | null
  readonly created_at: number
}

/** Who can open a recovery share: the service by a key of its own, or the person alone. */
export type RecoveryKind = 'automatic' | 'passkey' | 'code'

interface EventRow {
  readonly id: string
  readonly account: string
  readonly at: number
  readonly kind: string
  readonly device: string
  readonly details: Json<Readonly<Record<string, string>>>
}

export interface FlowRow {
  readonly id: string
  readonly project: string
  readonly kind: 'email' | 'social' | 'farcaster' | 'email-update' | 'capture'
  readonly thumbprint: string
  readonly account: string | null
  readonly email: string | null
  readonly provider: string | null
  /** `device` waits for the link, `refused` was told no there, `code` for the code, `answer` for a provider, `done` for nothing any more. */
  readonly step: 'device' | 'refused' | 'code' | 'answer' | 'done'
  readonly code_digest: string | null
  readonly code_until: number | null
  readonly tries: number
  readonly sent_at: number | null
  /** Of the link in a mail, or of the state that a provider gives back. */
  readonly token_digest: string | null
  readonly details: Json<Readonly<Record<string, string>>>
  readonly expires_at: number
}
