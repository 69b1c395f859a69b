import { stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'

import type { LoginFlow } from './harness/login-flow.js'
import { useLogin } from './harness/use-login.js'

const openLogin = useLogin()
const calls = /\/accounts\/v1\//
const words = 'The wallet service does not answer. Check your connection and try again.'

/** The cloud is not reached until the returned function is called. */
async function away({ host }: LoginFlow): Promise<() => Promise<void>> {
  host.watch.allow(/ERR_FAILED|Failed to load resource/)
  await host.context.route(calls, (route) => route.abort())
  return () => host.context.unroute(calls)
}

describe('the cloud is away', () => {
  test('behavior: when the address is told: the words, and the same press works later', async () => {
    const flow = await openLogin()
    const { host } = flow
    const back = await away(flow)
    await host.open()
    await host.choose('Continue with email')
    await host.modal.getByLabel('Email address').fill(flow.email)
    await host.modal.getByRole('button', { name: 'Continue', exact: true }).click()
    await host.modal.getByText(words).waitFor()
    await back()
    await host.modal.getByRole('button', { name: 'Continue', exact: true }).click()
    await flow.typeCode(await flow.readCode())
    await host.connected()
    expect((await host.snapshot()).account.status).toBe('connected')
  })

  test('behavior: when the code is handed in: the words, and the same code works later', async () => {
    const flow = await openLogin()
    await flow.askForCode()
    const code = await flow.readCode()
    const back = await away(flow)
    await flow.typeCode(code)
    await flow.host.modal.getByText(words).waitFor()
    await back()
    await flow.typeCode(code)
    await flow.host.connected()
    expect((await flow.host.snapshot()).account.status).toBe('connected')
  })

  test('behavior: when a provider is chosen: the words, no popup that stays, and another try works', async () => {
    const flow = await openLogin()
    const { host } = flow
    const back = await away(flow)
    await host.open()
    await host.choose('Continue with a social account')
    const row = host.modal.getByRole('button', { name: 'GitHub', exact: true })
    // The popup may be closed while it still loads its words, and says so.
    host.watch.allow(/Failed to fetch dynamically imported module/)
    const [popup] = await Promise.all([host.page.waitForEvent('popup'), row.click()])
    await host.modal.getByText(words, { exact: true }).waitFor()
    await expect.poll(() => popup.isClosed()).toBe(true)
    await back()
    const again = host.modal.getByRole('button', { name: 'Try again' })
    const [second] = await Promise.all([host.page.waitForEvent('popup'), again.click()])
    await second.getByRole('button', { name: 'ada' }).click()
    await host.connected()
  })

  test('behavior: when a page comes back: nobody is logged out, and the next page is connected', async () => {
    const flow = await openLogin()
    await flow.login()
    const { address } = (await flow.host.snapshot()).account
    const back = await away(flow)
    flow.host.watch.allow(/could not be restored/)
    await flow.host.reload()
    await flow.host.ready()
    await back()
    await flow.host.reload()
    await expect.poll(async () => (await flow.host.snapshot()).account.address).toBe(address)
  })

  test('behavior: when something is to be signed: what the page asked for at its beginning is enough', async () => {
    const flow = await openLogin()
    await flow.login()
    const { address = '' } = (await flow.host.snapshot()).account
    await flow.host.reload()
    await expect.poll(async () => (await flow.host.snapshot()).account.address).toBe(address)
    await away(flow)
    const asked = flow.host.request('personal_sign', stringToHex('Hello.'), address)
    await flow.press('Approve')
    expect(await asked).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })
})
