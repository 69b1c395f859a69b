import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'

import { logInByEmail } from '../../testing/log-in-by-email.js'
import { accountOptions, openAccounts } from '../../testing/open-accounts.js'
import { openCloud } from '../../testing/open-cloud.js'
import { SiteBrowser } from '../../testing/site-browser.js'
import { testDatabase } from '../../testing/test-database.js'

const email = 'ada@harbour.example'

async function open(...options: Parameters<typeof openAccounts>) {
  const world = await openAccounts(...options)
  const browser = await SiteBrowser.open(world)
  const login = await logInByEmail(browser, { ...world, email })
  return { ...world, browser, login }
}

/** Turns the refresh token of a browser in, without its access token. */
function turn(browser: SiteBrowser, refresh = browser.refresh) {
  const bare = browser.beside()
  bare.access = undefined
  return bare.post('/token', { refresh })
}

describe('tokens', () => {
  test('default: an access token is good for five minutes, and the refresh token gives the next', async () => {
    const { clock, browser, login } = await open()
    expect(login.expiresAt).toBe(clock.now + 300_000)
    expect((await browser.call('GET', '/sessions')).status).toBe(200)
    clock.now += 300_000
    expect(await browser.call('GET', '/sessions')).toMatchObject({ status: 401, refusal: 'session' })
    const next = browser.take(await turn(browser))
    expect(next.refresh).not.toBe(login.refresh)
    expect((await browser.call('GET', '/sessions')).status).toBe(200)
  })

  test('behavior: two tabs that turn a token in at once, and an answer that was lost, get the same next one', async () => {
    const { clock, browser } = await open()
    const [one, two] = await Promise.all([turn(browser), turn(browser)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(two.json.refresh).toBe(one.json.refresh)
    clock.now += 30_000
    expect((await turn(browser)).json.refresh).toBe(one.json.refresh)
  })

  test('behavior: a token that was turned in before ends the session, and its person can read it', async () => {
    const { clock, browser, mailbox } = await open()
    const stolen = browser.refresh
    browser.take(await turn(browser))
    clock.now += 30_001
    expect(await turn(browser, stolen)).toMatchObject({ status: 401, refusal: 'reused' })
    expect(await turn(browser)).toMatchObject({ status: 401, refusal: 'session' })
    expect(await browser.call('GET', '/sessions')).toMatchObject({ status: 401, refusal: 'session' })
    browser.access = undefined
    await logInByEmail(browser, { mailbox, email })
    const { json } = await browser.call('GET', '/audit')
    expect(json.events.map(({ kind }: { kind: string }) => kind)).toContain('token-reused')
  })

  test('behavior: a token of a turn long ago ends the session too', async () => {
    const { browser } = await open()
    const stolen = browser.refresh
    browser.take(await turn(browser))
    browser.take(await turn(browser))
    expect(await turn(browser, stolen)).toMatchObject({ refusal: 'reused' })
  })

  test('behavior: tokens are good with the key of their browser alone', async () => {
    const { cloud, clock, browser } = await open()
    const thief = await SiteBrowser.open({ cloud, clock })
    expect(await thief.post('/token', { refresh: browser.refresh })).toMatchObject({ status: 401, refusal: 'proof' })
    thief.access = browser.access
    expect(await thief.call('GET', '/sessions')).toMatchObject({ status: 401, refusal: 'proof' })
    // The session of the person goes on.
    expect((await turn(browser)).status).toBe(200)
  })

  test.each(['', 'x', 'a.0.b', `${'a'.repeat(22)}.0.${'b'.repeat(43)}`])('behavior: %j is no refresh token', async (refresh) => {
    const { browser } = await open()
    expect(await turn(browser, refresh)).toMatchObject({ status: 401, refusal: 'session' })
  })

  test('behavior: a session ends 30 days after its last use', async () => {
    const { clock, browser } = await open()
    clock.now += 29 * 86_400_000
    browser.take(await turn(browser))
    clock.now += 29 * 86_400_000
    browser.take(await turn(browser))
    clock.now += 30 * 86_400_000
    expect(await turn(browser)).toMatchObject({ refusal: 'session' })
  })

  test('behavior: another secret in the first place logs nobody out; without the old one all have to log in again', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const fresh = 'a newer secret of tokens and of codes, in tests'
    const { browser, clock, mailbox } = await open({}, { database })
    const at = (accountSecrets: string[]) =>
      openCloud({ ...accountOptions, accountSecrets, smtpUrl: mailbox.smtpUrl }, { database, now: () => clock.now })
    const rotated = browser.beside(await at([fresh, ...accountOptions.accountSecrets]))
    const turned = rotated.take(await turn(rotated))
    expect((await rotated.call('GET', '/sessions')).status).toBe(200)
    const later = rotated.beside(await at([fresh]))
    expect((await turn(later, turned.refresh)).status).toBe(200)
    expect(await turn(later, browser.refresh)).toMatchObject({ refusal: 'session' })
  })
})

describe('proofs', () => {
  test.each([
    ['another method', { htm: 'POST' }],
    ['another address', { htu: 'http://127.0.0.1:1/accounts/v1/sessions' }],
    ['a short name', { jti: 'short' }],
  ])('behavior: %s is refused', async (_, proof) => {
    const { browser } = await open()
    expect(await browser.call('GET', '/sessions', { proof })).toMatchObject({ status: 401, refusal: 'proof' })
  })

  test('behavior: none is refused, and each counts once', async () => {
    const { browser } = await open()
    expect(await browser.call('GET', '/sessions', { proof: 'none' })).toMatchObject({ status: 401, refusal: 'proof' })
    const proof = { jti: 'a-name-of-one-proof' }
    expect((await browser.call('GET', '/sessions', { proof })).status).toBe(200)
    expect(await browser.call('GET', '/sessions', { proof })).toMatchObject({ status: 401, refusal: 'proof-used' })
  })

  test.each([-3_600, 3_600])('behavior: a clock that is off by %d seconds is told the time', async (off) => {
    const { clock, browser } = await open()
    const wrong = await browser.call('GET', '/sessions', { proof: { iat: clock.now / 1_000 + off } })
    expect(wrong).toMatchObject({ status: 401, refusal: 'proof-clock', json: { now: clock.now } })
    expect((await browser.call('GET', '/sessions', { proof: { iat: wrong.json.now / 1_000 } })).status).toBe(200)
  })
})

describe('what a person sees of the account', () => {
  test('default: all sessions, each of which can be ended, and what happened', async () => {
    const { cloud, clock, mailbox, browser } = await open()
    const phone = await SiteBrowser.open({ cloud, clock })
    clock.now += 60_000
    await logInByEmail(phone, { mailbox, email })
    const { json } = await browser.call('GET', '/sessions')
    expect(json.sessions).toEqual([
      { id: expect.any(String), device: 'Firefox, Linux', provider: 'email', createdAt: clock.now, seenAt: clock.now, isThis: false },
      {
        id: expect.any(String),
        device: 'Firefox, Linux',
        provider: 'email',
        createdAt: clock.now - 60_000,
        seenAt: clock.now - 60_000,
        isThis: true,
      },
    ])
    expect((await browser.call('DELETE', `/sessions/${json.sessions[0].id}`)).json).toEqual({ ended: 1 })
    expect(await phone.call('GET', '/sessions')).toMatchObject({ status: 401, refusal: 'session' })
    const { events } = (await browser.call('GET', '/audit')).json
    expect(events.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['created', 'logged-in', 'logged-in', 'session-ended'])
  })

  test('behavior: all others are ended at once, and nobody ends those of somebody else', async () => {
    const { cloud, clock, mailbox, browser, login } = await open()
    const phone = await SiteBrowser.open({ cloud, clock })
    clock.now += 60_000
    await logInByEmail(phone, { mailbox, email })
    const stranger = await SiteBrowser.open({ cloud, clock })
    await logInByEmail(stranger, { mailbox, email: 'eve@harbour.example' })
    expect((await stranger.call('DELETE', `/sessions/${login.session}`)).json).toEqual({ ended: 0 })
    expect((await phone.call('DELETE', '/sessions')).json).toEqual({ ended: 1 })
    expect(await browser.call('GET', '/sessions')).toMatchObject({ refusal: 'session' })
    expect((await stranger.call('GET', '/sessions')).status).toBe(200)
    expect((await phone.post('/logout', {})).json).toEqual({ ended: 1 })
    expect(await phone.call('GET', '/sessions')).toMatchObject({ refusal: 'session' })
  })

  test('behavior: an account is deleted after a fresh login only, with all that is kept of it', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const { clock, mailbox, browser, login } = await open({}, { database })
    clock.now += 600_000
    browser.take(await turn(browser))
    expect(await browser.call('DELETE', '/account')).toMatchObject({ status: 403, refusal: 'not-fresh' })
    browser.access = undefined
    await logInByEmail(browser, { mailbox, email })
    expect((await browser.call('DELETE', '/account')).json).toEqual({ deleted: true })
    const { rows } = await sql<{ kept: number }>`select (select count(*) from accounts) + (select count(*) from account_identities)
      + (select count(*) from account_sessions) + (select count(*) from account_events) + (select count(*) from account_browsers) as kept`.execute(
      database.queries,
    )
    expect(rows).toEqual([{ kept: 0 }])
    browser.access = undefined
    clock.now += 60_000
    const again = await logInByEmail(browser, { mailbox, email })
    expect(again).toMatchObject({ isNew: true })
    expect(again.account.id).not.toBe(login.account.id)
  })
})

