import { alice, brook } from '@billfold/local-chains/evm/seed'
import { describe, expect, inject, test } from 'vitest'

import type { HostFlow } from './harness/host-flow.js'
import { isFocused } from './harness/is-focused.js'
import { type HostOptions, useHost } from './harness/use-host.js'

const openHost = useHost()
const { cloud, mailbox } = inject('flows')
let people = 0

/** An app that signs in at the cloud, and asks for an address of e-mail before. */
const asking = (features: object = { emailCapture: true, reownAuthentication: true }): HostOptions => ({
  ...{ signIn: {}, capturesEmail: true, options: { features } },
})
const requiring = asking({ emailCapture: ['required'], reownAuthentication: true })

/** An address that nobody else has. */
const somebody = (): string => `ada${(people += 1)}-${Date.now()}@mail.example`

/** Opens the modal, chooses a wallet and connects: the field for the address follows by itself. */
async function connect(host: HostFlow): Promise<void> {
  await host.open()
  await host.choose('Tern')
  await host.approve('Tern')
  await field(host).waitFor()
}

const field = ({ modal }: HostFlow) => modal.getByRole('textbox', { name: 'Email address' })
const codeField = ({ modal }: HostFlow) => modal.getByRole('textbox', { name: 'Code of six digits' })

/** The code in the newest mail to an address, off the page of the mailbox. */
async function readCode(email: string, before = 0): Promise<string> {
  const mails = async (): Promise<readonly { readonly code?: string }[]> =>
    (await (await fetch(`${mailbox}/mails?to=${encodeURIComponent(email)}`)).json()) as readonly { readonly code?: string }[]
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(before)
  return (await mails())[0]?.code ?? ''
}

async function submit(host: HostFlow, email: string): Promise<void> {
  await field(host).fill(email)
  await host.modal.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** The sessions that the browser keeps, by what the cloud says of each. */
async function sessions(host: HostFlow): Promise<readonly { readonly email?: string; readonly address?: string }[]> {
  const tokens = await host.page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('siwx.sessions'))
    const { value = [] } = JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as { readonly value?: readonly { readonly token: string }[] }
    return value.map(({ token }) => token)
  })
  const ask = async (token: string) =>
    (await fetch(`${cloud}/auth/v1/me?projectId=flows`, { headers: { authorization: `Bearer ${token}` } })).json() as Promise<object>
  return Promise.all(tokens.map(ask))
}

async function sign(host: HostFlow): Promise<void> {
  await host.modal.getByRole('region', { name: 'Message to sign' }).waitFor()
  await host.modal.getByRole('button', { name: 'Sign', exact: true }).click()
  await host.approve('Tern')
  await host.modal.waitFor({ state: 'detached' })
}

