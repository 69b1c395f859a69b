import { sql } from 'kysely'
import { describe } from 'vitest'

import type { Database } from '../src/database/database.js'
import { openPglite } from '../src/database/engines/pglite.js'
import { migrate } from '../src/database/migrate.js'
import { missingPostgres, notRun } from './missing-postgres.js'
import { testDatabase } from './test-database.js'

/** A database that a cloud can bring along. */
export interface TestEngine {
  readonly name: string
  /** An empty one that is up to date. */
  open(): Promise<Database>
}

let pglite: Promise<Database> | undefined

/** One PGlite serves a file of tests, since it takes seconds to start: it is emptied for each test. */
async function emptyPglite(): Promise<Database> {
  pglite ??= openPglite()
  const { queries, ...rest } = await pglite
  await migrate(queries)
  await sql`truncate items, imports, chain_ranges, chain_touches, call_counts, hour_figures, relay_messages, relay_reads, relay_subscriptions, relay_usage, relay_published, relay_tokens, accounts, account_identities, account_browsers, account_sessions, account_shares, account_events, login_flows, code_mails, used_proofs`.execute(
    queries,
  )
  return { ...rest, queries, close: () => Promise.resolve() }
}

/** Both databases that come along. */
const engines: readonly TestEngine[] = [
  { name: 'PostgreSQL', open: testDatabase },
  { name: 'PGlite', open: emptyPglite },
]

/** Runs tests on each database that comes along. Where there is no PostgreSQL for the platform, its tests say so and do not count. */
export function onEachEngine(about: string, tests: (engine: TestEngine) => void): void {
  for (const engine of engines) {
    const isMissing = engine.name === 'PostgreSQL' && missingPostgres !== undefined
    describe.skipIf(isMissing)(`${about} on ${engine.name}${isMissing ? notRun : ''}`, () => {
      tests(engine)
    })
  }
}
