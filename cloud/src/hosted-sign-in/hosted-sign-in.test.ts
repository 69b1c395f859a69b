import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { buildMessage } from '@billfold/siwx-server/message'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, onTestFinished, test } from 'vitest'

import { type Reply, ask } from '../../testing/ask.js'
import { logInByEmail } from '../../testing/log-in-by-email.js'
import { accountOptions, openAccounts } from '../../testing/open-accounts.js'
import { openCloud } from '../../testing/open-cloud.js'
import { SiteBrowser } from '../../testing/site-browser.js'
import { testDatabase } from '../../testing/test-database.js'
import { type Signer, ada, bob, solanaAna } from '../../testing/wallet-signers.js'
import type { Cloud } from '../cloud.js'
import { ConfigError, readConfig } from '../config/config-schema.js'

const page = 'https://app.example'
const email = 'ada@harbour.example'
const required = { id: 'email_capture', isEnabled: true, config: ['required'] }

const open = (options: Parameters<typeof openAccounts>[0] = {}) => openAccounts({ signIn: {}, ...options })

interface Told {
  readonly origin?: string | undefined
  readonly domain?: string
  readonly uri?: string
  readonly otp?: string
  readonly nonceToken?: string
  readonly project?: string
  readonly issuedAt?: string
  readonly walletInfo?: object
  readonly signature?: (text: string) => Promise<string>
  readonly nonce?: { readonly nonce: string; readonly issuedAt: string; readonly token: string }
}

