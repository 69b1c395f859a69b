import { emailCapture } from '@billfold/email-capture'
import { emailCaptureKey } from '@billfold/email-capture/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HostedWorld, startHostedWorld } from '../testing/hosted-page.js'
import { alice, brook, type SignInPage, signingBy } from '../testing/sign-in-page.js'

const hosted = { id: 'reown_authentication', isEnabled: true, config: [] }
const capture = { id: 'email_capture', isEnabled: true, config: ['required'] }
let world: HostedWorld

beforeAll(async () => {
  world = await startHostedWorld([
    { id: 'hosted', features: [hosted] },
    { id: 'required', features: [hosted, capture] },
    { id: 'again', features: [hosted, capture] },
    { id: 'plain', features: [{ ...hosted, isEnabled: false }] },
  ])
})
afterAll(() => world.stop())

/** What the cloud says of a session. */
const me = async (
  page: SignInPage,
  project = 'hosted',
): Promise<{ readonly status: number; readonly email?: string; readonly address?: string }> => {
  const headers = { authorization: `Bearer ${page.store.session?.token}` }
  const answer = await fetch(`${world.cloud.url}/auth/v1/me?projectId=${project}`, { headers })
  return { status: answer.status, ...((await answer.json()) as object) }
}

const opened = async (project: string, given?: Parameters<HostedWorld['open']>[1]): Promise<SignInPage> => {
  const page = await world.open(project, given)
  await expect.poll(() => page.kernel.modal.isOpen).toBe(true)
  return page
}

describe('reownAuthentication', () => {
  test('default: the cloud knows who has signed in, and forgets who leaves', async () => {
    const page = await opened('hosted', { own: { statement: 'Berth at pier 7.' } })
    await page.store.prepare()
    expect(page.store.message).toContain('Berth at pier 7.')
    await page.store.sign()
    expect(page.recorded).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS'])
    expect(await me(page)).toMatchObject({ status: 200, address: alice.address })
    const { token } = page.store.session ?? {}
    expect(page.store.session?.data.expirationTime).toBe(new Date(page.clock.now() + 24 * 3_600_000).toISOString())
    await page.kernel.connections.disconnect()
    const ask = (): Promise<number> =>
      fetch(`${world.cloud.url}/auth/v1/me?projectId=hosted`, { headers: { authorization: `Bearer ${token}` } }).then(
        ({ status }) => status,
      )
    await expect.poll(ask).toBe(401)
  })

  test('behavior: a reload asks nothing; a session that the cloud has ended meanwhile is asked for again', async () => {
    const ports = world.ports()
    const first = await opened('hosted', { ports })
    await first.store.sign()
    const headers = { authorization: `Bearer ${first.store.session?.token}` }
    const second = await world.open('hosted', { ports: ports.twin({ clock: ports.clock }) })
    await expect.poll(() => second.store.session?.token).toBe(first.store.session?.token)
    expect(second.kernel.modal.isOpen).toBe(false)
    await fetch(`${world.cloud.url}/auth/v1/sign-out?projectId=hosted`, { method: 'POST', headers })
    const third = await opened('hosted', { ports: ports.twin({ clock: ports.clock }) })
    expect(third.kernel.router.view).toBe('SIWXSignMessage')
  })

  test('behavior: where the project has it off, this browser alone knows who has signed in', async () => {
    const page = await opened('plain')
    await page.store.sign()
    expect([page.store.session?.data.accountAddress, page.store.session?.token]).toEqual([alice.address, undefined])
  })

  test('behavior: a wallet that signs by another account signs nobody in', async () => {
    const page = await opened('hosted', { adapter: signingBy(brook) })
    await page.store.sign()
    expect([page.store.session, page.store.phase]).toEqual([undefined, 'failed'])
  })
})

describe('with an address of e-mail', () => {
  const email = 'ada@harbour.example'

  test('default: it is captured first, stands in the message, and is in the session', async () => {
    const page = await opened('required', { plugins: [emailCapture()] })
    const store = await page.kernel.load(emailCaptureKey)
    expect(page.kernel.router.view).toBe('DataCapture')
    await store.submit(email, 'en')
    await store.verify((await world.mailbox.next(email)).code ?? '')
    await expect.poll(() => page.kernel.router.view).toBe('SIWXSignMessage')
    await page.store.prepare()
    expect(page.store.message).toContain(`Resources:\n- email:${email}`)
    await page.store.sign()
    expect(await me(page, 'required')).toMatchObject({ status: 200, email })
  })

  test("behavior: a cloud that does not know it any more says 'OTP is required', and it is asked for once more", async () => {
    const ports = world.ports()
    const stored = [{ namespace: 'eip155', address: alice.address, email, id: 'long-gone' }]
    ports.storage.data.set('billfold/default/email-capture.confirmed', JSON.stringify({ version: 1, stamp: 1, at: 1, value: stored }))
    const page = await opened('again', { ports, plugins: [emailCapture()] })
    expect(page.kernel.router.view).toBe('SIWXSignMessage')
    await page.store.sign()
    const store = await page.kernel.load(emailCaptureKey)
    await expect.poll(() => page.kernel.router.view).toBe('DataCapture')
    expect([page.store.session, store.confirmed, page.toasts()]).toEqual([undefined, undefined, 'Error signing message'])
    await store.submit(email, 'en')
    await store.verify((await world.mailbox.next(email)).code ?? '')
    await expect.poll(() => page.kernel.router.view).toBe('SIWXSignMessage')
    await page.store.sign()
    expect(await me(page, 'again')).toMatchObject({ status: 200, email })
  })
})
