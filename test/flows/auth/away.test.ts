import { devices } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { LoginFlow } from './harness/login-flow.js'
import { useLogin } from './harness/use-login.js'

const openLogin = useLogin()

/** A phone, within the browser of a messaging app. */
const telegram = { ...devices['Pixel 7'], userAgent: `${devices['Pixel 7'].userAgent} Telegram-Android/11.4.2` }

async function leaveFor({ host }: LoginFlow, provider: string): Promise<void> {
  await host.open()
  await host.choose('Continue with a social account')
  await host.modal.getByRole('button', { name: provider, exact: true }).click()
  await host.page.getByRole('button', { name: 'ada' }).waitFor()
}

describe('an app without popups', () => {
  test('default: the page leaves for the provider, comes back, and is connected; its address is clean', async () => {
    const flow = await openLogin({ browser: telegram })
    const { host } = flow
    const before = host.page.url()
    await leaveFor(flow, 'GitHub')
    await host.page.getByRole('button', { name: 'ada' }).click()
    await host.page.waitForFunction(() => window.flow !== undefined)
    await host.page.locator('#account').filter({ hasText: /^0x/ }).waitFor()
    expect((await host.snapshot()).account).toMatchObject({ status: 'connected', socialProvider: 'github' })
    expect(host.page.url()).toBe(before)
  })

  test('behavior: who declined reads that on the page that they come back to, and can try again', async () => {
    const flow = await openLogin({ browser: telegram })
    const { host } = flow
    host.watch.allow(/status of 403/)
    await leaveFor(flow, 'GitHub')
    await host.page.getByRole('button', { name: 'Decline' }).click()
    await host.modal.getByText('The login was declined.', { exact: true }).waitFor()
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await host.page.getByRole('button', { name: 'ada' }).click()
    await host.page.waitForFunction(() => window.flow !== undefined)
    await host.page.locator('#account').filter({ hasText: /^0x/ }).waitFor()
    expect((await host.snapshot()).account.status).toBe('connected')
  })
})
