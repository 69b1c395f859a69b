import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'

import type { Database } from '../src/database/database.js'
import { connectServer } from '../src/database/engines/server.js'
import { openDatabase } from '../src/database/open-database.js'
import { missingPostgres } from './missing-postgres.js'
import { postgresAddress, templateName } from './postgres-address.js'

const log = (line: string, error?: unknown): void => console.error(line, error)

/** An empty database that is up to date: in the server that the tests of a run share, else in one of its own. */
export async function testDatabase(): Promise<Database> {
  if (process.env[postgresAddress] === undefined) return openDatabase({}, log)
  if (missingPostgres !== undefined) return openDatabase({ engine: 'pglite' }, log)
  // As one of the cloud's own: a server is one that several clouds may share.
  return connectServer({ url: await testDatabaseUrl(), log, engine: 'embedded' })
}

/** The address of an empty database that is up to date, for a process of its own or for several clouds. */
export async function testDatabaseUrl(): Promise<string> {
  const response = await fetch(process.env[postgresAddress] ?? '')
  if (!response.ok) throw new Error(await response.text())
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(await response.text())
  const server = connectServer({ url: url.href, log })
  await sql`create database ${sql.id(name)} template ${sql.id(templateName)}`.execute(server.queries)
  await server.close()
  url.pathname = name
  return url.href
}
