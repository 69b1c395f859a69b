import { stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'

import type { LoginFlow } from './harness/login-flow.js'
import { useLogin } from './harness/use-login.js'

const openLogin = useLogin()

const addressOf = (flow: LoginFlow) => async (): Promise<string | undefined> => (await flow.host.snapshot()).account.address

describe('three tabs', () => {
  test('behavior: who logs in in one is logged in in the others, and each can sign', async () => {
    const first = await openLogin()
    const [second, third] = [await openLogin({ beside: first.host }), await openLogin({ beside: first.host })]
    await first.host.page.bringToFront()
    await first.login()
    const address = await addressOf(first)()
    await expect.poll(addressOf(second)).toBe(address)
    await expect.poll(addressOf(third)).toBe(address)
    await third.host.page.bringToFront()
    const asked = third.host.request('personal_sign', stringToHex('From the third tab.'), address)
    await third.press('Approve')
    expect(await asked).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  test('behavior: who logs out in one is logged out in the others', async () => {
    const first = await openLogin()
    await first.login()
    const second = await openLogin({ beside: first.host })
    await expect.poll(addressOf(second)).toBe(await addressOf(first)())
    await second.host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await expect.poll(addressOf(second)).toBeUndefined()
    await expect.poll(addressOf(first)).toBeUndefined()
  })

  test('behavior: two that log in at once are both logged in, as who came last', async () => {
    const first = await openLogin()
    await first.askForCode()
    const second = await openLogin({ beside: first.host })
    await second.login()
    await first.host.page.bringToFront()
    await first.typeCode(await first.readCode())
    await first.host.connected()
    const address = await addressOf(first)()
    expect((await first.host.snapshot()).account.user?.email).toBe(first.email)
    const asked = first.host.request('personal_sign', stringToHex('The last one.'), address)
    await first.press('Approve')
    expect(await asked).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })
})
