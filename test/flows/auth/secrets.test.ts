import { bytesToHex, stringToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterEach, describe, expect, test } from 'vitest'

import type { LoginFlow } from './harness/login-flow.js'
import { LoginSecrets } from './harness/login-secrets.js'
import { useLogin } from './harness/use-login.js'

const openLogin = useLogin({ recovery: 'code' })
const forged = 'a-code-that-nobody-has-given-out'

let flow: LoginFlow
afterEach(() => flow.mailbox.refuse(undefined))

async function follow(): Promise<LoginSecrets> {
  flow = await openLogin({ tellsAnalytics: true })
  flow.host.watch.allow(/status of (?:4\d\d|50\d)/)
  return LoginSecrets.follow(flow)
}

/** Types a code, and keeps the way back that is shown then. */
async function enter(code: string): Promise<string> {
  await flow.typeCode(code)
  const recoveryCode = (await flow.frame.locator('.secret').textContent()) ?? ''
  await flow.frame.getByRole('button', { name: 'I wrote it down' }).click()
  await flow.host.connected()
  return recoveryCode
}

/** Another code than this one. */
function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}

describe('codes, tokens, shares and keys', () => {
  test('default: are in no address, log, error, event, request of the page, storage or document of it, from the login to the twelve words', async () => {
    const secrets = await follow()
    await flow.askForCode()
    const code = await flow.readCode()
    secrets.add(code, await enter(code))
    const address = (await flow.host.snapshot()).account.address ?? ''
    const asked = flow.host.request('personal_sign', stringToHex('I agree to berth at pier 7.'), address)
    await flow.press('Approve')
    expect(await asked).toMatchObject({ result: expect.stringMatching(/^0x/) })
    await secrets.reload()
    await expect.poll(async () => (await flow.host.snapshot()).account.status).toBe('connected')
    await flow.openKeys()
    await flow.prove('Show the words')
    const words = await flow.words()
    const { privateKey } = mnemonicToAccount(words).getHdKey()
    secrets.add(words, bytesToHex(privateKey ?? new Uint8Array()).slice(2))
    const all = await secrets.all()
    // The search has something to search for, and places to search in.
    expect(all.length).toBeGreaterThan(15)
    const { analytics, ...places } = await secrets.places()
    expect(analytics).toContain('EMAIL_VERIFICATION_CODE_PASS')
    expect(places).toMatchObject({
      addresses: expect.stringContaining('/accounts/v1/email/verify'),
      document: expect.stringContaining('Harbour'),
    })
    expect(await secrets.found()).toEqual([])
  })

  test('behavior: neither are those of logins that fail: five wrong codes, and a mail server that refuses', async () => {
    const secrets = await follow()
    const { host, mailbox } = flow
    mailbox.refuse(451)
    await host.open()
    await host.choose('Continue with email')
    await typeAddress(flow.email)
    await host.modal.getByText('The mail could not be sent. Try again in a few minutes.').waitFor()
    mailbox.refuse(undefined)
    const other = `other-${flow.email}`
    await typeAddress(other)
    await host.modal.getByRole('textbox', { name: 'Six-digit code' }).waitFor()
    const code = await flow.readCode(other)
    const wrongs = [1, 2, 3, 4, 5].map((by) => wrong(code, by))
    secrets.add(code, ...wrongs)
    for (const [at, each] of wrongs.entries()) {
      await flow.typeCode(each)
      const said = at < 3 ? `${4 - at} tries are left` : at === 3 ? '1 try is left' : 'Too many wrong codes'
      await host.modal.getByText(said).waitFor()
    }
    expect(await secrets.places()).toMatchObject({
      analytics: expect.stringContaining('EMAIL_VERIFICATION_CODE_FAIL'),
      logs: expect.stringContaining('The mail server did not take a mail'),
    })
    expect(await secrets.found()).toEqual([])
  })

  test('behavior: an answer that the provider does not know is in the address that the popup came back with, and nowhere else', async () => {
    const secrets = await follow()
    const { host } = flow
    await host.context.addInitScript(forgeCode, forged)
    await host.open()
    await host.choose('Continue with a social account')
    const row = host.modal.getByRole('button', { name: 'Google', exact: true })
    const [popup] = await Promise.all([host.page.waitForEvent('popup'), row.click()])
    await popup.getByRole('button', { name: 'ada' }).click()
    await host.modal.getByText('This answer belongs to another login. Start again.').first().waitFor()
    const places = await secrets.places()
    const back = new URL(places['addresses']?.split('\n').find((address) => address.includes('/oauth?')) ?? '')
    secrets.add(forged, back.searchParams.get('code') ?? '', back.searchParams.get('state') ?? '')
    expect(places).toMatchObject({
      analytics: expect.stringContaining('SOCIAL_LOGIN_ERROR'),
      logs: expect.stringContaining('A login at google failed'),
    })
    expect(await secrets.found()).toEqual(['addresses'])
  })
})

async function typeAddress(email: string): Promise<void> {
  await flow.host.modal.getByLabel('Email address').fill(email)
  await flow.host.modal.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** Runs in each page before its scripts: the one that a provider sends people back to has another code. */
function forgeCode(other: string): void {
  if (location.pathname === '/oauth') history.replaceState(null, '', location.href.replace(/code=[^&]+/, `code=${other}`))
}
