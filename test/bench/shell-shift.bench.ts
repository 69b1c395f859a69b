import type { Page } from 'playwright'

import type { BenchRow } from './bench-row.js'
import { type Lab, openLab } from './browser/open-lab.js'
import { type Moves, moved, watchMoves } from './browser/watch-moves.js'
import { connect } from './browser/seen.js'

const row = '[data-view="Connect"] button[data-key^="connector"]:not([aria-disabled])'
const account = '[data-view="Account"] h1'
/** What the node says. Of tokens it knows nothing. */
const answers: Readonly<Record<string, string>> = { eth_chainId: '0x4d', eth_getBalance: '0x1b8206dd2ef3e000' }
/** Long enough for everything that comes after, in milliseconds. */
const settling = 3_000

/** Whether what a visitor looks at stays where it is: as the browser itself counts it, from the first row that can be pressed. */
export async function bench(): Promise<readonly BenchRow[]> {
  const lab = await openLab(['still'])
  try {
    const rows: BenchRow[] = []
    for (const slowdown of [1, 4]) rows.push(...(await measure(lab, slowdown)))
    return rows
  } finally {
    await lab.close()
  }
}

async function measure(lab: Lab, slowdown: number): Promise<readonly BenchRow[]> {
  const { page, end } = await lab.visit('still', slowdown)
  await page.route('**/node', async (route) => {
    const { id, method } = JSON.parse(route.request().postData() ?? '{}') as { readonly id: number; readonly method: string }
    const result = answers[method] ?? null
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.fulfill({ json: { jsonrpc: '2.0', id, result } })
  })
  const wallets = await movesOf(page, row)
  await page.keyboard.press('Escape')
  const again = await movesOf(page, row)
  await page.evaluate(() =>
    document.querySelector('billfold-modal')?.shadowRoot?.querySelector<HTMLElement>('[data-key="connector example.tern"]')?.click(),
  )
  await page.waitForFunction(() => !document.querySelector('billfold-modal')?.shadowRoot?.querySelector('dialog[open]'))
  const first = await movesOf(page, account)
  await page.reload({ waitUntil: 'load' })
  const returned = await movesOf(page, account)
  await end()
  const named = (what: string, moves: Moves): BenchRow => ({
    what: `shell, ${slowdown}x: ${what}`,
    goal: '0',
    measured: `${moves.shift.toFixed(4)} (${moves.heights.join(', ')} px)`,
    ok: moves.shift === 0,
  })
  return [
    named('layout shift after the first wallet, cold', wallets),
    named('layout shift after the first wallet, again', again),
    named('layout shift after the account stands, first time', first),
    named('layout shift after the account stands, page loaded anew', returned),
  ]
}

/** Presses the page's button and watches from when something stands. */
async function movesOf(page: Page, seen: string): Promise<Moves> {
  await page.evaluate(watchMoves, seen)
  await page.locator(connect).click()
  await page.waitForTimeout(settling)
  return page.evaluate(moved)
}
