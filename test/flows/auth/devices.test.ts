import { describe, expect, test } from 'vitest'

import type { LoginFlow } from './harness/login-flow.js'
import { useLogin } from './harness/use-login.js'

const openLogin = useLogin({ deviceLinks: true })

/** Types the address in a browser that is new to its account, and opens the link in the mail. */
async function openLink({ host, mailbox }: LoginFlow, email: string) {
  await host.open()
  await host.choose('Continue with email')
  await host.modal.getByLabel('Email address').fill(email)
  await host.modal.getByRole('button', { name: 'Continue', exact: true }).click()
  await host.modal.getByRole('heading', { name: 'Confirm this device' }).waitFor()
  const { link } = await mailbox.next(email)
  const page = await host.context.newPage()
  await page.goto(link ?? '')
  return page
}

async function addressesOf({ host }: LoginFlow): Promise<readonly (string | undefined)[]> {
  return (await host.snapshot()).connections.map(({ accounts }) => accounts[0]?.address)
}

/** Confirms the browser, and logs in with the code that comes then. */
async function loginByLink(flow: LoginFlow, email: string): Promise<void> {
  const mail = await openLink(flow, email)
  await mail.getByRole('button', { name: 'Yes, it is me' }).click()
  await mail.getByText('Confirmed.').waitFor()
  await flow.host.page.bringToFront()
  await flow.host.modal.getByRole('textbox', { name: 'Six-digit code' }).waitFor()
  await flow.typeCode(await flow.readCode(email))
  await flow.host.connected()
}

describe('a browser that is new to the account', () => {
  test('default: the link in the mail confirms it, then a code: the same wallet', async () => {
    const first = await openLogin()
    await loginByLink(first, first.email)
    const second = await openLogin()
    second.clock.later(31_000)
    await loginByLink(second, first.email)
    expect(await addressesOf(second)).toEqual(await addressesOf(first))
  })

  test('behavior: one that is refused by the link is told so, and nobody is let in', async () => {
    const flow = await openLogin()
    const mail = await openLink(flow, flow.email)
    await mail.getByRole('button', { name: 'No, refuse it' }).click()
    await mail.getByText('Refused.').waitFor()
    await flow.host.modal.getByText('The login was declined by the link in the mail.').waitFor()
    expect((await flow.host.snapshot()).account.status).toBe('disconnected')
  })
})
