import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'

import { onEachEngine } from '../../testing/engines.js'
import { missingPostgres, notRun } from '../../testing/missing-postgres.js'
import { missing } from '../../testing/publish-load.js'
import { RelayClient } from '../../testing/relay-client.js'
import { relayServer } from '../../testing/relay-server.js'
import { missingDisk, mountDisk } from '../../testing/small-disk.js'
import { testDatabase } from '../../testing/test-database.js'
import type { Database } from '../database/database.js'
import { openDatabase } from '../database/open-database.js'

const newTopic = (): string => randomBytes(32).toString('hex')

/** Holds the lock of whoever changes messages. Returns the undo. */
async function lockMessages(database: Database): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await new Promise<void>((held, failed) => {
    const holding = database.queries.transaction().execute(async (run) => {
      await sql`select pg_advisory_xact_lock(4205931126)`.execute(run)
      held()
      await released
    })
    holding.catch(failed)
  })
  return release
}

describe.skipIf(missingPostgres !== undefined)(`a slow database${notRun}`, () => {
  test('behavior: nothing is answered before it is kept, others are served, and everything arrives when the database goes on', async () => {
    const database = await testDatabase()
    const running = await relayServer({ database })
    onTestFinished(async () => {
      await running.stop()
      await database.close()
    })
    const [ann, ben] = [await RelayClient.open(running.url), await RelayClient.open(running.url)]
    const topic = newTopic()
    await ben.ask('irn_subscribe', { topic })
    const goOn = await lockMessages(database)
    const answered: unknown[] = []
    const publishing = Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        answered.push(await ann.ask('irn_publish', { topic, message: String(index), ttl: 300, tag: 1 })),
      ),
    )
    expect(await ben.ask('irn_subscribe', { topic: newTopic() })).toBeTypeOf('string')
    expect(await ann.ask('irn_batchFetchMessages', { topics: [newTopic()] })).toEqual({ messages: [], hasMore: false })
    expect([answered.length, ben.pushes.length]).toEqual([0, 0])
    goOn()
    await publishing
    expect(answered).toEqual(Array.from({ length: 20 }, () => true))
    await expect.poll(() => ben.pushes.map(({ message }) => Number(message))).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })
})

onEachEngine('a clock that is set back', ({ open }) => {
  test('behavior: an hour loses nothing, tells nothing twice and keeps nobody waiting', async () => {
    const database = await open()
    const clock = { now: Date.now() }
    const running = await relayServer({ database, now: () => clock.now })
    onTestFinished(async () => {
      await running.stop()
      await database.close()
    })
    const come = (): Promise<RelayClient> =>
      RelayClient.open(running.url, { claims: { iat: clock.now / 1_000, exp: clock.now / 1_000 + 9_000 } })
    const [ann, ben] = [await come(), await come()]
    const topic = newTopic()
    const publish = (message: string): Promise<unknown> => ann.ask('irn_publish', { topic, message, ttl: 300, tag: 1 })
    await ben.ask('irn_subscribe', { topic })
    for (let index = 0; index < 300; index += 1) await publish(`before ${index}`)
    clock.now -= 3_600_000
    for (let index = 0; index < 190; index += 1) await publish(`after ${index}`)
    await expect.poll(() => ben.pushes.length).toBe(490)
    expect(new Set(ben.pushes.map(({ message }) => message)).size).toBe(490)
    const eve = await come()
    await eve.ask('irn_subscribe', { topic })
    await publish('to both')
    await expect.poll(() => [ben.pushes.at(-1)?.message, eve.pushes.at(-1)?.message]).toEqual(['to both', 'to both'])
    expect(ben.pushes).toHaveLength(491)
  })
})

const noDisk = missingDisk ?? missingPostgres
describe.skipIf(noDisk !== undefined)(`a full disk${noDisk === undefined ? '' : `, not run: ${noDisk}`}`, () => {
  test('behavior: new messages are refused, what was acknowledged stays, and the relay goes on when there is room', async () => {
    const disk = await mountDisk(120)
    const lines: string[] = []
    const log = (line: string): void => void lines.push(line)
    const database = await openDatabase({ dataFolder: join(disk.folder, 'data'), engine: 'embedded' }, log)
    const running = await relayServer({ database, log })
    onTestFinished(async () => {
      await disk.makeRoom()
      await running.stop()
      await database.close()
      await disk.remove()
    })
    const ann = await RelayClient.open(running.url)
    const topic = newTopic()
    const acknowledged = new Set<string>()
    const publish = async (): Promise<boolean> => {
      const message = randomBytes(100_000).toString('hex')
      const isKept = await ann.ask('irn_publish', { topic, message, ttl: 3_600, tag: 1 }).then(
        () => true,
        (error: unknown) => {
          expect(String(error)).toContain('The relay failed: try again.')
          return false
        },
      )
      if (isKept) acknowledged.add(message)
      return isKept
    }
    for (let count = 0; count < 5; count += 1) expect(await publish()).toBe(true)
    await disk.fill()
    await expect.poll(publish).toBe(false)
    for (let count = 0; count < 5; count += 1) await publish()
    await disk.makeRoom()
    await expect.poll(publish, { timeout: 60_000 }).toBe(true)
    expect(await missing(running.url, { topic, acknowledged })).toEqual([])
    expect(lines).not.toEqual([])
  })
})