describe('another address', () => {
  const next = 'ada.lovelace@harbour.example'

  test('default: a code to the old address and one to the new change it, and the old one is told', async () => {
    const { clock, mailbox, browser, login } = await open()
    clock.now += 60_000
    const started = await browser.post('/email/update/start', { email: next, locale: 'ar' })
    const old = await browser.post('/email/update/verify-old', { flow: started.json.flow, code: (await mailbox.next(email)).code })
    const changed = await browser.post('/email/update/verify-new', { flow: old.json.flow, code: (await mailbox.next(next)).code })
    expect(changed.json).toEqual({ email: next })
    // Other browsers of the account learn of it.
    expect((await browser.call('GET', '/sessions')).json).toMatchObject({ email: next })
    expect(await mailbox.next(email)).toMatchObject({ subject: 'تغيّر عنوان حسابك' })
    clock.now += 60_000
    browser.access = undefined
    expect(await logInByEmail(browser, { mailbox, email: next })).toMatchObject({ account: { id: login.account.id, email: next } })
    browser.access = undefined
    expect(await logInByEmail(browser, { mailbox, email })).toMatchObject({ isNew: true })
  })

  test('behavior: a code of one stage is none of the other, and nobody else goes on with it', async () => {
    const { cloud, clock, mailbox, browser } = await open()
    clock.now += 60_000
    const { json } = await browser.post('/email/update/start', { email: next })
    const { code } = await mailbox.next(email)
    expect(await browser.post('/email/update/verify-new', { flow: json.flow, code })).toMatchObject({ refusal: 'flow' })
    expect(await browser.post('/email/verify', { flow: json.flow, code })).toMatchObject({ refusal: 'flow' })
    const stranger = await SiteBrowser.open({ cloud, clock })
    await logInByEmail(stranger, { mailbox, email: 'eve@harbour.example' })
    expect(await stranger.post('/email/update/verify-old', { flow: json.flow, code })).toMatchObject({ refusal: 'proof' })
  })

  test('behavior: the address of somebody else is told to be one only to who has it', async () => {
    const { cloud, clock, mailbox, browser } = await open()
    const other = await SiteBrowser.open({ cloud, clock })
    await logInByEmail(other, { mailbox, email: next })
    clock.now += 60_000
    const started = await browser.post('/email/update/start', { email: next })
    expect(started.status).toBe(200)
    const old = await browser.post('/email/update/verify-old', { flow: started.json.flow, code: (await mailbox.next(email)).code })
    const taken = await browser.post('/email/update/verify-new', { flow: old.json.flow, code: (await mailbox.next(next)).code })
    expect(taken).toMatchObject({ status: 409, refusal: 'email-taken' })
  })

  test('behavior: a mail server that is down between the codes loses nothing: the second is sent again', async () => {
    const { clock, mailbox, browser } = await open({}, { log: () => undefined })
    clock.now += 60_000
    const started = await browser.post('/email/update/start', { email: next })
    const { code } = await mailbox.next(email)
    mailbox.refuse(451)
    const failed = await browser.post('/email/update/verify-old', { flow: started.json.flow, code })
    expect(failed).toMatchObject({ status: 503, refusal: 'mail-down', json: { flow: expect.any(String) } })
    mailbox.refuse(undefined)
    expect((await browser.post('/email/resend', { flow: failed.json.flow })).status).toBe(200)
    const changed = await browser.post('/email/update/verify-new', { flow: failed.json.flow, code: (await mailbox.next(next)).code })
    expect(changed.json).toEqual({ email: next })
  })
})
