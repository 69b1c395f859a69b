import {
  type GenericSchema,
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  unknown,
  variant,
  literal,
} from 'valibot'
import { type SmartNetwork, smartNetworkSchema } from '../smart/smart-network.js'

/** Who holds the share that brings an account back: the cloud, or the person. */
export type RecoveryKind = 'automatic' | 'passkey' | 'code'

export interface Account {
  readonly id: string
  readonly email: string | null
  readonly provider: string
  readonly username: string | null
  readonly addresses: Readonly<Record<string, string>>
}

export interface Recovery {
  readonly kind: RecoveryKind
  readonly share: string
}

/** What the cloud hands to a fresh login: the share for this browser's own split, or what a new browser makes one from. */
export type HandedShares =
  | { readonly kind: 'device'; readonly auth: string; readonly recovery?: { readonly kind: RecoveryKind } | undefined }
  | { readonly kind: 'recover'; readonly auth: string; readonly recovery: Recovery }

export interface Login {
  readonly account: Account
  readonly isNew: boolean
  readonly session: string
  readonly access: string
  readonly refresh: string
  readonly expiresAt: number
  readonly freshUntil: number
  readonly unlock: string
  readonly shares: HandedShares | null
}

export interface Tokens {
  readonly access: string
  readonly refresh: string
  readonly expiresAt: number
  readonly unlock: string
}

export interface FlowTimes {
  readonly resendAt: number
  readonly expiresAt: number
}

export interface SessionRow {
  readonly id: string
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
  readonly isThis: boolean
}

export interface AuditEvent {
  readonly at: number
  readonly kind: string
  readonly device: string | null
}

const recoveryKind = picklist(['automatic', 'passkey', 'code'])

const account = object({
  id: string(),
  email: nullable(string()),
  provider: string(),
  username: nullable(string()),
  addresses: record(string(), string()),
})

const sharesSchema: GenericSchema<unknown, HandedShares | null> = nullable(
  variant('kind', [
    object({ kind: literal('device'), auth: string(), recovery: optional(object({ kind: recoveryKind })) }),
    object({ kind: literal('recover'), auth: string(), recovery: object({ kind: recoveryKind, share: string() }) }),
  ]),
)

const tokens = { access: string(), refresh: string(), expiresAt: number(), unlock: string() }
/** The shares once more, after the login. */
export const givenSchema: GenericSchema<unknown, { readonly shares: HandedShares | null }> = object({ shares: sharesSchema })

export const tokensSchema: GenericSchema<unknown, Tokens> = object(tokens)

const login = { ...tokens, account, isNew: boolean(), session: string(), freshUntil: number(), shares: sharesSchema }
export const loginSchema: GenericSchema<unknown, Login> = object(login)

/** What a project offers. */
export interface ProjectConfig {
  readonly recovery: RecoveryKind
  readonly smartAccounts: readonly SmartNetwork[]
}

export const configSchema: GenericSchema<unknown, ProjectConfig> = object({
  recovery: recoveryKind,
  smartAccounts: optional(array(smartNetworkSchema), []),
})

export const startSchema: GenericSchema<unknown, FlowTimes & { readonly flow: string; readonly next: 'code' | 'device' }> = object({
  flow: string(),
  next: picklist(['code', 'device']),
  resendAt: number(),
  expiresAt: number(),
})

export const flowSchema: GenericSchema<unknown, { readonly flow: string }> = object({ flow: string() })
export const urlFlowSchema: GenericSchema<unknown, { readonly flow: string; readonly url: string }> = object({
  flow: string(),
  url: string(),
})
export const deviceSchema: GenericSchema<unknown, { readonly status: 'waiting' | 'confirmed' | 'refused' }> = object({
  status: picklist(['waiting', 'confirmed', 'refused']),
})

export const farcasterSchema: GenericSchema<unknown, { readonly status: 'waiting' } | ({ readonly status: 'done' } & Login)> = variant(
  'status',
  [object({ status: literal('waiting') }), object({ status: literal('done'), ...login })],
)

export const emailSchema: GenericSchema<unknown, { readonly email: string }> = object({ email: string() })
export const sessionsSchema: GenericSchema<unknown, { readonly email: string | null; readonly sessions: readonly SessionRow[] }> = object({
  email: nullable(string()),
  sessions: array(object({ id: string(), device: string(), createdAt: number(), seenAt: number(), isThis: boolean() })),
})
export const auditSchema: GenericSchema<unknown, { readonly events: readonly AuditEvent[] }> = object({
  events: array(object({ at: number(), kind: string(), device: nullable(string()) })),
})
export const anything: GenericSchema = unknown()
