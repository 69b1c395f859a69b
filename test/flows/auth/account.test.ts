import { describe, expect, test } from 'vitest'

import type { LoginFlow } from './harness/login-flow.js'
import { useLogin } from './harness/use-login.js'

const openLogin = useLogin()

async function openWallet({ host }: LoginFlow): Promise<void> {
  await host.page.locator('#connect').getByRole('button').click()
  await host.modal.getByRole('button', { name: 'Wallet', exact: true }).click()
  await host.modal.getByRole('heading', { name: 'Your wallet' }).waitFor()
}

describe('the account behind a login', () => {
  test('behavior: an e-mail address is changed by a code to the old one and a code to the new one', async () => {
    const flow = await openLogin()
    const { host, mailbox, email } = flow
    await flow.login()
    await openWallet(flow)
    await host.modal.getByRole('button', { name: 'Change email address' }).click()
    const next = `new-${email}`
    await host.modal.getByLabel('Email address').fill(next)
    // An address gets a code each 30 seconds at the most, and the login has just sent one.
    host.watch.allow(/429/)
    const save = async (): Promise<number> => {
      await host.modal.getByRole('button', { name: 'Save' }).click()
      return host.modal.getByText(/Code from the old address|Too early/).count()
    }
    await expect.poll(save).toBe(1)
    await expect
      .poll(
        async () => {
          if ((await host.snapshot()).view === 'UpdateEmailWallet') await save()
          return (await host.snapshot()).view
        },
        { timeout: 90_000, interval: 3_000 },
      )
      .toBe('UpdateEmailPrimaryOtp')
    await flow.typeCode((await mailbox.next(email)).code ?? '')
    await host.modal.getByText('Code from the new address').waitFor()
    await flow.typeCode((await mailbox.next(next)).code ?? '')
    await host.modal.getByText(`You log in with ${next}.`).waitFor()
    expect((await host.snapshot()).account).toMatchObject({ user: { email: next } })
  })

  test('behavior: keys, sessions and history stand in the frame, and closing them goes back', async () => {
    const flow = await openLogin()
    await flow.login()
    await openWallet(flow)
    await flow.host.modal.getByRole('button', { name: 'Keys, sessions and history' }).click()
    await flow.frame.getByRole('heading', { name: 'Where you are logged in' }).waitFor()
    await flow.frame.getByRole('button', { name: 'Close' }).click()
    await flow.host.modal.getByRole('heading', { name: 'Your wallet' }).waitFor()
    expect((await flow.host.snapshot()).account.status).toBe('connected')
  })
})
