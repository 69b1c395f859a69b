import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Orders at the seller of coins. One that nobody has paid yet is there once, whoever asks for it how often. */
export const onrampOrders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table onramp_orders (
      id text primary key,
      project text not null,
      open_contents text unique,
      network text not null,
      address text not null,
      symbol text not null,
      amount text not null,
      currency text not null,
      partner_user text,
      url text,
      status text not null,
      outcome jsonb not null,
      created_at bigint not null,
      asked_at bigint not null
    )`.execute(db)
  },
}
