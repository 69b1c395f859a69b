import { type Transaction, sql } from 'kysely'
import * as v from 'valibot'

import type { Database } from '../database/database.js'
import { migrate, migrations } from '../database/migrate.js'
import type { Tables } from '../database/tables.js'
import { backupFormat, backupSequence, backupTables } from './backup-tables.js'

const header = v.object({ format: v.literal(backupFormat), step: v.picklist(Object.keys(migrations)) })
const sequenceLine = v.object({ sequence: v.literal(backupSequence), value: v.number() })
const rowLine = v.object({ table: v.picklist(backupTables), row: v.record(v.string(), v.unknown()) })
const lastLine = v.object({ rows: v.number() })
const line = v.union([rowLine, sequenceLine, lastLine])

/** Rows that are written at a time. */
const page = 500

/**
 * Reads a backup into an empty database: all of it or nothing. One of an earlier version goes into tables as they were then,
 * which are brought up to date after it. Gives the number of rows.
 */
export async function readBackup(queries: Database['queries'], lines: AsyncIterable<string>): Promise<number> {
  const iterator = lines[Symbol.asyncIterator]()
  const first = v.safeParse(header, parsed((await iterator.next()).value ?? ''))
  if (!first.success) throw new Error('This is no backup of a cloud, or one of a newer version.')
  await migrate(queries, upTo(first.output.step))
  const rows = await queries.transaction().execute((run) => readRows(run, { [Symbol.asyncIterator]: () => iterator }))
  await migrate(queries)
  return rows
}

async function readRows(run: Transaction<Tables>, lines: AsyncIterable<string>): Promise<number> {
  await assertEmpty(run)
  let rows = 0
  let told: number | undefined
  let waiting: v.InferOutput<typeof rowLine>[] = []
  for await (const text of lines) {
    const read = v.safeParse(line, parsed(text))
    if (!read.success) throw new Error('The backup has a line that is none: it was changed, or not written to its end.')
    const found = read.output
    if ('table' in found) {
      if (waiting[0]?.table !== found.table || waiting.length === page) {
        await insert(run, waiting)
        waiting = []
      }
      waiting.push(found)
      rows += 1
    } else if ('sequence' in found) await sql`select setval(${backupSequence}, ${found.value})`.execute(run)
    else told = found.rows
  }
  await insert(run, waiting)
  if (told !== rows) throw new Error(`The backup is not whole: it has ${rows} rows of ${told ?? 'more'}. Nothing of it was kept.`)
  return rows
}

/** Writes rows of one table. */
async function insert(run: Transaction<Tables>, lines: readonly v.InferOutput<typeof rowLine>[]): Promise<void> {
  const [first] = lines
  if (first === undefined) return
  const table = sql.table(first.table)
  const rows = JSON.stringify(lines.map(({ row }) => row))
  await sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${rows}::json)`.execute(run)
}

/** Tables of later versions are not there yet. */
async function assertEmpty(run: Transaction<Tables>): Promise<void> {
  const { rows: found } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(
    run,
  )
  for (const table of backupTables.filter((each) => found.some(({ name }) => name === each))) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(run)
    if (rows.length > 0) throw new Error('The database is not empty: name an empty one. Nothing was changed.')
  }
}

const upTo = (step: string): typeof migrations => Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= step))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Judged with the rest.
    return undefined
  }
}
