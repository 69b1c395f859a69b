import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'

import { activityScene, paged, rowsOf } from './activity.js'
import { openShell } from './open-shell.js'
import type { OpenShell } from './open-shell.js'
import { bait, fewTransactions, longTransactions, payments, waiting } from './sample-history.js'
import type { Scene } from './scene.js'

let shell: OpenShell

const open = async (scene: Scene, locale?: string): Promise<OpenShell> => {
  shell = await openShell(scene, locale === undefined ? {} : { locale })
  return shell
}
const text = (words: string | RegExp): Locator => page.getByText(words)
const button = (name: string | RegExp): Locator => page.getByRole('button', { name })
const told = (data: readonly object[], next: string | null = null): { readonly json: object } => ({ json: { data, next } })
const rowTexts = (): readonly string[] => rowsOf(shell.card).map((row) => row.textContent)

beforeEach(async () => page.viewport(500, 800))
afterEach(() => shell.close())

describe('the tab Activity', () => {
  test('default: loading, then filled: what was done, with whom, what moved', async () => {
    await open(activityScene())
    await expect.element(page.getByRole('tab', { name: 'Activity' })).toBeVisible()
    await expect.element(button(/Sent To 0x7099…79C8|SentTo 0x7099/)).toBeVisible()
    expect(rowTexts().slice(0, 4)).toEqual([
      expect.stringMatching(/^Sent.*To .*79C8.*−0\.25 ETH/),
      expect.stringMatching(/^Received.*From .*79C8.*\+1,250\.129 USDC/),
      expect.stringMatching(/^Swapped.*0\.5 ETH.* for .*410\.5 LTRN.*\+410\.5 LTRN/),
      expect.stringMatching(/^Approved.*Contract .*93BC/),
    ])
  })

  test('behavior: empty: it says so, and where to look', async () => {
    await open(activityScene({ history: told([]) }))
    await expect.element(text('No activity yet')).toBeVisible()
    await userEvent.click(button('Choose network'))
    await expect.poll(() => shell.kernel.router.view).toBe('Networks')
  })

  test('behavior: what is on its way stands above everything', async () => {
    await open(activityScene({ history: told([...fewTransactions, waiting]) }))
    await expect.element(page.getByRole('heading', { name: 'On the way' })).toBeVisible()
    expect(rowTexts()[0]).toMatch(/^Sent.*Pending.*−12 USDC/)
  })

  test('behavior: bait is marked, its amount and picture are not shown, and its addresses cannot be copied', async () => {
    await open(activityScene({ history: told(bait) }))
    await expect.element(text('Suspicious')).toBeVisible()
    expect(rowTexts()).toHaveLength(1)
    expect(shell.card.querySelector('[role=tabpanel] img')).toBeNull()
    rowsOf(shell.card)[0]?.click()
    await expect.element(text(/cannot be copied here/)).toBeVisible()
    const copies = page.getByRole('button', { name: /Copy/ })
    expect(copies.elements().map((element) => element.getAttribute('aria-label'))).toEqual(['Copy the transaction'])
  })

  test('behavior: where nobody can say, it says that, and leads to the explorer', async () => {
    await open(activityScene({ isBare: true }))
    await expect.element(text('Not available on Ethereum')).toBeVisible()
    const link = page.getByRole('link', { name: 'View on Harbour Scan' }).element()
    expect((link as HTMLAnchorElement).href).toMatch(/^https:\/\/scan\.example\/address\/0x/)
  })

  test('behavior: a failure says what it is, and asks again', async () => {
    await open(activityScene({ history: { status: 400 }, later: told(fewTransactions) }))
    await expect.element(text('The transactions could not be read. Nothing was moved.')).toBeVisible()
    await expect.poll(async () => (await userEvent.click(button('Try again')), rowTexts().length), { interval: 500 }).toBeGreaterThan(0)
  })
})

describe('all transactions', () => {
  test('default: by keyboard to all of them, to one, and back to where it was', async () => {
    await open(activityScene())
    await expect.element(button('Show all transactions')).toBeVisible()
    ;(button('Show all transactions').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shell.title()).toBe('Transactions')
    await expect.poll(() => rowTexts().length).toBe(fewTransactions.length)
    await expect.poll(() => shell.card.querySelector('[data-view="Transactions"] [data-index]')).not.toBeNull()
    await expect.poll(() => shell.focused()?.textContent).toBe('Transactions')
    rowsOf(shell.card)[2]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shell.title()).toBe('Swapped')
    await userEvent.click(button('Back'))
    await expect.poll(() => shell.title()).toBe('Transactions')
  })

  test('behavior: the next page comes when its end is near, and by a press', async () => {
    await open(activityScene({ view: 'Transactions', history: paged(payments(60)) }))
    const list = page.getByRole('list', { name: 'Transactions' })
    const count = (): number => Number(list.element().querySelector('li')?.getAttribute('aria-setsize'))
    await expect.poll(count).toBeGreaterThanOrEqual(25)
    await expect
      .poll(async () => {
        list.element().lastElementChild?.scrollIntoView()
        return count()
      })
      .toBe(60)
    await expect.element(button('Load more')).not.toBeInTheDocument()
  })

  test('behavior: an older page that fails says so, and comes when it is asked for again', async () => {
    const older = [{ status: 400 }, told(fewTransactions.slice(5))] as const
    const scene = activityScene({ view: 'Transactions' })
    const history = told(fewTransactions.slice(0, 5), 'older')
    await open({ ...scene, serve: (fetch) => (scene.serve?.(fetch), fetch.route('/history', history, ...older)) })
    await expect.element(text('Older transactions did not load')).toBeVisible()
    await expect.poll(() => rowTexts().length).toBe(5)
    await userEvent.click(button('Try again'))
    await expect.poll(() => rowTexts().length).toBe(fewTransactions.length)
  })
})

describe('one transaction', () => {
  test('default: status, time, places, network, and the way to the explorer', async () => {
    await open(activityScene())
    await expect.poll(() => rowsOf(shell.card).length).toBeGreaterThan(0)
    rowsOf(shell.card)[0]?.click()
    await expect.poll(() => shell.title()).toBe('Sent')
    for (const words of ['Confirmed', 'Status', 'From', 'To', 'Network'])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    const link = page.getByRole('link', { name: 'View on Harbour Scan' }).element()
    expect((link as HTMLAnchorElement).href).toMatch(/^https:\/\/scan\.example\/tx\/0x/)
    expect((link as HTMLAnchorElement).rel).toBe('noopener noreferrer')
  })

  test('behavior: names without an end do not widen the card', async () => {
    await page.viewport(320, 800)
    await open(activityScene({ view: 'Transactions', history: told(longTransactions) }))
    await expect.poll(() => rowTexts().length).toBe(longTransactions.length)
    expect(shell.card.scrollWidth).toBeLessThanOrEqual(shell.card.clientWidth)
  })
})
