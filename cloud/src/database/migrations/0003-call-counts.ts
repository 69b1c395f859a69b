import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Calls of each caller in the stretch of time that is running. After a crash counting begins anew. */
export const callCounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create unlogged table call_counts (caller text primary key, stretch bigint not null, calls bigint not null)`.execute(db)
  },
}
