/** The fixture that hosts test with: a page with the modal, a wallet that is put into it, and a person who says yes or no. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testWallet } from '@billfold/test/playwright'
import { type Browser, type Page, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { chromiumArguments, findChromium } from '../../.ci/find-chromium.mjs'
import { type Served, serveApp } from './setup/serve.js'

let browser: Browser
let app: Served
const folder = mkdtempSync(join(tmpdir(), 'billfold-fixture-'))

beforeAll(async () => {
  app = await serveApp(folder)
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
})
afterAll(async () => {
  await browser.close()
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function newPage(): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  // Nobody is at the node that the app names.
  await page.addInitScript({ content: `window.flowConfig = { chains: { 1: 'http://127.0.0.1:9/' }, wallets: [] }` })
  return page
}

describe('@billfold/test/playwright', () => {
  test('default: connect and approve, in ten lines', async () => {
    const page = await newPage()
    const wallet = await testWallet(page)
    await page.goto(app.url)
    await wallet.connect()
    await wallet.approve()
    await expect.poll(() => page.locator('#account').textContent()).toMatch(/^0xf39F/i)
  })

  test('behavior: a no connects nobody, and can be followed by a yes', async () => {
    const page = await newPage()
    const wallet = await testWallet(page, { name: 'Harbour', rdns: 'example.harbour' })
    await page.goto(app.url)
    await wallet.connect()
    await wallet.reject()
    await expect.poll(() => wallet.asked()).toContain('eth_requestAccounts')
    expect(await page.locator('#account').textContent()).toBe('')
    await page.reload()
    await wallet.connect()
    await wallet.approve()
    await expect.poll(() => page.locator('#account').textContent()).toMatch(/^0xf39F/i)
  })
})
