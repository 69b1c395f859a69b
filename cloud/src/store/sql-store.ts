import { type Transaction, sql } from 'kysely'

import type { Database } from '../database/database.js'
import type { Tables } from '../database/tables.js'
import type { Kept, Place, Store } from './store.js'

/** How many changes pass before what is over is thrown out. */
const changesPerSweep = 1_000

/** What parts remember, as rows of the database. */
export class SqlStore implements Store {
  private changes = 0

  constructor(
    private readonly queries: Database['queries'],
    private readonly now: () => number = Date.now,
  ) {}

  async read({ table, key }: Place): Promise<unknown> {
    return this.current(this.queries, { table, key })
  }

  async change(place: Place, decide: (value: unknown) => Kept | undefined): Promise<void> {
    await this.queries.transaction().execute(async (run) => {
      // A row that is not there cannot be locked: its name can.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${place.table} ${place.key}`}, 0))`.execute(run)
      await this.write(run, place, decide(await this.current(run, place)))
    })
    this.changes += 1
    if (this.changes % changesPerSweep === 0) await this.queries.deleteFrom('items').where('expires_at', '<=', this.now()).execute()
  }

  async keys(table: string, prefix = ''): Promise<readonly string[]> {
    const rows = await this.unexpired(this.queries)
      .select('key')
      .where('place', '=', table)
      .where(sql<boolean>`starts_with(key, ${prefix})`)
      .orderBy('key')
      .execute()
    return rows.map(({ key }) => key)
  }

  private async current(run: Database['queries'], { table, key }: Place): Promise<unknown> {
    const row = await this.unexpired(run).select('value').where('place', '=', table).where('key', '=', key).executeTakeFirst()
    return row?.value
  }

  private unexpired(run: Database['queries']) {
    return run.selectFrom('items').where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', this.now())]))
  }

  private async write(run: Transaction<Tables>, { table, key }: Place, kept: Kept | undefined): Promise<void> {
    if (kept === undefined) {
      await run.deleteFrom('items').where('place', '=', table).where('key', '=', key).execute()
      return
    }
    const row = { value: sql`${JSON.stringify(kept.value)}::jsonb`, expires_at: kept.until ?? null }
    await run
      .insertInto('items')
      .values({ place: table, key, ...row })
      .onConflict((conflict) => conflict.columns(['place', 'key']).doUpdateSet(row))
      .execute()
  }
}
