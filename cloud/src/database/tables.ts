import type { AccountTables } from './account-tables.js'

/** Tables of the database. Times are milliseconds since 1970. */
export interface Tables extends AccountTables {
  /** Memory of the parts, by the name of their table and a key. */
  readonly items: ItemRow
  /** Files of earlier versions that were taken over. */
  readonly imports: { readonly file: string; readonly imported_at: number }
  /** Stretches of blocks that were read, by their first block. */
  readonly chain_ranges: RangeRow
  /** Accounts and the transactions that have to do with them, in those stretches. */
  readonly chain_touches: TouchRow
  readonly relay_messages: MessageRow
  readonly relay_reads: { readonly seq: number; readonly client: string }
  readonly relay_subscriptions: { readonly topic: string; readonly client: string; readonly expires_at: number }
  readonly call_counts: { readonly caller: string; readonly stretch: number; readonly calls: number }
  /** Messages that were published lately, by what they say. */
  readonly relay_published: { readonly digest: string; readonly seq: number; readonly expires_at: number }
  /** Tokens that clients came with, and the place where each was used first. */
  readonly relay_tokens: { readonly digest: string; readonly place: string; readonly expires_at: number }
  readonly relay_usage: { readonly scope: string; readonly bytes: number; readonly messages: number }
  readonly hour_figures: { readonly hour: number; readonly project: string; readonly name: string; readonly amount: number }
}

interface ItemRow {
  readonly place: string
  readonly key: string
  readonly value: unknown
  readonly expires_at: number | null
}

interface MessageRow {
  readonly seq: number
  readonly topic: string
  readonly publisher: string
  readonly project: string
  readonly message: string
  readonly tag: number
  readonly attestation: string | null
  readonly published_at: number
  readonly expires_at: number
  /** Weight of the message, in bytes. */
  readonly weight: number
}

interface RangeRow {
  readonly chain: string
  readonly first: number
  readonly parent_hash: string
  readonly last_hash: string
  readonly used_at: number
}

interface TouchRow {
  readonly chain: string
  readonly range_first: number
  readonly account: string
  readonly block: number
  readonly position: number
  readonly hash: string
  /** Seconds since 1970. */
  readonly mined_at: number
  readonly has_inner: boolean
}
