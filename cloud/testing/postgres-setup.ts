import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { PostgresServer } from '../src/database/engines/embedded-postgres.js'
import { postgresAddress, templateName } from './postgres-address.js'

/** One PostgreSQL for a run of tests: started by whoever asks first, ended with the run. A run that needs none starts none. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'billfold-tests-'))
  let starting: Promise<PostgresServer> | undefined
  const door = createServer((_, response) => {
    // Who asks again much later would find a line that has ended meanwhile.
    response.setHeader('Connection', 'close')
    starting ??= start(folder)
    starting.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(503).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  process.env[postgresAddress] = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
  return async () => {
    door.close()
    await (await starting?.catch(() => undefined))?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function start(folder: string): Promise<PostgresServer> {
  const { startPostgres } = await import('../src/database/engines/embedded-postgres.js')
  const { connectServer } = await import('../src/database/engines/server.js')
  const { migrate } = await import('../src/database/migrate.js')
  const log = (line: string, error?: unknown): void => console.error(line, error)
  const server = await startPostgres({ folder, isTemporary: true, log })
  const { sql } = await import('kysely')
  const all = connectServer({ url: server.url, log })
  await sql`create database ${sql.id(templateName)}`.execute(all.queries)
  await all.close()
  const url = new URL(server.url)
  url.pathname = templateName
  const template = connectServer({ url: url.href, log })
  await migrate(template.queries)
  await template.close()
  return server
}
