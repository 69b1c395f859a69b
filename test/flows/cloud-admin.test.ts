import { type Cloud, startCloud } from '@billfold/cloud'
import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'

const adminSecret = 'secret-of-the-admin-page'
const longOrigin = `https://*.${'a-name-that-goes-on-and-on.'.repeat(5)}example`

let browser: Browser
let cloud: Cloud
let said: string[]

beforeAll(async () => {
  browser = await chromium.connect(inject('flows').browser)
  cloud = await startCloud({ adminSecret, projects: [{ id: 'flows' }, { id: 'a-project-with-a-long-name', origins: [longOrigin] }] })
})
afterAll(async () => void (await Promise.all([cloud.stop(), browser.close()])))
afterEach(staysQuiet)

function staysQuiet(): void {
  expect(said).toEqual([])
}

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  said = []
  const context = await browser.newContext(options)
  const page = await context.newPage()
  // Nobody is let in at first, and the browser says so.
  page.on('console', (message) => void (/status of (400|401)/.test(message.text()) || said.push(message.text())))
  page.on('pageerror', (error) => void said.push(String(error)))
  page.on('request', (request) => void (request.url().startsWith(`${cloud.url}/admin`) || said.push(request.url())))
  await page.goto(`${cloud.url}/admin`)
  return page
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Admin secret').fill(adminSecret)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'All projects' }).waitFor()
}

describe('the admin page of a cloud', () => {
  test('behavior: the keyboard is enough to sign in, set a project, and be told', async () => {
    const page = await open()
    await page.keyboard.type('not the secret')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await page.keyboard.type(adminSecret)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'flows' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Origins, one on each line').focus()
    await page.keyboard.type('https://app.example')
    await page.getByLabel('swap', { exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1inch')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('status').textContent()).toBe('Saved. It holds from now on.')
    expect(await page.getByLabel('swap: for what').inputValue()).toBe('1inch')
    const status = async (origin: string): Promise<number> =>
      (await fetch(`${cloud.url}/getAnalyticsConfig?projectId=flows`, { headers: { origin } })).status
    expect([await status('https://app.example'), await status('https://evil.example')]).toEqual([200, 403])
  })

  test.each([
    ['light', 320],
    ['dark', 320],
    ['light', 1_100],
    ['dark', 1_100],
  ] as const)('behavior: nothing is in anybody’s way, %s and %i px wide', async (colorScheme, width) => {
    const page = await open({ colorScheme, viewport: { width, height: 700 } })
    const problems: unknown[] = []
    const look = async (): Promise<void> => {
      await page.evaluate(axe.source)
      const { violations } = await page.evaluate(() => (globalThis as unknown as { readonly axe: typeof axe }).axe.run())
      problems.push(...violations.map(({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html}`))
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) problems.push(`${page.url()} is too wide`)
    }
    await look()
    await signIn(page)
    await look()
    await page.getByRole('link', { name: 'a-project-with-a-long-name' }).click()
    await page.getByText('By hour').first().click()
    await page.getByText('Remove this project').click()
    await page.getByLabel('Origins, one on each line').fill('https://app.example/path')
    await look()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').waitFor()
    await look()
    await page.getByRole('link', { name: 'Wallets' }).click()
    await page.getByRole('button', { name: 'Hide MetaMask' }).click()
    await page.getByRole('button', { name: 'Show MetaMask' }).waitFor()
    await look()
    await page.getByRole('button', { name: 'Show MetaMask' }).click()
    expect(problems).toEqual([])
  })
})
