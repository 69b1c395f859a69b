import type { CDPSession } from 'playwright'
import { expect, test } from 'vitest'

import { useBrowser } from './setup/open-page.js'

const open = useBrowser()
const cycles = 100

test('behavior: a hundred times opened and closed leaves nothing', async () => {
  const { page, complaints } = await open('/html/')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const cycle = async (times: number): Promise<void> => {
    for (let done = 0; done < times; done += 1) {
      await page.locator('#connect').getByRole('button').press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Example wallet' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
  }
  // What is made once is made by then.
  await cycle(10)
  const before = await held(session)
  await cycle(cycles)
  expect(await held(session)).toEqual(before)
  expect(complaints).toEqual([])
})

/** What the page holds, once nobody needs the rest. */
async function held(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  // Toasts, animations and whatever else waits has run by then.
  await new Promise((resolve) => setTimeout(resolve, 500))
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const wanted = metrics.filter(({ name }) => ['Nodes', 'JSEventListeners', 'Documents', 'AudioHandlers', 'ResourceFetcher'].includes(name))
  return Object.fromEntries(wanted.map(({ name, value }) => [name, value]))
}
