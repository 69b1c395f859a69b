import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { ask } from '../../testing/ask.js'
import { missingPostgres, notRun } from '../../testing/missing-postgres.js'
import { testDatabase, testDatabaseUrl } from '../../testing/test-database.js'
import { type Cloud, startCloud } from '../cloud.js'
import { MemoryCallCounter } from './memory-call-counter.js'
import { SharedCallCounter } from './shared-call-counter.js'

/** So long that no test sees two stretches. */
const seconds = 1_000_000_000

describe.skipIf(missingPostgres !== undefined)(`clouds that share a database${notRun}`, () => {
  test('behavior: a caller has one limit for all of them, another caller one of its own', async () => {
    const databaseUrl = await testDatabaseUrl()
    const open = async (): Promise<Cloud> => {
      const cloud = await startCloud({
        ...{ projects: [{ id: 'demo' }], wallets: [], databaseUrl, trustProxy: true },
        rateLimit: { calls: 10, seconds },
      })
      onTestFinished(() => cloud.stop())
      return cloud
    }
    const clouds = [await open(), await open()]
    const call = async (cloud: Cloud, from: string): Promise<number> =>
      (await ask(cloud, '/getWallets', { headers: { 'x-forwarded-for': from } })).status
    const statuses = await Promise.all(Array.from({ length: 15 }, () => clouds.map((cloud) => call(cloud, '1.1.1.1'))).flat())
    expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([10, 20])
    expect(await Promise.all(clouds.map((cloud) => call(cloud, '2.2.2.2')))).toEqual([200, 200])
  })
})

describe('SharedCallCounter', () => {
  test('behavior: a stretch that is over counts no more, and its callers are forgotten', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const meanwhile = new MemoryCallCounter(seconds, () => 0)
    const counter = new SharedCallCounter({ database, log: vi.fn<() => void>(), seconds, meanwhile })
    await database.queries
      .insertInto('call_counts')
      .values([
        { caller: 'gone', stretch: 0, calls: 5 },
        { caller: 'here', stretch: 0, calls: 5 },
      ])
      .execute()
    const { calls, left } = await counter.count('here', 2)
    expect([calls, left > 0, left <= seconds * 1_000]).toEqual([2, true, true])
    expect(await database.queries.selectFrom('call_counts').select(['caller', 'calls']).execute()).toEqual([{ caller: 'here', calls: 2 }])
  })

  test('behavior: while the database is away each cloud counts alone, and says so', async () => {
    const database = await testDatabase()
    const log = vi.fn<(line: string, error?: unknown) => void>()
    const counter = new SharedCallCounter({ database, log, seconds, meanwhile: new MemoryCallCounter(seconds, () => 0) })
    await database.close()
    expect([(await counter.count('a', 1)).calls, (await counter.count('a', 1)).calls]).toEqual([1, 2])
    expect(log).toHaveBeenCalledTimes(2)
  })
})
