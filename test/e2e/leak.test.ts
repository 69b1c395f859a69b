import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { useBrowser } from './setup/open-page.js'

const open = useBrowser()
const cycles = 100

test('behavior: a hundred times opened and closed leaves nothing', async () => {
  const { page, complaints } = await open('/html/', { init: `(${countTimers.toString()})()` })
  const cycle = async (times: number): Promise<void> => {
    for (let done = 0; done < times; done += 1) {
      await page.locator('#connect').getByRole('button').press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Example wallet' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
  }
  // What is made once is made by then, also what waits for a page with nothing else to do.
  await cycle(10)
  await page.waitForTimeout(4_000)
  await cycle(2)
  const before = await held(page)
  await cycle(cycles)
  // What is free to go may go a little later.
  await expect.poll(async () => more(await held(page), before), { timeout: 60_000 }).toEqual({ nodes: 0, listeners: 0, timers: 0 })
  expect(complaints).toEqual([])
}, 300_000)

interface Held {
  readonly nodes: number
  readonly listeners: number
  readonly timers: number
}

/** How much more there is than before. */
function more(now: Held, before: Held): Held {
  const beyond = (kind: keyof Held): number => Math.max(0, now[kind] - before[kind])
  return { nodes: beyond('nodes'), listeners: beyond('listeners'), timers: beyond('timers') }
}

/** What the page holds, once nobody needs the rest. */
async function held(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page)
  // What closing has set going has run by then.
  await page.waitForTimeout(500)
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const timers = await page.evaluate(() => (globalThis as unknown as { readonly liveTimers: ReadonlySet<unknown> }).liveTimers.size)
  await session.detach()
  return { nodes, listeners: jsEventListeners, timers }
}

/** Runs in the page, before anything else: keeps a list of the timers that are still to run. */
function countTimers(): void {
  const page = globalThis as unknown as { liveTimers: Set<unknown> } & Window
  const { setTimeout: later, setInterval: often, clearTimeout: drop } = page
  const live = (page.liveTimers = new Set<unknown>())
  page.setTimeout = ((run: () => void, ...rest: []) => {
    const id: number = later(
      () => {
        live.delete(id)
        run()
      },
      ...rest,
    )
    live.add(id)
    return id
  }) as typeof setTimeout
  page.setInterval = ((...all: [() => void]) => {
    const id = often(...all)
    live.add(id)
    return id
  }) as typeof setInterval
  page.clearTimeout = page.clearInterval = (id) => {
    live.delete(id)
    drop(id)
  }
}
