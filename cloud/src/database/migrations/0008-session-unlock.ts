import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a living session is told to open the share that its browser keeps. Sessions from before have none, and were of no use without. */
export const sessionUnlock: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw('delete from account_sessions').execute(db)
    await sql.raw('alter table account_sessions add column unlock_key text not null, add column unlock_key_id text not null').execute(db)
  },
}
