import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'

import { codePause } from './harness/login-flow.js'
import { useLogin } from './harness/use-login.js'

const openLogin = useLogin()

describe('the account behind a login', () => {
  test('behavior: an e-mail address is changed by a code to the old one and a code to the new one', async () => {
    const flow = await openLogin()
    const { host, mailbox, email } = flow
    await flow.login()
    await flow.openWallet()
    await host.modal.getByRole('button', { name: 'Change email address' }).click()
    const next = `new-${email}`
    await host.modal.getByLabel('Email address').fill(next)
    // An address gets a code each 30 seconds at the most, and the login has just sent one.
    flow.clock.later(codePause)
    await host.modal.getByRole('button', { name: 'Save' }).click()
    await host.modal.getByText('Code from your current address').waitFor()
    await flow.typeCode((await mailbox.next(email)).code ?? '')
    await host.modal.getByText('Code from your new address').waitFor()
    await flow.typeCode((await mailbox.next(next)).code ?? '')
    await host.modal.getByText(`You are logged in with ${next}.`).waitFor()
    expect((await host.snapshot()).account).toMatchObject({ user: { email: next } })
  })

  test('behavior: keys, sessions and history stand in the frame, and closing them goes back', async () => {
    const flow = await openLogin()
    await flow.login()
    await flow.openWallet()
    await flow.host.modal.getByRole('button', { name: 'Keys, sessions and history' }).click()
    await flow.frame.getByRole('heading', { name: 'Where you are logged in' }).waitFor()
    await flow.frame.getByRole('button', { name: 'Close' }).click()
    await flow.host.modal.getByRole('heading', { name: 'Your wallet' }).waitFor()
    expect((await flow.host.snapshot()).account.status).toBe('connected')
  })

  test('behavior: who ends the session of another browser there is logged out in it', async () => {
    const [lost, here] = [await openLogin(), await openLogin()]
    await lost.login()
    here.clock.later(codePause)
    await here.login(lost.email)
    await here.openWallet()
    await here.host.modal.getByRole('button', { name: 'Keys, sessions and history' }).click()
    const end = here.frame.getByRole('button', { name: 'Log out there' })
    expect(await listed(end)).toBe(1)
    await end.click()
    await end.waitFor({ state: 'detached' })
    await here.frame.getByRole('button', { name: 'Close' }).click()
    lost.host.watch.allow(/status of 401/)
    await lost.host.reload()
    await expect.poll(async () => (await lost.host.snapshot()).account.status).toBe('disconnected')
    expect((await here.host.snapshot()).account.status).toBe('connected')
  })
})

async function listed(button: Locator): Promise<number> {
  await button.first().waitFor()
  return button.count()
}
