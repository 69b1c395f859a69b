import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Orders at exchanges. The same request of a project is one order, however often it comes. */
export const exchangeOrders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table exchange_orders (
      session_id text primary key,
      project text not null,
      request_id text not null,
      exchange text not null,
      asset text not null,
      amount text not null,
      recipient text not null,
      order_id text,
      url text,
      status text not null,
      tx_hash text,
      created_at bigint not null,
      unique (project, request_id)
    )`.execute(db)
    await sql`create index exchange_orders_created_at on exchange_orders (created_at)`.execute(db)
  },
}
