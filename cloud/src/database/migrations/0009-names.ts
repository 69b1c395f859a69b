import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Names that people registered, and the addresses that they stand for by coin type. */
export const names: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table names (
      name text primary key,
      owner text not null,
      attributes jsonb not null,
      signed_at bigint not null,
      registered_at bigint not null,
      updated_at bigint not null
    )`.execute(db)
    await sql`create index names_owner on names (owner)`.execute(db)
    await sql`create table name_addresses (
      name text not null references names (name) on delete cascade,
      coin_type bigint not null,
      address text not null,
      created_at bigint not null,
      primary key (name, coin_type)
    )`.execute(db)
  },
}
