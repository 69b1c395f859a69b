import { type Transaction, sql } from 'kysely'

import type { Database } from '../database/database.js'
import { migrations } from '../database/migrate.js'
import type { Tables } from '../database/tables.js'
import { backupFormat, backupSequence, backupTables } from './backup-tables.js'

/** Rows that are read at a time. */
const page = 500

/**
 * Everything that a cloud remembers as it is at one moment, as lines of JSON: while clouds go on writing, and the same from every
 * database. The last line says how many rows there are, so that half a backup is known as one.
 */
export async function writeBackup(queries: Database['queries'], write: (lines: string) => Promise<void>): Promise<number> {
  return queries
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (run) => {
      const step = Object.keys(migrations).at(-1)
      await write(`${JSON.stringify({ format: backupFormat, step })}\n`)
      const { rows: sequence } = await sql<{ value: number }>`select last_value as value from ${sql.id(backupSequence)}`.execute(run)
      await write(`${JSON.stringify({ sequence: backupSequence, value: sequence[0]?.value })}\n`)
      let rows = 0
      for (const table of backupTables) rows += await writeTable(run, table, write)
      await write(`${JSON.stringify({ rows })}\n`)
      return rows
    })
}

async function writeTable(run: Transaction<Tables>, table: keyof Tables, write: (lines: string) => Promise<void>): Promise<number> {
  await sql`declare backup_rows cursor for select row_to_json(kept)::text as line from ${sql.table(table)} as kept`.execute(run)
  let written = 0
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(page)} from backup_rows`.execute(run)
    if (rows.length > 0) await write(rows.map(({ line }) => `{"table":"${table}","row":${line}}\n`).join(''))
    written += rows.length
    if (rows.length < page) break
  }
  await sql`close backup_rows`.execute(run)
  return written
}
