import { type Hex, stringToHex, verifyMessage } from 'viem'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { isFocused } from '../harness/is-focused.js'
import { useLogin } from './harness/use-login.js'

const openLogin = useLogin()
const message = 'I agree to berth at pier 7.'
/** More than any view has. */
const mostStops = 40

/** Goes on by the keyboard to what a person looks for. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await isFocused(wanted)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not come there')
}

describe('the keyboard alone', () => {
  test('default: an address, a code, and a signature that is approved in the frame', async () => {
    const flow = await openLogin()
    const { host, frame } = flow
    const { keyboard } = host.page
    await tabTo(host.page, host.button)
    await keyboard.press('Enter')
    await tabTo(host.page, host.modal.getByRole('button', { name: 'Continue with email' }))
    await keyboard.press('Enter')
    await tabTo(host.page, host.modal.getByRole('textbox', { name: 'Email address' }))
    await keyboard.type(flow.email)
    await keyboard.press('Enter')
    await tabTo(host.page, host.modal.getByRole('textbox', { name: 'Six-digit code' }))
    await keyboard.type(await flow.readCode())
    await host.connected()
    const address = ((await host.snapshot()).account.address ?? '') as Hex
    const asked = host.request('personal_sign', stringToHex(message), address)
    const approve = frame.getByRole('button', { name: 'Approve' })
    await tabTo(host.page, approve)
    await host.page.waitForTimeout(800)
    await keyboard.press('Enter')
    const { result } = await asked
    expect(await verifyMessage({ address, message, signature: result as Hex })).toBe(true)
    await expect.poll(() => host.modal.count()).toBe(0)
  })
})