describe('e-mail capture', () => {
  test('default: an address, the code in its mail, the signature, and the cloud knows both; a reload asks nothing', async () => {
    const email = somebody()
    const host = await openHost(asking())
    await connect(host)
    await submit(host, email)
    await codeField(host).waitFor()
    await codeField(host).fill(await readCode(email))
    await host.modal
      .getByRole('region', { name: 'Message to sign' })
      .filter({ hasText: `email:${email}` })
      .waitFor()
    // Nobody goes back to what is done.
    expect(await host.modal.getByRole('button', { name: 'Back' }).count()).toBe(0)
    await sign(host)
    expect(await sessions(host)).toMatchObject([{ email, address: alice.address }])
    await host.reload()
    await host.ready()
    await host.painted()
    expect((await host.snapshot()).isOpen).toBe(false)
  })

  test("behavior: an address that is none: 'Please enter a valid email address', and by keys alone it is put right", async () => {
    const email = somebody()
    const host = await openHost(asking())
    host.watch.allow(/APKTW002/)
    await connect(host)
    // The window of the wallet had the focus.
    await field(host).focus()
    const { keyboard } = host.page
    await keyboard.type('ada@')
    await keyboard.press('Enter')
    await expect.poll(() => field(host).getAttribute('aria-invalid')).toBe('true')
    const told = host.modal.getByText('Please enter a valid email address')
    await told.waitFor()
    // It is said once, by the field, which keeps the focus.
    await host.painted()
    expect([await told.count(), await isFocused(field(host))]).toEqual([1, true])
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type(email)
    await keyboard.press('Enter')
    const code = await readCode(email)
    expect(await isFocused(codeField(host))).toBe(true)
    await keyboard.type(code)
    await host.modal.getByRole('region', { name: 'Message to sign' }).waitFor()
  })

  test('behavior: the keyboard goes on where the eye is: in the code, in the same view again, and after a wrong code', async () => {
    const email = somebody()
    const host = await openHost(asking())
    host.watch.allow(/422/)
    await connect(host)
    await submit(host, email)
    await expect.poll(() => isFocused(codeField(host))).toBe(true)
    const code = await readCode(email)
    await host.modal.getByRole('button', { name: 'Use another address' }).click()
    // The view is here already, and so is the code.
    await submit(host, email)
    await codeField(host).waitFor()
    await host.painted()
    expect(await isFocused(codeField(host))).toBe(true)
    const { keyboard } = host.page
    await keyboard.type(code === '000000' ? '000001' : '000000')
    await host.modal.getByText('That is not the code.').waitFor()
    await host.painted()
    expect(await isFocused(codeField(host))).toBe(true)
    await keyboard.type(code)
    await host.modal.getByRole('region', { name: 'Message to sign' }).waitFor()
    await expect.poll(() => isFocused(host.modal.getByRole('heading').first())).toBe(true)
  })

  test('behavior: a slip in the name of a provider is asked about, and one press puts it right', async () => {
    const host = await openHost(asking())
    await connect(host)
    await field(host).fill('ada@gmial.com')
    const offer = host.modal.getByRole('status').getByRole('button', { name: 'Did you mean ada@gmail.com?' })
    await offer.focus()
    await host.page.keyboard.press('Enter')
    await offer.waitFor({ state: 'detached' })
    expect([await field(host).inputValue(), await isFocused(field(host))]).toEqual(['ada@gmail.com', true])
  })

  test('behavior: where it is required, closing disconnects; where not, it is skipped and signing in follows', async () => {
    const host = await openHost(requiring)
    await connect(host)
    expect(await host.modal.getByRole('button', { name: 'Skip this step' }).count()).toBe(0)
    await host.page.keyboard.press('Escape')
    await host.modal.waitFor({ state: 'detached' })
    expect((await host.snapshot()).account.address).toBeUndefined()
    const other = await openHost(asking())
    await connect(other)
    await other.modal.getByRole('button', { name: 'Skip this step' }).click()
    await sign(other)
    expect(await sessions(other)).toMatchObject([{ address: alice.address }])
    await other.reload()
    await other.ready()
    await other.painted()
    expect((await other.snapshot()).isOpen).toBe(false)
  })

  test('behavior: a wrong code is said, and the right one is taken after it; the next account is asked by itself', async () => {
    const email = somebody()
    const host = await openHost(asking())
    host.watch.allow(/422/)
    await connect(host)
    await submit(host, email)
    const code = await readCode(email)
    await codeField(host).fill(code === '000000' ? '000001' : '000000')
    await host.modal.getByText('That is not the code.').waitFor()
    await codeField(host).fill(code)
    await sign(host)
    await host.changeAccount('example.tern', brook.address)
    await field(host).waitFor()
    await expect.poll(() => host.modal.getByRole('button', { name: email }).count()).toBe(1)
  })

  test('behavior: a cloud that is away is told, nothing is lost, and the same address goes on once it is back', async () => {
    const email = somebody()
    const host = await openHost(asking())
    host.watch.allow(/503|ERR_/)
    await connect(host)
    const route = /\/auth\/v1\/otp/
    await host.page.route(route, (call) => call.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: '{}' }))
    await submit(host, email)
    await host.modal.getByText('The code could not be sent. Try again in a minute.').waitFor()
    expect(await field(host).inputValue()).toBe(email)
    await host.page.unroute(route)
    await host.modal.getByRole('button', { name: 'Continue', exact: true }).click()
    await codeField(host).fill(await readCode(email))
    await host.modal.getByRole('region', { name: 'Message to sign' }).waitFor()
  })
})
