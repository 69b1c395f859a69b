import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { onEachEngine } from '../../testing/engines.js'
import type { Database } from '../database/database.js'
import { DayFigures } from './day-figures.js'

const hour = 3_600_000
const call = { route: 'GET /x', method: 'GET', url: '/x', milliseconds: 1 }

onEachEngine('figures of the last day', ({ open }) => {
  let database: Database
  let now: number
  let figures: DayFigures
  const log = vi.fn<(line: string, error?: unknown) => void>()
  beforeEach(async () => {
    log.mockClear()
    database = await open()
    now = 1_000 * hour
    figures = new DayFigures({ database, now: () => now, log })
  })
  afterEach(async () => {
    await figures.stop()
    await database.close()
  })

  test('default: calls and messages of each project, hour by hour, of all clouds', async () => {
    const other = new DayFigures({ database, now: () => now, log })
    figures.served({ ...call, project: 'demo', status: 200 })
    figures.served({ ...call, project: 'demo', status: 429 })
    figures.served({ ...call, project: undefined, status: 500 })
    other.served({ ...call, project: 'demo', status: 502 })
    other.relayed('published', 'shop', 3)
    await other.stop()
    now += hour
    figures.relayed('delivered', 'shop', 1)
    expect(await figures.read()).toEqual([
      { hour: 1_000, project: 'demo', name: 'calls', amount: 3 },
      { hour: 1_000, project: 'demo', name: 'failed', amount: 1 },
      { hour: 1_000, project: 'demo', name: 'limited', amount: 1 },
      { hour: 1_000, project: 'shop', name: 'published', amount: 3 },
      { hour: 1_001, project: 'shop', name: 'delivered', amount: 1 },
    ])
  })

  test('behavior: what is older than a day is neither told nor kept', async () => {
    figures.relayed('published', 'demo', 1)
    await figures.flush()
    now += 24 * hour
    expect(await figures.read()).toEqual([])
    now += hour
    figures.relayed('published', 'demo', 2)
    await figures.flush()
    expect(await database.queries.selectFrom('hour_figures').select(['hour', 'amount']).execute()).toEqual([{ hour: 1_025, amount: 2 }])
  })

  test('behavior: what could not be written is written later', async () => {
    await database.queries.schema.alterTable('hour_figures').renameTo('away').execute()
    figures.relayed('published', 'demo', 1)
    await figures.flush()
    expect(log).toHaveBeenCalledExactlyOnceWith('What was counted could not be written', expect.any(Error))
    await database.queries.schema.alterTable('away').renameTo('hour_figures').execute()
    figures.relayed('published', 'demo', 1)
    expect(await figures.read()).toEqual([{ hour: 1_000, project: 'demo', name: 'published', amount: 2 }])
  })
})
