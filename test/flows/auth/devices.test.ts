import { describe, expect, test } from 'vitest'

import { type LoginFlow, codePause } from './harness/login-flow.js'
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
    second.clock.later(codePause)
    await loginByLink(second, first.email)
    expect(await addressesOf(second)).toEqual(await addressesOf(first))
  })

  test('behavior: who proves again that it is them needs no link, and the code goes to the address that another browser has changed to', async () => {
    const [first, second] = [await openLogin(), await openLogin()]
    await loginByLink(first, first.email)
    second.clock.later(codePause)
    await loginByLink(second, first.email)
    const { host, mailbox } = second
    const next = `new-${first.email}`
    await second.openWallet()
    await host.modal.getByRole('button', { name: 'Change email address' }).click()
    await host.modal.getByLabel('Email address').fill(next)
    second.clock.later(codePause)
    await host.modal.getByRole('button', { name: 'Save' }).click()
    await host.modal.getByText('Code from your current address').waitFor()
    await second.typeCode((await mailbox.next(first.email)).code ?? '')
    await host.modal.getByText('Code from your new address').waitFor()
    await second.typeCode((await mailbox.next(next)).code ?? '')
    await host.modal.getByText(`You are logged in with ${next}.`).waitFor()
    await first.openKeys()
    await first.prove('Show the words', next)
    expect((await first.words()).split(' ').length).toBe(12)
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
