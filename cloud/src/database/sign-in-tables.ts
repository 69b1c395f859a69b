import type { ColumnType } from 'kysely'

/** Tables of the hosted sign-in. Times are milliseconds since 1970. */
export interface SignInTables {
  readonly sign_in_profiles: SignInProfileRow
  /** Addresses of e-mail that were confirmed for an account, by what the browser knows the confirmation by. */
  readonly captured_emails: CapturedEmailRow
  /** Nonces that were used, and sessions that were ended. */
  readonly siwx_spent_keys: { readonly key: string; readonly until: number }
}

/** An account of a project that has signed in on a network. */
export interface SignInProfileRow {
  readonly id: string
  readonly project: string
  /** The network, as CAIP-2 has it. */
  readonly chain: string
  readonly address: string
  /** One for all networks of an address. */
  readonly profile: string
  readonly email: string | null
  /** How it was connected: `extension`, `walletconnect`, `social` or `unknown`. */
  readonly method: string
  readonly wallet: string | null
  /** What the app keeps beside it. */
  readonly metadata: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>
  readonly created_at: number
  readonly signed_in_at: number
  readonly updated_at: number
}

interface CapturedEmailRow {
  readonly id: string
  readonly project: string
  readonly account: string
  readonly email: string
  readonly expires_at: number
}
