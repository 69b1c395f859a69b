import type { Locator, Page } from 'playwright'
import { stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'

import { type LoginFlow, codePause } from './harness/login-flow.js'
import { useLogin } from './harness/use-login.js'

// The site has a name for its host and the app has none, so the frame is one of another site.
const openLogin = useLogin({ isNamed: true, isPartitioned: true })
const message = stringToHex('I agree to berth at pier 7.')
const words = 'This browser keeps nothing for the wallet: you will log in again next time.'

const status = async ({ host }: LoginFlow): Promise<string> => (await host.snapshot()).account.status

/** Opens an app in a browser that refuses storage to frames of other sites, as those do that block all data of third parties. */
async function openWhereRefused(): Promise<LoginFlow> {
  const prepare = (page: Page): Promise<void> => page.addInitScript(refuseStorage).then(() => undefined)
  const flow = await openLogin({ prepare })
  flow.host.watch.allow(/keeps nothing for the wallet|requestStorageAccess: Permission denied/)
  return flow
}

/** The frame follows the card while that still moves: a press may come beside the button. */
async function pressUntil(button: Locator, isDone: () => Promise<boolean>): Promise<void> {
  await button.waitFor()
  const press = async (): Promise<void> => ((await button.count()) > 0 ? button.click() : undefined)
  await expect.poll(async () => (await isDone()) || (await press(), await isDone())).toBe(true)
}

/** Allows it with a request that stands, once the browser has asked the person. */
async function allow(flow: LoginFlow, isDone: () => Promise<boolean>): Promise<void> {
  await flow.host.context.grantPermissions(['storage-access'])
  await pressUntil(flow.frame.getByRole('button', { name: 'Stay logged in' }), isDone)
}

async function askToSign(flow: LoginFlow): Promise<{ readonly asked: ReturnType<LoginFlow['host']['request']> }> {
  const address = (await flow.host.snapshot()).account.address ?? ''
  const asked = flow.host.request('personal_sign', message, address)
  await flow.frame.getByRole('button', { name: 'Approve' }).waitFor()
  return { asked }
}

describe('what the browser keeps for the frame', () => {
  test('default: kept apart for the app, a login comes back with it, and the page of the site itself knows nothing of it', async () => {
    const flow = await openLogin()
    await flow.login()
    await flow.host.reload()
    await expect.poll(() => status(flow)).toBe('connected')
    const { origin } = new URL((await flow.host.page.locator('#w3m-iframe').getAttribute('src')) ?? '')
    const own = await flow.host.context.newPage()
    await own.goto(`${origin}/loading`)
    expect(await own.evaluate(() => indexedDB.databases())).toEqual([])
  })

  test('behavior: where the browser refuses and nobody allows it, the login is one of this page, and the person reads so', async () => {
    const flow = await openWhereRefused()
    await flow.login()
    const { asked } = await askToSign(flow)
    await flow.frame.getByText(words).waitFor()
    await flow.press('Approve')
    expect(await asked).toMatchObject({ result: expect.stringMatching(/^0x/) })
    await flow.host.reload()
    await expect.poll(() => status(flow)).toBe('disconnected')
  })

  test('behavior: the person allows it, in a window of the wallet first where the browser wants that, and the login comes back', async () => {
    const flow = await openWhereRefused()
    await flow.login()
    const { asked } = await askToSign(flow)
    const stay = flow.frame.getByRole('button', { name: 'Stay logged in' })
    await pressUntil(stay, async () => (await flow.frame.getByText('Your browser refused.').count()) > 0)
    const opened = flow.host.page.waitForEvent('popup')
    await flow.frame.getByRole('button', { name: 'Open the window' }).click()
    const own = await opened
    const closed = own.waitForEvent('close')
    await own.getByRole('button', { name: 'Go on' }).click()
    await closed
    await allow(flow, async () => (await stay.count()) === 0)
    await flow.press('Approve')
    expect(await asked).toMatchObject({ result: expect.stringMatching(/^0x/) })
    await flow.host.reload()
    await expect.poll(() => status(flow)).toBe('connected')
    const again = await askToSign(flow)
    expect(await flow.frame.getByText(words).count()).toBe(0)
    await flow.press('Approve')
    expect(await again.asked).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  test('behavior: who takes it back logs in again, to the same wallet, and allows it again: the browser still has the login that it kept', async () => {
    const flow = await openWhereRefused()
    await flow.login()
    const { address } = (await flow.host.snapshot()).account
    const first = await askToSign(flow)
    const notice = flow.frame.getByText(words)
    await allow(flow, async () => (await notice.count()) === 0)
    await flow.press('Approve')
    await first.asked
    await flow.host.context.clearPermissions()
    await flow.host.reload()
    await expect.poll(() => status(flow)).toBe('disconnected')
    flow.clock.later(codePause)
    await flow.login()
    expect((await flow.host.snapshot()).account.address).toBe(address)
    const second = await askToSign(flow)
    await notice.waitFor()
    let isOver = false
    const over = second.asked.finally(() => (isOver = true))
    await allow(flow, async () => isOver)
    expect(await over).toMatchObject({ message: expect.stringContaining('loaded anew') })
    const third = await askToSign(flow)
    expect(await notice.count()).toBe(0)
    await flow.press('Approve')
    expect(await third.asked).toMatchObject({ result: expect.stringMatching(/^0x/) })
    await flow.host.reload()
    await expect.poll(() => status(flow)).toBe('connected')
    expect((await flow.host.snapshot()).account.address).toBe(address)
  })

  test('behavior: where it is thrown away under the page, the next request says to log in again, which opens the same wallet', async () => {
    const flow = await openLogin()
    await flow.login()
    const { address } = (await flow.host.snapshot()).account
    await throwAway(flow)
    const asked = await flow.host.request('personal_sign', message, address)
    expect(asked).toMatchObject({ message: 'The session is over. Log in again.' })
    await flow.host.reload()
    await expect.poll(() => status(flow)).toBe('disconnected')
    flow.clock.later(codePause)
    await flow.login()
    expect((await flow.host.snapshot()).account.address).toBe(address)
    const again = await askToSign(flow)
    await flow.press('Approve')
    expect(await again.asked).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })
})

/** Empties what the browser keeps for the frame in this app, as its settings do. */
async function throwAway({ host }: LoginFlow): Promise<void> {
  const devtools = await host.context.newCDPSession(host.page)
  const { frameTree } = await devtools.send('Page.getFrameTree')
  const frame = frameTree.childFrames?.find((each) => each.frame.url.includes('/sdk'))
  const { storageKey } = await devtools.send('Storage.getStorageKeyForFrame', { frameId: frame?.frame.id ?? '' })
  await devtools.send('Storage.clearDataForStorageKey', { storageKey, storageTypes: 'indexeddb' })
}

/** Runs in each frame, before its scripts. */
function refuseStorage(): void {
  if (window.top === window) return
  Object.defineProperty(window, 'indexedDB', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}
