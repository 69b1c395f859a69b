import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'

/** A start that runs, and where it says its parts are. */
interface Start {
  readonly child: ChildProcess
  readonly page: string
  readonly cloud: string
  readonly chains: readonly string[]
}

const starter = fileURLToPath(new URL('../../playground/start.mjs', import.meta.url))
/** What came over the network, as the front page says it. */
const kB = expect.stringMatching(/^\d+\.\d kB, \d+ requests?$/) as string
/** Ends what hangs, and says nothing of speed: a start brings up a world and builds the pages, on a machine that may do other things too. */
const patience = 200_000

/** Script of `npm start`. */
async function start(): Promise<Start> {
  const child = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const hear = (chunk: Buffer): void => void (said += chunk.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  await expect.poll(() => said, { timeout: patience, interval: 100 }).toContain('Press Ctrl+C')
  const told = (what: RegExp): readonly string[] => [...said.matchAll(what)].flatMap(([, url]) => url?.replace(/\/$/, '') ?? [])
  const [[page = ''], [cloud = '']] = [told(/App: +(\S+)/g), told(/Cloud: +(\S+)/g)]
  return { child, page, cloud, chains: told(/Chain \d+: +(\S+)/g) }
}

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(20_000) })
}

async function chainIdOf(url: string): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const response = await ask(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await response.json()) as { readonly result?: unknown }).result
}

async function answers(url: string): Promise<boolean> {
  try {
    await ask(url)
    return true
  } catch {
    return false
  }
}

async function isNothingLeft({ page, cloud, chains }: Start): Promise<boolean> {
  const left = await Promise.all([page, cloud, ...chains].map(answers))
  return left.every((isThere) => !isThere)
}

test(
  'default: npm start: page, cloud and chains answer, a wallet is offered, and Ctrl+C ends all of it',
  { timeout: 900_000 },
  async () => {
    const started = await start()
    expect((await ask(started.page)).status).toBe(200)
    expect(await Promise.all(started.chains.map(chainIdOf))).toEqual(['0x7a69', '0x7a6a'])
    const list = await ask(`${started.cloud}/getWallets?projectId=playground&page=1&entries=4`)
    expect((await list.json()) as object).toMatchObject({ count: expect.any(Number) })

    const browser = await chromium.connect(inject('flows').browser)
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    page.setDefaultTimeout(patience)
    await page.goto(started.page, { waitUntil: 'domcontentloaded', timeout: patience })
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    const modal = page.locator('billfold-modal').getByRole('dialog')
    await modal
      .getByRole('button', { name: /Installed/ })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    // The modal of the front page stands in a page of its own, with the wallets of this one, and the smallest page was weighed.
    await page
      .frameLocator('.live-frame')
      .locator('billfold-modal')
      .getByRole('button', { name: /Tern.*Installed/ })
      .waitFor()
    await page.locator('#figures').scrollIntoViewIfNeeded()
    await expect.poll(() => page.locator('#figures dd').allTextContents(), { timeout: patience }).toEqual([kB, kB, kB])
    await page.close()

    const [ended] = [once(started.child, 'exit')]
    started.child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    await expect.poll(() => isNothingLeft(started), { timeout: patience }).toBe(true)
  },
)

test('behavior: npm start beside another takes free ports; killed, it leaves nothing behind', { timeout: 900_000 }, async () => {
  const [other, started] = [await start(), await start()]
  expect(started.chains.filter((url) => other.chains.includes(url))).toEqual([])
  expect(await isNothingLeft(started)).toBe(false)
  started.child.kill('SIGKILL')
  await expect.poll(() => isNothingLeft(started), { timeout: patience }).toBe(true)
  expect(await Promise.all(other.chains.map(chainIdOf))).toEqual(['0x7a69', '0x7a6a'])
  expect((await ask(other.page)).status).toBe(200)
})
