import type { JSONColumnType } from 'kysely'

import type { AccountTables } from './account-tables.js'
import type { SignInTables } from './sign-in-tables.js'

/** Tables of the database. Times are milliseconds since 1970. */
export interface Tables extends AccountTables, SignInTables {
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
  /** Names that people registered. */
  readonly names: NameRow
  readonly name_addresses: { readonly name: string; readonly coin_type: number; readonly address: string; readonly created_at: number }
  /** What people ordered with a card. */
  readonly onramp_orders: OnrampOrderRow
  readonly hour_figures: { readonly hour: number; readonly project: string; readonly name: string; readonly amount: number }
  /** Orders at exchanges, each with its last known state. */
  readonly exchange_orders: ExchangeOrderRow
}

interface NameRow {
  readonly name: string
  /** The address that registered it, and alone may renew it. */
  readonly owner: string
  readonly attributes: JSONColumnType<{ readonly avatar?: string; readonly bio?: string }>
  /** The moment in the message of the owner, in seconds since 1970. */
  readonly signed_at: number
  readonly registered_at: number
  readonly updated_at: number
}

interface OnrampOrderRow {
  readonly id: string
  readonly project: string
  /** What was ordered, in one text, while nobody has paid for it: the same again is the same order. */
  readonly open_contents: string | null
  readonly network: string
  readonly address: string
  readonly symbol: string
  readonly amount: string
  readonly currency: string
  readonly partner_user: string | null
  /** The seller's page; null until the seller has named it. */
  readonly url: string | null
  readonly status: string
  readonly outcome: JSONColumnType<Readonly<Record<string, unknown>>>
  readonly created_at: number
  readonly asked_at: number
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

interface ExchangeOrderRow {
  readonly session_id: string
  readonly project: string
  /** The name that the page gave its request; one of our own where it gave none. */
  readonly request_id: string
  readonly exchange: string
  /** CAIP-19. */
  readonly asset: string
  /** In whole coins, as digits. */
  readonly amount: string
  /** CAIP-10. */
  readonly recipient: string
  /** What the exchange calls the order; null until it has answered. */
  readonly order_id: string | null
  readonly url: string | null
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  readonly tx_hash: string | null
  readonly created_at: number
}
