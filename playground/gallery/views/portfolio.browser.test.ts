import { portfolioKey } from '@billfold/portfolio/contract'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'

import { openShell } from './open-shell.js'
import type { OpenShell } from './open-shell.js'
import { holdingScene } from './portfolio.js'
import { fewBalances, fewPieces, lures, manyBalances } from './sample-holdings.js'
import type { Scene } from './scene.js'

let shell: OpenShell

const open = async (scene: Scene, locale?: string): Promise<OpenShell> => {
  shell = await openShell(scene, locale === undefined ? {} : { locale })
  return shell
}
const text = (words: string | RegExp, options?: { readonly exact: boolean }): Locator => page.getByText(words, options)
const button = (name: string | RegExp): Locator => page.getByRole('button', { name })
const rowNames = (): readonly string[] =>
  [...shell.card.querySelectorAll('[role=tabpanel] li')].map((row) => row.querySelector('[title]')?.textContent ?? '')

beforeEach(async () => page.viewport(500, 800))
afterEach(() => shell.close())

describe('the tab Tokens', () => {
  test('default: the total and every token, most worth first, amounts floored to 3 and money to 2 decimals', async () => {
    await open(holdingScene())
    await expect.element(text('$9,222.45')).toBeVisible()
    await expect.element(text('1.982 ETH')).toBeVisible()
    await expect.element(text('1,250.129 USDC')).toBeVisible()
    await expect.element(text('<$0.01')).toBeVisible()
    expect(rowNames()).toEqual(['Ether', 'Lantern', 'USD Coin', 'Meadow', 'Pebble'])
  })

  test('behavior: unknown tokens carry the contract tail, known ones do not', async () => {
    await open(holdingScene())
    await expect.element(text('1,250.129 USDC')).toBeVisible()
    const rows = [...shell.card.querySelectorAll('[role=tabpanel] li')].map((row) => row.textContent)
    expect(rows.find((row) => row.includes('Lantern'))).toContain('…11cf')
    expect(rows.find((row) => row.includes('USDC'))).not.toContain('…')
  })

  test('behavior: a missing price gives "–", never 0.00, and the total names what it leaves out', async () => {
    const free = { ...fewBalances[2], price: 0 }
    await open(holdingScene({ balances: { json: { balances: [...fewBalances.slice(0, 2), free] } } }))
    await expect.element(text('Without LTRN (no price available)')).toBeVisible()
    expect(shell.card.textContent).not.toContain('$0.00')
    await expect.element(text('No price available', { exact: true })).toBeVisible()
  })

  test('behavior: hide small balances by keyboard; it says how many', async () => {
    await open(holdingScene())
    const box = page.getByRole('checkbox', { name: /Hide small balances/ })
    await expect.element(box).toBeVisible()
    ;(box.element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await expect.element(text(/\(1 hidden\)/)).toBeVisible()
    expect(rowNames()).not.toContain('Pebble')
  })

  test('behavior: suspicious tokens are out of sight until somebody wants to see them, and never links', async () => {
    await open(holdingScene({ balances: { json: { balances: [...fewBalances, ...lures] } } }))
    await expect.element(text('2 suspicious tokens')).toBeVisible()
    expect(shell.card.textContent).not.toContain('free-usdc')
    await userEvent.click(button('Show'))
    await expect.element(text(/free-usdc\.example/)).toBeVisible()
    expect(shell.card.querySelectorAll('[role=tabpanel] a')).toHaveLength(0)
    await expect.element(text('$9,222.45')).toBeVisible()
  })

  test("behavior: 'Token Balance Unavailable', the lockout counts down, and old values stay with their time", async () => {
    const scene = holdingScene()
    const balances = { json: { balances: fewBalances } }
    await open({ ...scene, serve: (fetch) => (scene.serve?.(fetch), fetch.route('/balance', balances, { status: 500 })) })
    await userEvent.click(button('Refresh balances'))
    await expect.element(page.getByRole('status').filter({ hasText: 'Token Balance UnavailableUpdated now' })).toBeVisible()
    await expect.element(text(/Try again in \d+ s/)).toBeVisible()
    const seconds = (): number => Number(/Try again in (\d+) s/.exec(shell.card.textContent)?.[1])
    const first = seconds()
    expect(first).toBeLessThanOrEqual(30)
    await expect.poll(seconds).toBeLessThan(first)
    expect(rowNames()).toContain('Ether')
    await expect.element(button('Refresh balances')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Token Balance Unavailable')
  })

  test('behavior: offline says so, and goes on by itself', async () => {
    await open(holdingScene({ isOffline: true }))
    await expect.element(text('You are offline')).toBeVisible()
    const device = shell.device as typeof shell.device & { goOnline(): void }
    device.goOnline()
    await expect.element(text('$9,222.45')).toBeVisible()
  })

  test('behavior: nothing held is nothing to fear: a zero, a reason, a next step', async () => {
    await open(holdingScene({ balances: { json: { balances: [] } } }))
    await expect.element(text('No tokens yet')).toBeVisible()
    await expect.element(text('$0.00')).toBeVisible()
    await userEvent.click(button('Choose network'))
    await expect.poll(() => shell.title()).toBe('Choose a network')
  })

  test('behavior: of many tokens only those that are seen are there, and keys scroll the rest', async () => {
    await open(holdingScene({ balances: { json: { balances: manyBalances(3_000) } } }))
    // The first rows stand before the code that draws only what is seen: until that has come there is no end to go to.
    await expect.poll(() => shell.card.querySelector('[role=tabpanel] [data-index]')).not.toBeNull()
    await expect.element(text('Token 1', { exact: true })).toBeVisible()
    expect(shell.card.querySelectorAll('[role=tabpanel] li').length).toBeLessThan(60)
    shell.card.querySelector<HTMLElement>('[role=tabpanel] li button')?.focus()
    await userEvent.keyboard('{End}')
    await expect.element(text('Token 3000')).toBeVisible()
    await expect.element(button('Disconnect')).toBeInTheDocument()
  })

  test('behavior: Arabic has its words, and amounts stay whole', async () => {
    await open(holdingScene(), 'ar')
    await expect.element(text('إخفاء الأرصدة الصغيرة')).toBeVisible()
    await expect.element(text('1.982 ETH')).toBeVisible()
  })
})

describe('while it is drawn', () => {
  // It says the same only once in a page: a second try would hear nothing.
  test('behavior: React, as developers get it, has nothing to say', { retry: 0 }, async () => {
    const said = vi.spyOn(console, 'error')
    onTestFinished(() => said.mockRestore())
    await open(holdingScene())
    await expect.element(text('$9,222.45')).toBeVisible()
    await userEvent.click(page.getByRole('tab', { name: 'NFTs' }))
    await expect.element(text('Low tide')).toBeVisible()
    expect(said.mock.calls).toEqual([])
  })
})

describe('the details', () => {
  const details = (): Element => [...shell.card.querySelectorAll('[data-view=PortfolioToken]')].at(-1) ?? shell.card

  test('default: a token opens: amount, worth, contract to copy, explorer, and sending', async () => {
    await open(holdingScene())
    await userEvent.click(button(/^Lantern/))
    await expect.element(page.getByRole('heading', { name: 'Lantern' })).toBeVisible()
    await expect.poll(() => details().textContent).toMatch(/410\.5\sLTRN.*\$1,788\.95/)
    await expect.element(text('Not on the list of known tokens')).toBeVisible()
    await expect.element(button('Copy contract address')).toBeVisible()
    expect(
      page
        .getByRole('link', { name: /^View on/ })
        .element()
        .getAttribute('href'),
    ).toMatch(/^https:.*\/address\/0x[0-9a-f]{40}$/)
    await userEvent.click(button('Send'))
    expect(shell.kernel.router.current).toMatchObject({ view: 'WalletSend', data: { token: expect.stringMatching(/^0x[0-9a-f]{40}$/) } })
  })

  test('behavior: the coin has no contract, and back leads to the account', async () => {
    await open(holdingScene())
    await userEvent.click(button(/^Ether/))
    await expect.element(page.getByRole('heading', { name: 'Ether' })).toBeVisible()
    expect(page.getByRole('link', { name: /^View on/ }).elements()).toHaveLength(0)
    await userEvent.click(button('Back'))
    await expect.element(page.getByRole('tab', { name: 'Tokens' })).toBeVisible()
    await expect.element(button(/^Ether/)).toBeVisible()
  })

  test.each([
    ['a token', holdingScene(), 'Tokens', 'Meadow'],
    ['an NFT', holdingScene(), 'NFTs', 'Low tide'],
    ['one of thirty tokens', holdingScene({ balances: { json: { balances: manyBalances(30) } } }), 'Tokens', 'Token 25'],
    ['one of three thousand', holdingScene({ balances: { json: { balances: manyBalances(3_000) } } }), 'Tokens', 'Token 25'],
  ])('behavior: back from %s the focus is on what was pressed', async (_, scene, tab, name) => {
    await open(scene)
    await userEvent.click(page.getByRole('tab', { name: tab }))
    const panel = await vi.waitUntil(() => shell.card.querySelector('[role=tabpanel] [data-index]')?.closest('[role=tabpanel]'), 60_000)
    const row = (): HTMLElement | null | undefined => panel?.querySelector(`[title="${name}"]`)?.closest('button')
    const target = await vi.waitUntil(() => {
      ;(row() ?? panel?.querySelector('li:last-child'))?.scrollIntoView()
      return row()
    }, 60_000)
    target.focus()
    const { key } = target.dataset
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shell.title()).not.toBe('Account')
    await expect.poll(() => shell.focused()?.localName).toBe('h1')
    await userEvent.click(button('Back'))
    await expect.poll(() => shell.focused()?.getAttribute('data-key')).toBe(key)
    const { top, bottom } = shell.focused()?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    const place = shell.card.getBoundingClientRect()
    expect(top).toBeGreaterThan(place.top)
    expect(bottom).toBeLessThan(place.bottom)
  })

  test('behavior: a suspicious token is not sent, and worth nothing', async () => {
    await open(holdingScene({ balances: { json: { balances: lures } } }))
    await userEvent.click(button('Show'))
    await userEvent.click(button(/free-usdc/))
    await expect.element(text(/Do not visit the site/)).toBeVisible()
    expect(details().textContent).not.toMatch(/\$|Send/)
  })

  test('behavior: an NFT opens: its collection, its number, its contract', async () => {
    await open(holdingScene())
    await userEvent.click(page.getByRole('tab', { name: 'NFTs' }))
    await userEvent.click(button(/Low tide/))
    await expect.element(page.getByRole('heading', { name: 'Low tide' })).toBeVisible()
    await expect.element(page.getByRole('figure').getByText('Harbour mornings')).toBeVisible()
    await expect.element(text('Token ID')).toBeVisible()
    await expect.element(button('Copy contract address')).toBeVisible()
  })

  test('behavior: a token that the account does not hold any more says so', async () => {
    await open(holdingScene())
    await expect.element(text('1.982 ETH')).toBeVisible()
    shell.kernel.router.push('PortfolioToken', { key: 'gone' })
    await expect.element(text('Token not found')).toBeVisible()
  })
})

describe('the tab NFTs', () => {
  test('behavior: asked for when somebody looks; spam is hidden, with a count to reveal', async () => {
    const asked: string[] = []
    const scene = holdingScene()
    const json = { nfts: fewPieces }
    await open({ ...scene, serve: (fetch) => (scene.serve?.(fetch), fetch.route('/nfts', ({ path }) => (asked.push(path), { json }))) })
    expect(asked).toEqual([])
    await userEvent.click(page.getByRole('tab', { name: 'NFTs' }))
    await expect.element(text('Low tide')).toBeVisible()
    expect(asked).toHaveLength(1)
    expect(shell.card.textContent).not.toContain('gift.top')
    await userEvent.click(button('Show'))
    await expect.element(text(/gift\.top/)).toBeInTheDocument()
    expect(shell.kernel.get(portfolioKey).nfts.value?.pieces).toHaveLength(5)
  })

  test('behavior: arrows lead from tab to tab', async () => {
    await open(holdingScene())
    const tokens = page.getByRole('tab', { name: 'Tokens' })
    await expect.element(tokens).toBeVisible()
    ;(tokens.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('tab', { name: 'NFTs' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(text('Low tide')).toBeVisible()
  })

  test('behavior: without a service nobody can list them, and that is said', async () => {
    await open(holdingScene({ isBare: true }))
    await userEvent.click(page.getByRole('tab', { name: 'NFTs' }))
    await expect.element(text('Not available on Ethereum')).toBeVisible()
  })
})
