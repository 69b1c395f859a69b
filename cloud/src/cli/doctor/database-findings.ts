import { access, constants, mkdir } from 'node:fs/promises'
import { sql } from 'kysely'

import type { CloudConfig } from '../../config/config.js'
import type { Database } from '../../database/database.js'
import { findPostgres } from '../../database/engines/postgres-programs.js'
import { runningPostgres } from '../../database/engines/running-postgres.js'
import { migrations } from '../../database/migrate.js'
import { connectDatabase } from '../../database/open-database.js'
import type { Finding } from './finding.js'

/** The oldest PostgreSQL that is tried. */
const oldest = 15
/** A database that is further away makes every publish slow, in milliseconds. */
const far = 20

/** What the database of a configuration is like. Nothing of it is changed. */
export async function databaseFindings(config: CloudConfig): Promise<readonly Finding[]> {
  if (config.databaseUrl !== undefined) return serverFindings(config.databaseUrl)
  const running = await runningPostgres(config.dataFolder)
  return running === undefined
    ? folderFindings(config)
    : [{ kind: 'good', line: 'a cloud runs on this data folder' }, ...(await serverFindings(running))]
}

async function serverFindings(databaseUrl: string): Promise<readonly Finding[]> {
  let database: Database
  try {
    database = await connectDatabase({ databaseUrl }, () => undefined)
  } catch (error) {
    return [
      {
        kind: 'wrong',
        line: messageOf(error),
        remedy: 'start the server, let this machine reach it, and mend user and password in databaseUrl',
      },
    ]
  }
  try {
    return [await versionFinding(database), await rightsFinding(database), await stepFinding(database), await latencyFinding(database)]
  } finally {
    await database.close()
  }
}

async function versionFinding({ queries }: Database): Promise<Finding> {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::integer / 10000 as version`.execute(queries)
  const version = rows[0]?.version ?? 0
  const line = `the database is PostgreSQL ${version}`
  return version >= oldest ? { kind: 'good', line } : { kind: 'wrong', line, remedy: `use ${oldest} or newer` }
}

async function rightsFinding({ queries }: Database): Promise<Finding> {
  const { rows } = await sql<{ may: boolean }>`select has_schema_privilege(current_schema(), 'create') as may`.execute(queries)
  if (rows[0]?.may === true) return { kind: 'good', line: 'its user may make tables' }
  return {
    kind: 'wrong',
    line: 'its user may not make tables',
    remedy: 'grant it CREATE on the schema, or make it the owner of the database',
  }
}

async function stepFinding({ queries }: Database): Promise<Finding> {
  const steps = Object.keys(migrations)
  const { rows: found } = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as "table"`.execute(queries)
  if ((found[0]?.table ?? null) === null) return { kind: 'good', line: 'the database is empty: the first start fills it' }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(queries)
  const unknown = rows.find(({ name }) => !steps.includes(name))
  if (unknown !== undefined) {
    return {
      kind: 'wrong',
      line: `the database was written by a newer version (${unknown.name})`,
      remedy: 'install that version, or name another database',
    }
  }
  const left = steps.length - rows.length
  return { kind: 'good', line: left === 0 ? 'its tables are up to date' : `the next start brings its tables up to date, in ${left} steps` }
}

async function latencyFinding({ queries }: Database): Promise<Finding> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const began = performance.now()
    await sql`select 1`.execute(queries)
    times.push(performance.now() - began)
  }
  const least = Math.min(...times)
  const line = `the database answers in ${least.toFixed(1)} ms`
  return least <= far ? { kind: 'good', line } : { kind: 'doubtful', line, remedy: 'run the cloud near its database' }
}

async function folderFindings({ dataFolder, engine }: CloudConfig): Promise<readonly Finding[]> {
  if (dataFolder === undefined) return []
  const folder = await writable(dataFolder)
  if (engine === 'pglite') return [folder]
  const programs = await findPostgres().then(
    (): Finding => ({ kind: 'good', line: 'PostgreSQL comes along for this platform' }),
    (error: unknown): Finding => ({
      kind: 'doubtful',
      line: `PGlite takes the place of PostgreSQL: ${messageOf(error)}`,
      remedy: 'name a server as databaseUrl, unless this is a small host with 1 GB of memory to spare',
    }),
  )
  return [folder, programs]
}

async function writable(folder: string): Promise<Finding> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return { kind: 'good', line: `the data folder ${folder} can be written` }
  } catch (error) {
    return {
      kind: 'wrong',
      line: `the data folder cannot be written: ${messageOf(error)}`,
      remedy: 'give it to the user that runs the cloud, or name another dataFolder',
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
