import type { Page } from 'playwright'

import type { BenchRow } from './bench-row.js'
import { openModal } from './browser/in-page.js'
import { median } from './browser/median.js'
import { openLab } from './browser/open-lab.js'
import { processorTimes } from './browser/processor-times.js'

const count = 50
const switches = 9
/** Milliseconds of a frame on a screen that shows sixty in a second. */
const frame = 16.7
const marks = { from: 'wallet pressed', to: 'account painted' } as const

/** What a visitor with many wallets waits for when another one is chosen, and who is asked for it. */
export async function bench(): Promise<readonly BenchRow[]> {
  const lab = await openLab(['fifty'])
  try {
    const { page } = await lab.visit('fifty')
    await page.evaluate(openModal, 'ProfileWallets')
    await page
      .getByRole('button', { name: `Wallet ${count - 1}` })
      .first()
      .waitFor()
    await page.waitForTimeout(1_500)
    const all: Switched[] = []
    for (let place = 1; place <= switches; place++) all.push(await switchTo(page, place * 5))
    const times = all.map(({ time }) => time)
    const frames = Math.max(...all.map((each) => each.frames))
    const requests = all.reduce((sum, { strangers }) => sum + strangers, 0)
    return [
      {
        what: `multi-wallet: frames from the press until the page shows the account, with ${count} connections`,
        ...{ goal: '<= 1', measured: String(frames), ok: frames <= 1 },
      },
      {
        what: 'multi-wallet: the same until it is painted, in time of the processor',
        goal: `<= a frame (${frame} ms)`,
        measured: `${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)})`,
        ok: median(times) <= frame,
      },
      {
        what: `multi-wallet: requests to wallets that were not chosen, in ${switches} switches`,
        ...{ goal: '0', measured: String(requests), ok: requests === 0 },
      },
    ]
  } finally {
    await lab.close()
  }
}

interface Switched {
  readonly frames: number
  /** Milliseconds of the processor. */
  readonly time: number
  /** Requests to the other wallets. */
  readonly strangers: number
}

async function switchTo(page: Page, place: number): Promise<Switched> {
  let seen = { frames: 0, strangers: 0 }
  const tasks = await processorTimes(page, async () => void (seen = await page.evaluate(pressUntilPainted, { place, marks })), marks)
  return { ...seen, time: tasks.reduce((sum, task) => sum + task, 0) }
}

interface Press {
  readonly place: number
  readonly marks: { readonly from: string; readonly to: string }
}

/** Runs in the page: presses the row of a wallet, and counts the frames until the button of the page shows its account, and what the others were asked. */
async function pressUntilPainted({ place, marks: { from, to } }: Press): Promise<Omit<Switched, 'time'>> {
  const { asked } = globalThis as unknown as { readonly asked: () => readonly number[] }
  const modal = document.querySelector('billfold-modal')?.shadowRoot
  const row = modal?.querySelector<HTMLElement>(`[data-key="wallet eip155 w${place}"]`)
  const start = (0xa000 + place).toString(16)
  const isShown = (): boolean =>
    document.querySelector('billfold-button')?.shadowRoot?.textContent?.toLowerCase().includes(`0x${start}`) === true
  const strangers = (): number => asked().reduce((sum, calls, index) => sum + (index === place ? 0 : calls), 0)
  if (!row || isShown()) throw new Error(`Wallet ${place} cannot be pressed`)
  const before = strangers()
  // The press is a task of its own.
  await new Promise((next) => setTimeout(next, 50))
  performance.mark(from)
  row.click()
  let frames = 0
  do {
    if (frames > 600) throw new Error('The account does not come')
    await new Promise((next) => requestAnimationFrame(next))
    frames += 1
  } while (!isShown())
  await new Promise((next) => setTimeout(next))
  performance.mark(to)
  // A request that comes later counts as well.
  await new Promise((next) => setTimeout(next, 300))
  return { frames, strangers: strangers() - before }
}
