import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'

import type { Database, Log, QueryListener } from './database.js'
import { openEmbedded } from './engines/embedded-postgres.js'
import { openPglite } from './engines/pglite.js'
import { connectServer } from './engines/server.js'
import { migrate } from './migrate.js'

/** Database of a cloud: the address of a server, or a folder of its own. */
export interface DatabaseOptions {
  /** A server that runs already. */
  readonly databaseUrl?: string | undefined
  /** For a database of our own; gone with the cloud when absent. */
  readonly dataFolder?: string | undefined
  /** The system user that PostgreSQL runs as when root starts the cloud. */
  readonly databaseUser?: string | undefined
  /** Which database of our own; PostgreSQL where it runs when absent. */
  readonly engine?: 'embedded' | 'pglite' | undefined
}

/** Opens the database that a configuration names, and brings it up to date. */
export async function openDatabase(options: DatabaseOptions, log: Log, onQuery?: QueryListener): Promise<Database> {
  const database = await connectDatabase(options, log, onQuery)
  try {
    await migrate(database.queries)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens the database that a configuration names, as it is. */
export async function connectDatabase(options: DatabaseOptions, log: Log, onQuery?: QueryListener): Promise<Database> {
  const database = await open(options, log, onQuery)
  try {
    await assertReachable(database, options)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** A server that is away at the start is said, without the password in its address. */
async function assertReachable({ queries }: Database, { databaseUrl }: DatabaseOptions): Promise<void> {
  try {
    await sql`select 1`.execute(queries)
  } catch (cause) {
    const place = databaseUrl === undefined ? 'of its own' : `at ${new URL(databaseUrl).host}`
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : String((cause as { code?: unknown }).code)
    throw new Error(`The database ${place} does not answer: ${reason}. Start it, or mend databaseUrl.`, { cause })
  }
}

async function open(options: DatabaseOptions, log: Log, onQuery: QueryListener | undefined): Promise<Database> {
  const { databaseUrl, dataFolder, engine } = options
  if (databaseUrl !== undefined) return connectServer({ url: databaseUrl, log, onQuery })
  if (engine === 'pglite') return openPglite(dataFolder, onQuery)
  if (engine === undefined && dataFolder !== undefined && existsSync(join(dataFolder, 'pglite'))) return openPglite(dataFolder, onQuery)
  try {
    return await openOwn(options, log, onQuery)
  } catch (error) {
    // A folder with PostgreSQL's files is opened by PostgreSQL or not at all: an empty database in its place would look like a loss.
    const isNew = dataFolder === undefined || !existsSync(join(dataFolder, 'postgres'))
    if (engine === 'embedded' || !isNew) throw error
    log('PostgreSQL does not run here: PGlite takes its place, which needs 0.4 to 0.6 GB of memory', error)
    return openPglite(dataFolder, onQuery)
  }
}

async function openOwn({ dataFolder, databaseUser }: DatabaseOptions, log: Log, onQuery: QueryListener | undefined): Promise<Database> {
  if (dataFolder !== undefined) return openEmbedded({ folder: dataFolder, isTemporary: false, databaseUser, log, onQuery })
  const folder = await mkdtemp(join(tmpdir(), 'billfold-cloud-'))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    const database = await openEmbedded({ folder, isTemporary: true, databaseUser, log, onQuery })
    const close = async (): Promise<void> => {
      await database.close()
      await remove()
    }
    return { ...database, close }
  } catch (error) {
    await remove()
    throw error
  }
}
