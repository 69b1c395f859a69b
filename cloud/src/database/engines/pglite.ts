import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'

import type { Database, QueryListener } from '../database.js'
import { queryLog } from '../query-log.js'
import type { Tables } from '../tables.js'
import { DamagedFiles, hasData } from './data-version.js'
import { lockFolder } from './lock-folder.js'

/** Of PostgreSQL's own numbers for types: int8. */
const int8 = 20

/** Small, since it shares the memory of the cloud: with PostgreSQL's own 128 MB of buffers it takes 140 MB more. */
const postgresqlconf = ['shared_buffers = 16MB', 'wal_buffers = 1MB']

/** PostgreSQL compiled to WebAssembly, in this process: where no other one runs. Without a folder it is gone with the process. */
export async function openPglite(folder?: string, onQuery?: QueryListener): Promise<Database> {
  const unlock = folder === undefined ? undefined : await lockFolder(folder)
  try {
    const pglite = await start(folder === undefined ? undefined : join(folder, 'pglite'))
    const queries = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...queryLog(onQuery) })
    return {
      engine: 'pglite',
      queries,
      listen: async (channel, { hear }) => {
        const unlisten = await pglite.listen(channel, hear)
        return () => void (pglite.closed || unlisten())
      },
      close: async () => {
        await queries.destroy()
        await unlock?.()
      },
    }
  } catch (error) {
    await unlock?.()
    throw error
  }
}

async function start(files: string | undefined): Promise<PGlite> {
  if (files !== undefined) await hasData(files)
  const { PGlite: Engine } = await import('@electric-sql/pglite')
  // Its file system has no fsync of single files: relaxed durability would answer before it writes.
  const options = { parsers: { [int8]: Number }, relaxedDurability: false, postgresqlconf }
  try {
    const pglite = files === undefined ? new Engine(options) : new Engine(files, options)
    await pglite.waitReady
    return pglite
  } catch (error) {
    if (files === undefined) throw error
    throw new DamagedFiles(files, error instanceof Error ? error.message : String(error), error)
  }
}
