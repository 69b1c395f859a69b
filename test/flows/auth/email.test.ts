import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { type Hex, stringToHex, verifyMessage } from 'viem'
import { describe, expect, test } from 'vitest'

import { isFocused } from '../harness/is-focused.js'
import type { LoginFlow } from './harness/login-flow.js'
import { useLogin } from './harness/use-login.js'

const openLogin = useLogin()
const message = 'I agree to berth at pier 7.'

async function addresses({ host }: LoginFlow): Promise<Readonly<Record<string, string | undefined>>> {
  const { connections } = await host.snapshot()
  return Object.fromEntries(connections.map(({ namespace, accounts }) => [namespace, accounts[0]?.address]))
}

describe('login by e-mail', () => {
  test('default: a code connects EVM and Solana, and the account belongs to the address', async () => {
    const flow = await openLogin()
    await flow.login()
    expect(await addresses(flow)).toEqual({ eip155: expect.stringMatching(/^0x[\dA-Fa-f]{40}$/), solana: expect.any(String) })
    const { account } = await flow.host.snapshot()
    expect(account).toMatchObject({ status: 'connected', user: { email: flow.email } })
  })

  test('behavior: a slip in the name of a provider is asked about, and one press puts it right', async () => {
    const { host } = await openLogin()
    await host.open()
    await host.choose('Continue with email')
    const field = host.modal.getByRole('textbox', { name: 'Email address' })
    await field.fill('ada@gmial.com')
    const offer = host.modal.getByRole('status').getByRole('button', { name: 'Did you mean ada@gmail.com?' })
    await offer.focus()
    await host.page.keyboard.press('Enter')
    await offer.waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('ada@gmail.com')
    expect(await isFocused(field)).toBe(true)
  })

  test('default: a message is told in the frame, approved there, and signed', async () => {
    const flow = await openLogin()
    await flow.login()
    const { eip155 = '' } = await addresses(flow)
    const asked = flow.host.request('personal_sign', stringToHex(message), eip155)
    await flow.frame.getByText(message).waitFor()
    await flow.press('Approve')
    const { result } = await asked
    expect(await verifyMessage({ address: eip155 as Hex, message, signature: result as Hex })).toBe(true)
    await expect.poll(() => flow.host.modal.count()).toBe(0)
  })

  test('behavior: a no in the frame is code 4001 for the app', async () => {
    const flow = await openLogin()
    await flow.login()
    const { eip155 = '' } = await addresses(flow)
    const asked = flow.host.request('personal_sign', stringToHex(message), eip155)
    await flow.press('Refuse')
    expect(await asked).toMatchObject({ code: 4001 })
    await expect.poll(() => flow.host.modal.count()).toBe(0)
  })

  test('behavior: who presses beside the frame has said no', async () => {
    const flow = await openLogin()
    await flow.login()
    const { eip155 = '' } = await addresses(flow)
    const asked = flow.host.request('personal_sign', stringToHex(message), eip155)
    await flow.frame.getByText(message).waitFor()
    await flow.host.page.mouse.click(20, 20)
    expect(await asked).toMatchObject({ code: 4001 })
    await expect.poll(() => flow.host.modal.count()).toBe(0)
  })

  test('behavior: Solana signs with the key of the same login', async () => {
    const flow = await openLogin()
    await flow.login()
    const { solana = '' } = await addresses(flow)
    const asked = flow.host.page.evaluate(async (text) => {
      const [handle] = window.flow?.handles ?? []
      const { signMessage } = (await window.flow?.actions()) ?? {}
      return handle && signMessage?.(handle, 'solana', text)
    }, message)
    await flow.frame.getByText(message).waitFor()
    await flow.press('Approve')
    expect(ed25519.verify(base58.decode(String(await asked)), new TextEncoder().encode(message), base58.decode(solana))).toBe(true)
  })

  test('behavior: a page that is loaded anew is still connected, without a question', async () => {
    const flow = await openLogin()
    await flow.login()
    const before = await addresses(flow)
    await flow.host.reload()
    await expect.poll(() => addresses(flow)).toEqual(before)
    const asked = flow.host.request('personal_sign', stringToHex(message), before['eip155'] ?? '')
    await flow.press('Approve')
    expect(await asked).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  test('behavior: who logs out is logged out of every family, and of the next page', async () => {
    const flow = await openLogin()
    await flow.login()
    await flow.host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await expect.poll(() => addresses(flow)).toEqual({})
    await flow.host.reload()
    await flow.host.ready()
    expect(await flow.host.page.locator('#w3m-iframe').count()).toBe(0)
    expect((await flow.host.snapshot()).account.status).toBe('disconnected')
  })

  test('behavior: a visitor who does not log in loads nothing of it: no frame, and no request', async () => {
    const flow = await openLogin()
    await flow.host.open()
    await flow.host.page.waitForTimeout(1_000)
    const site = new URL(flow.host.page.url()).origin
    expect(await flow.host.page.locator('#w3m-iframe').count()).toBe(0)
    expect(flow.host.watch.requests.filter(({ url }) => !url.startsWith(site) && /\/(?:sdk|accounts)\b/.test(url))).toEqual([])
  })
})
