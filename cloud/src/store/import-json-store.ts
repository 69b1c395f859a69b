import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'

import type { Database } from '../database/database.js'

const row = v.tuple([
  v.object({ table: v.string(), key: v.string() }),
  v.object({ value: v.unknown(), until: v.exactOptional(v.number()) }),
])

/** Takes over the JSON file of an earlier version, once. The file is left as it is. */
export async function importJsonStore(queries: Database['queries'], file: string, now: number): Promise<void> {
  const rows = await readRows(file)
  if (rows === undefined) return
  await queries.transaction().execute(async (run) => {
    const noted = await run
      .insertInto('imports')
      .values({ file: resolve(file), imported_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (noted.numInsertedOrUpdatedRows !== 1n) return
    for (const [{ table, key }, { value, until = null }] of rows) {
      await run
        .insertInto('items')
        .values({ place: table, key, value: sql`${JSON.stringify(value)}::jsonb`, expires_at: until })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  })
}

async function readRows(file: string): Promise<v.InferOutput<typeof row>[] | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  try {
    return v.parse(v.array(row), JSON.parse(text))
  } catch (cause) {
    throw new Error(`${file} is not a store of this server: name another file, or remove it.`, { cause })
  }
}
