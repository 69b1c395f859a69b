import { readTokens } from '../../plugins/portfolio/src/tokens/read-tokens.js'
import { tokenRows, worthOf } from '../../plugins/portfolio/src/tokens/token-rows.js'
import type { BenchRow } from './bench-row.js'
import { connectHolder } from './browser/connect-holder.js'
import { openModal, scrollList } from './browser/in-page.js'
import { median } from './browser/median.js'
import { openLab } from './browser/open-lab.js'
import { processorTimes } from './browser/processor-times.js'
import { heldTokens } from './pages/held-tokens.js'

const many = 10_000
const few = 100
/** A task that holds the page up for longer is felt. */
const longTask = 50

/** What a visitor with many tokens waits for. */
export async function bench(): Promise<readonly BenchRow[]> {
  const [small, large] = [costPerToken(few), costPerToken(many)]
  const { longest, count } = await scrollThrough()
  return [
    {
      what: `portfolio: cost of one token, read, judged and sorted, among ${few} and among ${many}`,
      goal: 'flat: at most 1.5 times',
      measured: `${small.toFixed(1)} µs and ${large.toFixed(1)} µs (${(large / small).toFixed(2)} times)`,
      ok: large <= small * 1.5,
    },
    {
      what: `portfolio: scrolling through ${many} tokens at 1×, the longest task in time of the processor`,
      goal: `no task of ${longTask} ms`,
      measured: `${longest.toFixed(0)} ms, ${count} long tasks`,
      ok: count === 0,
    },
  ]
}

/** Microseconds for each token, in the middle of several runs; a run of few is repeated until it can be measured. */
function costPerToken(count: number): number {
  const rows = heldTokens(count)
  const repeats = many / count
  const run = (): number => {
    const start = performance.now()
    for (let turn = 0; turn < repeats; turn++)
      worthOf(tokenRows(readTokens(rows, 'eip155:1'), { native: undefined, listed: [], named: new Set() }))
    return ((performance.now() - start) * 1_000) / (count * repeats)
  }
  run()
  return median(Array.from({ length: 7 }, run))
}

async function scrollThrough(): Promise<{ readonly longest: number; readonly count: number }> {
  const lab = await openLab(['held'])
  try {
    const { page, end } = await lab.visit('held')
    await connectHolder(page)
    await page.evaluate(openModal, undefined)
    await page.getByRole('list', { name: 'Tokens' }).waitFor()
    // What loading them took is over, and the code that draws only what is seen has come.
    await page.waitForTimeout(1_500)
    const tasks = await processorTimes(page, async () => void (await page.evaluate(scrollList, { label: 'Tokens', speed: undefined })))
    await end()
    return { longest: Math.max(0, ...tasks), count: tasks.filter((time) => time >= longTask).length }
  } finally {
    await lab.close()
  }
}
