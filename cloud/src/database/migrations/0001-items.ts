import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Memory of the parts, and the files of earlier versions that were taken over. */
export const items: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table items (
      place text not null,
      key text collate "C" not null,
      value jsonb not null,
      expires_at bigint,
      primary key (place, key)
    )`.execute(db)
    await sql`create index items_expiry on items (expires_at) where expires_at is not null`.execute(db)
    await sql`create table imports (file text primary key, imported_at bigint not null)`.execute(db)
  },
}
