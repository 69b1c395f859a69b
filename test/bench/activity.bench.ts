import { join } from 'node:path'
import type { BenchRow } from './bench-row.js'
import { connectHolder } from './browser/connect-holder.js'
import { openModal, scrollList } from './browser/in-page.js'
import { openLab } from './browser/open-lab.js'
import { processorTimes } from './browser/processor-times.js'
import { published } from './browser/published.js'
import { bundle, root } from './bundle.js'

/** What a page that shows its account has already. */
const ofThePage = [/^@billfold\/(?:kernel|ui)(?:\/|$)/, /^mobx$/, /^valibot$/, /^react(?:-dom)?(?:\/|$)/]
/** In kilobytes; the budget falls with every gain. */
const goal = 6
const limit = 6.05
const many = 10_000
/** Pixels in a second of 60 frames: a thumb that is in a hurry. */
const fling = 10_000
/** A frame of 60 in a second, on a processor that is four times as slow. */
const frame = 16.7 / 4

/** What a visitor downloads to see the transactions of the account, and waits for while scrolling through them. */
export async function bench(): Promise<readonly BenchRow[]> {
  await published()
  const { initialSize } = await bundle(join(root, 'plugins/activity/dist/chunks/plugin.js'), ofThePage)
  const each = await scrolled()
  return [
    {
      what: 'activity: what arrives until the tab stands',
      ...{ goal: `<= ${goal} kB`, measured: `${(initialSize / 1000).toFixed(2)} kB`, ok: initialSize <= goal * 1000 },
      budget: { limit: `${limit} kB`, holds: initialSize <= limit * 1000 },
    },
    {
      what: `activity: a fling through ${many} transactions, time of the processor for each frame`,
      ...{ goal: `<= ${frame.toFixed(1)} ms, a frame at 4×`, measured: `${each.toFixed(2)} ms`, ok: each <= frame },
      budget: { limit: 'what the machine allows', holds: true },
    },
  ]
}

/** Milliseconds of the page's own thread for each frame of a fling. */
async function scrolled(): Promise<number> {
  const lab = await openLab(['history'])
  try {
    const { page, end } = await lab.visit('history')
    await connectHolder(page)
    await page.evaluate(openModal, 'Transactions')
    await page.getByRole('list', { name: 'Transactions' }).waitFor()
    // What loading them took is over.
    await page.waitForTimeout(1_500)
    let frames = 0
    const tasks = await processorTimes(
      page,
      async () => void (frames = await page.evaluate(scrollList, { label: 'Transactions', speed: fling })),
    )
    await end()
    return tasks.reduce((sum, time) => sum + time, 0) / frames
  } finally {
    await lab.close()
  }
}
