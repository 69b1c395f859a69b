import type { BenchRow } from './bench-row.js'
import { median } from './browser/median.js'
import { type Lab, openLab } from './browser/open-lab.js'
import { processorTimes } from './browser/processor-times.js'
import { connect } from './browser/seen.js'

const visits = 7
/** Milliseconds of two frames on a screen that shows sixty in a second. */
const twoFrames = 33.3
const marks = { from: 'wallet answered', to: 'account painted' } as const

/** What the visitor waits for when the wallet has said yes. */
export async function bench(): Promise<readonly BenchRow[]> {
  const lab = await openLab(['asked'])
  try {
    const times: number[] = []
    for (let count = 0; count < visits; count++) times.push(await fromAnswerToAccount(lab))
    const middle = median(times)
    return [
      {
        what: 'connect: from the wallet’s answer to the painted account, in time of the processor',
        goal: `<= 2 frames (${twoFrames} ms)`,
        measured: `${middle.toFixed(1)} ms (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)})`,
        ok: middle <= twoFrames,
      },
    ]
  } finally {
    await lab.close()
  }
}

async function fromAnswerToAccount(lab: Lab): Promise<number> {
  const { page, end } = await lab.visit('asked')
  // The network's nodes are nowhere: a read of them is not part of connecting.
  await page.route(/\.example/, (route) => route.abort())
  await page.locator(connect).click()
  await page.getByRole('button', { name: 'Tern' }).click()
  await page.getByText('Continue in Tern').waitFor()
  await page.waitForTimeout(1_000)
  const tasks = await processorTimes(page, () => page.evaluate(answerUntilPainted, marks), marks)
  await end()
  return tasks.reduce((sum, time) => sum + time, 0)
}

/** Runs in the page: the wallet answers, and everything that shows the account has been painted. */
async function answerUntilPainted({ from, to }: typeof marks): Promise<void> {
  const { asked } = globalThis as unknown as { readonly asked: { answer(): void } }
  const isShown = (host: string, words: string): boolean =>
    document.querySelector(host)?.shadowRoot?.textContent?.toLowerCase().includes(words) === true
  // The wallet answers in a task of its own.
  await new Promise((next) => setTimeout(next, 50))
  performance.mark(from)
  asked.answer()
  const start = performance.now()
  while (!isShown('billfold-button', '0x7a') || !isShown('billfold-modal', 'is connected to')) {
    if (performance.now() - start > 10_000) throw new Error('The account does not come')
    await new Promise((next) => requestAnimationFrame(next))
  }
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
  performance.mark(to)
  await new Promise((next) => setTimeout(next, 50))
}
