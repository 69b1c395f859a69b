import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

import { missingPostgres, notRun } from '../../testing/missing-postgres.js'
import { missing, startPublishing } from '../../testing/publish-load.js'
import { RelayClient } from '../../testing/relay-client.js'
import { startRelayProcess } from '../../testing/relay-process.js'
import { relayServer } from '../../testing/relay-server.js'
import { testDatabaseUrl } from '../../testing/test-database.js'
import { openDatabase } from '../database/open-database.js'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cloud-killed-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  return join(folder, 'data')
}

describe.skipIf(missingPostgres !== undefined)(`acknowledged messages${notRun}`, () => {
  test.each([
    ['on a PostgreSQL server', async () => ({ databaseUrl: await testDatabaseUrl() })],
    ['with a PostgreSQL of its own', async () => ({ dataFolder: await newFolder(), engine: 'embedded' as const })],
    ['with PGlite', async () => ({ dataFolder: await newFolder(), engine: 'pglite' as const })],
  ])('behavior: none is lost when the process is killed, %s', async (_, options) => {
    const database = await options()
    const first = await startRelayProcess(database)
    const load = await startPublishing(first.url)
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(100)
    await first.kill()
    await load.stop()
    const second = await startRelayProcess(database)
    onTestFinished(() => second.kill())
    expect(await missing(second.url, load)).toEqual([])
  })

  test('behavior: none is lost and none is there twice when the database is killed, and the relay goes on when it is back', async () => {
    const dataFolder = await newFolder()
    const lines: string[] = []
    const database = await openDatabase({ dataFolder, engine: 'embedded' }, (line) => lines.push(line))
    const running = await relayServer({ database, log: (line) => lines.push(line) })
    onTestFinished(async () => {
      await running.stop()
      await database.close()
    })
    const topic = randomBytes(32).toString('hex')
    const listener = await RelayClient.open(running.url)
    await listener.ask('irn_subscribe', { topic })
    const load = await startPublishing(running.url, { topic, insists: true })
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(50)
    const [pid] = (await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
    execFileSync('kill', ['-KILL', pid ?? ''])
    await expect.poll(() => lines).toContain('PostgreSQL ended and is started again')
    const before = load.acknowledged.size
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(before + 50)
    await load.stop()
    // Whoever published again, since the answer was lost, published once.
    await expect.poll(() => new Set(listener.pushes.map(({ message }) => message)).size).toBe(load.acknowledged.size)
    expect(listener.pushes).toHaveLength(load.acknowledged.size)
    listener.close()
  })
})
