import type { Account, Recovery, RecoveryKind } from '../accounts/shapes.js'
import type { Sealed } from '../device/sealed.js'

/** What a browser keeps of a login, until it is signed out. */
export interface KeptSession {
  readonly account: Account
  readonly session: string
  readonly refresh: string
  /** Until when the login counts as fresh, by the cloud's clock. */
  readonly freshUntil: number
  /** The auth share, sealed with what the cloud tells a living session only. */
  readonly auth: Sealed
  /** A browser that has no share of its own needs the person for it: their passkey, or their code. */
  readonly awaits?: Recovery | undefined
}

/** The name that the session of a project is kept under. */
export function sessionName(projectId: string): string {
  return `session/${projectId}`
}

/** The share that a browser keeps of an account, and who keeps the one that brings it back. */
export interface KeptShare {
  readonly sealed: Sealed
  readonly recovery: RecoveryKind
}

/** The name that the device share of an account is kept under. It stays when the person signs out: alone it is worth nothing. */
export function shareName(accountId: string): string {
  return `share/${accountId}`
}