const call = (cloud: Cloud, path: string, { method = 'GET', body, headers, project = 'demo', origin }: Asked = {}): Promise<Reply> =>
  ask(cloud, `/auth/v1/${path}${path.includes('?') ? '&' : '?'}projectId=${project}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { ...headers },
    ...(origin !== undefined && { origin }),
  })

interface Asked {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly project?: string
  readonly origin?: string | undefined
}

const reason = ({ json }: Reply): string => json?.reasons?.[0]?.name
const bearer = (token: string): Readonly<Record<string, string>> => ({ authorization: `Bearer ${token}` })

async function signIn(cloud: Cloud, { address, chainId, sign }: Signer, told: Told = {}): Promise<Reply> {
  const { origin = page, domain = 'app.example', uri = page, project = 'demo', otp, walletInfo, signature = sign } = told
  const { nonce, issuedAt, token } = told.nonce ?? (await call(cloud, 'nonce', { project })).json
  const message = buildMessage({ domain, address, uri, version: '1', chainId, nonce, issuedAt: told.issuedAt ?? issuedAt })
  return call(cloud, 'authenticate', {
    ...{ method: 'POST', project, body: { data: {}, message, signature: await signature(message), clientId: null, walletInfo } },
    headers: { 'x-nonce-jwt': `Bearer ${told.nonceToken ?? token}`, ...(otp !== undefined && { 'x-otp': otp }) },
    origin,
  })
}

describe('signing in at the cloud', () => {
  test.each([ada, solanaAna].map((signer) => [signer.name, signer] as const))('default: %s signs in', async (_, signer) => {
    const { cloud } = await open()
    const { status, json } = await signIn(cloud, signer)
    expect(status).toBe(200)
    const me = await call(cloud, 'me', { headers: bearer(json.token) })
    expect(me.json).toMatchObject({ address: signer.address, caip2Network: signer.chainId, uri: page, domain: 'app.example' })
  })

  test('behavior: the token says who it is, and a backend verifies it by the keys that are published', async () => {
    const { cloud, clock } = await open()
    const { json } = await signIn(cloud, ada)
    const keys = createRemoteJWKSet(new URL('/auth/v1/keys', cloud.url))
    const rules = { audience: page, issuer: cloud.url, currentDate: new Date(clock.now) }
    const { payload } = await jwtVerify(json.token, keys, rules)
    expect(payload).toMatchObject({
      ...{ address: ada.address, chainId: 1, chainNamespace: 'eip155', caip2Network: 'eip155:1', projectUuid: 'demo' },
      ...{ sub: `did:pkh:eip155:1:${ada.address}`, aud: page, nonce: expect.any(String), profileUuid: expect.any(String) },
      exp: clock.now / 1_000 + 24 * 3_600,
    })
    expect(payload).not.toHaveProperty('email')
  })

  test('behavior: a session is over by its time, and at once when it is ended', async () => {
    const { cloud, clock } = await open({ signIn: { sessionHours: 1 } })
    const { token } = (await signIn(cloud, ada)).json
    const other = (await signIn(cloud, ada)).json.token
    expect((await call(cloud, 'sign-out', { method: 'POST', headers: bearer(token) })).status).toBe(200)
    expect(await call(cloud, 'me', { headers: bearer(token) })).toMatchObject({ status: 401 })
    expect((await call(cloud, 'me', { headers: bearer(other) })).status).toBe(200)
    clock.now += 3_600_000
    expect((await call(cloud, 'me', { headers: bearer(other) })).status).toBe(401)
  })

  test('behavior: an account is the same each time, and its profile on every network; the app keeps what it likes beside it', async () => {
    const { cloud, clock } = await open()
    const walletInfo = { type: 'extension', name: 'Tern', icon: null }
    const { token } = (await signIn(cloud, ada, { walletInfo })).json
    const metadata = { berth: 7 }
    expect((await call(cloud, 'account-metadata', { method: 'PUT', headers: bearer(token), body: { metadata } })).status).toBe(200)
    const signedUp = new Date(clock.now).toISOString()
    clock.now += 60_000
    const again = (await signIn(cloud, ada, { walletInfo })).json.token
    const me = await call(cloud, 'me?includeAppKitAccount=true', { headers: bearer(again) })
    expect(me.json.appKitAccount).toMatchObject({
      ...{ address: ada.address, caip2_chain: 'eip155:1', metadata, connection_method: 'extension' },
      ...{ signed_up_at: signedUp, last_signed_in_at: new Date(clock.now).toISOString(), is_main_account: true },
    })
    const elsewhere = (await signIn(cloud, { ...ada, chainId: 'eip155:10' })).json.token
    expect(decodeJwt(elsewhere)['profileUuid']).toBe(decodeJwt(token)['profileUuid'])
    expect(decodeJwt((await signIn(cloud, bob)).json.token)['profileUuid']).not.toBe(decodeJwt(token)['profileUuid'])
  })

  test('behavior: what is kept beside an account is an object of 4 kB at the most', async () => {
    const { cloud } = await open()
    const headers = bearer((await signIn(cloud, ada)).json.token)
    for (const metadata of ['text', { long: 'x'.repeat(4_096) }])
      expect((await call(cloud, 'account-metadata', { method: 'PUT', headers, body: { metadata } })).status).toBe(400)
    expect((await call(cloud, 'account-metadata', { method: 'PUT', headers, body: { metadata: null } })).status).toBe(200)
  })

  test('behavior: a contract account is asked at the node of its network, and told to be tried again when that is away', async () => {
    const network = { caipNetworkId: 'eip155:1', name: 'One', rpcUrl: 'http://127.0.0.1:9' } as const
    const { cloud } = await open({ networks: [network] })
    const refused = await signIn(cloud, ada, { signature: async () => `0x${'ab'.repeat(70)}` })
    expect([refused.status, reason(refused)]).toEqual([503, 'unreachable'])
  })
})

describe('what is refused', () => {
  const stranger = privateKeyToAccount(`0x${'b7'.repeat(32)}`)
  test.each<[string, Told, string]>([
    ['a signature of another account', { signature: (message) => stranger.signMessage({ message }) }, 'signature'],
    ['a message of another page', { uri: 'https://evil.example', domain: 'evil.example' }, 'domain'],
    ['a message that says another page than it is for', { domain: 'evil.example' }, 'domain'],
    ['a message that another page hands in', { origin: 'https://evil.example' }, 'domain'],
    ['a nonce token that somebody made up', { nonceToken: 'a.b.c' }, 'nonce'],
    ['a time that is long over', { issuedAt: '2025-12-31T23:00:00.000Z' }, 'issued-at'],
  ])('behavior: %s', async (_, told, code) => {
    const { cloud } = await open()
    const refused = await signIn(cloud, ada, told)
    expect([refused.status, reason(refused)]).toEqual([401, code])
  })

  test('behavior: a nonce signs in once, within ten minutes, and in its own project', async () => {
    const { cloud, clock } = await open({ projects: [{ id: 'demo' }, { id: 'other' }] })
    const nonce = (await call(cloud, 'nonce')).json
    expect(reason(await signIn(cloud, ada, { nonce, project: 'other' }))).toBe('nonce')
    expect((await signIn(cloud, ada, { nonce })).status).toBe(200)
    expect(reason(await signIn(cloud, ada, { nonce }))).toBe('replayed')
    const late = (await call(cloud, 'nonce')).json
    clock.now += 600_001
    expect(reason(await signIn(cloud, ada, { nonce: late }))).toBe('nonce')
  })

  test('behavior: a page that the project does not allow, and a session of another project', async () => {
    const { cloud } = await open({ projects: [{ id: 'demo', origins: [page] }, { id: 'other' }] })
    expect((await signIn(cloud, ada, { origin: 'https://evil.example', uri: 'https://evil.example', domain: 'evil.example' })).status).toBe(
      403,
    )
    const { token } = (await signIn(cloud, ada)).json
    expect((await call(cloud, 'me', { headers: bearer(token), project: 'other' })).status).toBe(401)
  })

  test('behavior: a program that is no page signs in for a page of its project alone', async () => {
    const { cloud } = await open({ projects: [{ id: 'demo', origins: [page] }] })
    const nonce = (await call(cloud, 'nonce')).json
    const byProgram = async (uri: string): Promise<Reply> => {
      const message = buildMessage({ domain: new URL(uri).host, address: ada.address, uri, version: '1', chainId: ada.chainId, ...nonce })
      return call(cloud, 'authenticate', {
        ...{ method: 'POST', body: { message, signature: await ada.sign(message) }, headers: { 'x-nonce-jwt': `Bearer ${nonce.token}` } },
      })
    }
    expect((await byProgram('https://evil.example')).status).toBe(401)
    expect((await byProgram(page)).status).toBe(200)
  })

  test.each([undefined, {}, { message: 'text', signature: '0x' }, { message: 1, signature: 2 }])(
    'behavior: %j is no sign-in',
    async (body) => {
      const { cloud } = await open()
      expect((await call(cloud, 'authenticate', { method: 'POST', body })).status).toBe(400)
    },
  )
})

describe('an address of e-mail', () => {
  const account = `${ada.chainId}:${ada.address}`
  const start = (cloud: Cloud, body: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Reply> =>
    call(cloud, 'otp', { method: 'POST', body: { email, account, ...body }, headers })
  const confirm = (cloud: Cloud, uuid: string, code: string | undefined): Promise<Reply> =>
    call(cloud, 'otp', { method: 'PUT', body: { code }, headers: { 'x-otp': uuid } })
  const other = (code: string | undefined): string => (code === '000000' ? '000001' : '000000')

  test('default: a code comes by e-mail, and what is signed then has the address in its session', async () => {
    const { cloud, mailbox, clock } = await open()
    const { json } = await start(cloud, { locale: 'de', email: ' Ada@Harbour.example ' })
    expect(json).toEqual({ uuid: expect.any(String), resendAt: clock.now + 30_000, expiresAt: clock.now + 1_200_000, now: clock.now })
    const mail = await mailbox.next(email)
    expect(mail.text).toContain('dass dies Ihre Adresse ist')
    expect((await confirm(cloud, json.uuid, mail.code)).json).toBeNull()
    const { token } = (await signIn(cloud, ada, { otp: json.uuid })).json
    expect(decodeJwt(token)).toMatchObject({ email })
    // It stands from then on, on other networks too.
    expect(decodeJwt((await signIn(cloud, { ...ada, chainId: 'eip155:10' })).json.token)).toMatchObject({ email })
  })

  test('behavior: a wrong code says how many tries are left, and the fifth ends it', async () => {
    const { cloud, mailbox } = await open()
    const { uuid } = (await start(cloud)).json
    const { code } = await mailbox.next(email)
    for (const triesLeft of [4, 3, 2, 1])
      expect(await confirm(cloud, uuid, other(code))).toMatchObject({ status: 422, json: { triesLeft, reasons: [{ name: 'code-wrong' }] } })
    expect(reason(await confirm(cloud, uuid, other(code)))).toBe('code-locked')
    expect(reason(await confirm(cloud, uuid, code))).toBe('code-locked')
    expect(decodeJwt((await signIn(cloud, ada, { otp: uuid })).json.token)).not.toHaveProperty('email')
  })

  test('behavior: an address without its code, and one that another account has confirmed, is in no session', async () => {
    const { cloud, mailbox } = await open()
    const { uuid } = (await start(cloud)).json
    expect(decodeJwt((await signIn(cloud, ada, { otp: uuid })).json.token)).not.toHaveProperty('email')
    await confirm(cloud, uuid, (await mailbox.next(email)).code)
    expect(decodeJwt((await signIn(cloud, bob, { otp: uuid })).json.token)).not.toHaveProperty('email')
  })

  test('behavior: who has confirmed it needs no code again; nobody else is told that', async () => {
    const { cloud, mailbox, clock } = await open()
    const { uuid } = (await start(cloud)).json
    await confirm(cloud, uuid, (await mailbox.next(email)).code)
    expect((await start(cloud, {}, { 'x-otp': uuid })).json).toEqual({ uuid: null })
    clock.now += 60_000
    expect((await start(cloud)).json.uuid).toEqual(expect.any(String))
    expect(
      (await start(cloud, { account: `eip155:1:0x${'00'.repeat(20)}`, email: 'bob@harbour.example' }, { 'x-otp': uuid })).json.uuid,
    ).toEqual(expect.any(String))
  })

  test('behavior: a code is sent again after 30 seconds', async () => {
    const { cloud, clock } = await open()
    await start(cloud)
    const early = await start(cloud)
    expect([early.status, reason(early), early.json.retryAfter]).toEqual([429, 'too-early', 30])
    clock.now += 30_000
    expect((await start(cloud)).status).toBe(200)
  })

  test('behavior: a code is good for 20 minutes, and once', async () => {
    const { cloud, mailbox, clock } = await open()
    const late = (await start(cloud)).json.uuid
    clock.now += 1_200_000
    expect(reason(await confirm(cloud, late, (await mailbox.next(email)).code))).toBe('code-expired')
    const { uuid } = (await start(cloud)).json
    const { code } = await mailbox.next(email)
    expect((await confirm(cloud, uuid, code)).status).toBe(200)
    expect(reason(await confirm(cloud, uuid, code))).toBe('code-used')
  })

  test('behavior: a project that needs one signs nobody in without', async () => {
    const { cloud, mailbox } = await open({ projects: [{ id: 'demo', features: [required] }] })
    const refused = await signIn(cloud, ada)
    expect([refused.status, refused.json.reasons]).toEqual([403, [{ name: 'email-needed', description: 'OTP is required' }]])
    const { uuid } = (await start(cloud)).json
    await confirm(cloud, uuid, (await mailbox.next(email)).code)
    expect((await signIn(cloud, ada, { otp: uuid })).status).toBe(200)
  })

  test('behavior: who has logged in by e-mail is asked for no code', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const options = { signIn: {}, projects: [{ id: 'demo', features: [required] }] }
    const { cloud, mailbox, clock } = await openAccounts(options, { database })
    const browser = await SiteBrowser.open({ cloud, clock })
    const { account: person } = await logInByEmail(browser, { mailbox, email })
    const addresses = JSON.stringify({ eip155: ada.address })
    await database.queries.updateTable('accounts').set({ addresses }).where('id', '=', person.id).execute()
    expect(decodeJwt((await signIn(cloud, ada)).json.token)).toMatchObject({ email })
    expect((await signIn(cloud, bob)).status).toBe(403)
  })

  test.each(['', 'ada', 'ada@', 'ada@harbour.example\r\nBcc: eve@b.example'])('behavior: %j is no address', async (wrong) => {
    const { cloud, mailbox } = await open()
    const refused = await start(cloud, { email: wrong })
    expect([refused.status, reason(refused), mailbox.mails]).toEqual([400, 'email', []])
  })

  test('behavior: while the mail server is down nothing is counted, and the next try may come at once', async () => {
    const { cloud, mailbox } = await openAccounts({ signIn: {} }, { log: () => undefined })
    mailbox.refuse(451)
    expect(reason(await start(cloud))).toBe('mail-down')
    mailbox.refuse(undefined)
    expect((await start(cloud)).status).toBe(200)
  })

  test('behavior: a code of another project, and one that is made up, open nothing', async () => {
    const { cloud } = await open()
    expect(reason(await confirm(cloud, 'nothing', '123456'))).toBe('flow')
  })
})

describe('the configuration', () => {
  test('behavior: without signIn there is none of it', async () => {
    const cloud = await openCloud()
    expect((await call(cloud, 'nonce')).status).toBe(404)
  })

  test('behavior: it needs no accounts, but secrets; and codes need a mail server and whom they are from', async () => {
    const cloud = await openCloud({ signIn: {}, accountSecrets: accountOptions.accountSecrets })
    expect((await call(cloud, 'nonce')).status).toBe(200)
    const refused = await call(cloud, 'otp', { method: 'POST', body: { email, account: `${ada.chainId}:${ada.address}` } })
    expect([refused.status, reason(refused)]).toEqual([503, 'mail-down'])
    const problems = (options: object): readonly string[] => {
      try {
        readConfig({ projects: [{ id: 'demo' }], ...options })
        return []
      } catch (error) {
        return (error as ConfigError).problems
      }
    }
    expect(problems({ signIn: { mailFrom: 'a@b.example' } })).toEqual([
      'accountSecrets: signIn needs it',
      'smtpUrl: signIn.mailFrom needs it',
    ])
  })
})
