import { describe, expect, test } from 'vitest'

import { askForCode, logInByEmail } from '../../../testing/log-in-by-email.js'
import { openAccounts } from '../../../testing/open-accounts.js'
import { SiteBrowser } from '../../../testing/site-browser.js'

const email = 'ada@harbour.example'
/** A code that is not this one. */
const other = (code: string): string => (code === '000000' ? '000001' : '000000')

async function open(...options: Parameters<typeof openAccounts>) {
  const world = await openAccounts(...options)
  return { ...world, browser: await SiteBrowser.open(world) }
}

describe('a login by e-mail', () => {
  test('default: a code comes by e-mail and opens an account; the second time it is the same', async () => {
    const { mailbox, clock, browser } = await open()
    const start = await browser.post('/email/start', { projectId: 'demo', email: ' Ada@Harbour.example ' })
    expect(start.json).toEqual({
      ...{ flow: expect.any(String), next: 'code', now: clock.now },
      ...{ resendAt: clock.now + 30_000, expiresAt: clock.now + 20 * 60_000 },
    })
    const mail = await mailbox.next(email)
    expect(mail).toMatchObject({ from: '"Harbour" <accounts@harbour.example>', subject: 'Your code for Harbour', code: expect.any(String) })
    const first = await browser.post('/email/verify', { flow: start.json.flow, code: mail.code })
    expect(first.json).toMatchObject({ isNew: true, shares: null, account: { email, provider: 'email', username: null, addresses: {} } })
    clock.now += 60_000
    const second = await logInByEmail(browser, { mailbox, email })
    expect(second).toMatchObject({ isNew: false, account: { id: first.json.account.id } })
  })

  test('behavior: a wrong code says how many tries are left, and the fifth ends it', async () => {
    const { mailbox, clock, cloud, browser } = await open()
    await logInByEmail(browser, { mailbox, email })
    clock.now += 60_000
    const stranger = await SiteBrowser.open({ cloud, clock })
    const { flow, code } = await askForCode(stranger, { mailbox, email })
    for (const triesLeft of [4, 3, 2, 1]) {
      const wrong = await stranger.post('/email/verify', { flow, code: other(code) })
      expect(wrong).toMatchObject({ status: 422, refusal: 'code-wrong', json: { triesLeft } })
    }
    expect(await stranger.post('/email/verify', { flow, code: other(code) })).toMatchObject({ status: 410, refusal: 'code-locked' })
    // The right one is good no more either.
    expect(await stranger.post('/email/verify', { flow, code })).toMatchObject({ status: 410, refusal: 'code-locked' })
    const { json } = await browser.call('GET', '/audit')
    expect(json.events[0]).toMatchObject({ kind: 'code-locked', device: 'Firefox, Linux' })
  })

  test('behavior: tries at the same time are not more than tries one by one', async () => {
    const { mailbox, browser } = await open()
    const { flow, code } = await askForCode(browser, { mailbox, email })
    const tries = await Promise.all(Array.from({ length: 20 }, () => browser.post('/email/verify', { flow, code: other(code) })))
    expect(tries.filter(({ refusal }) => refusal === 'code-wrong')).toHaveLength(4)
    expect(tries.filter(({ refusal }) => refusal === 'code-locked')).toHaveLength(16)
  })

  test('behavior: a code is good for 20 minutes, and once', async () => {
    const { mailbox, clock, browser } = await open()
    const late = await askForCode(browser, { mailbox, email })
    clock.now += 20 * 60_000
    expect(await browser.post('/email/verify', late)).toMatchObject({ status: 410, refusal: 'code-expired' })
    const used = await askForCode(browser, { mailbox, email })
    clock.now += 20 * 60_000 - 1
    expect((await browser.post('/email/verify', used)).status).toBe(200)
    expect(await browser.post('/email/verify', used)).toMatchObject({ status: 410, refusal: 'code-used' })
  })

  test('behavior: of two tabs that type the code at once one is let in', async () => {
    const { mailbox, browser } = await open()
    const typed = await askForCode(browser, { mailbox, email })
    const both = await Promise.all([browser.post('/email/verify', typed), browser.beside().post('/email/verify', typed)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  })

  test('behavior: a code belongs to one login: it opens none for another address', async () => {
    const { mailbox, browser } = await open()
    const mine = await askForCode(browser, { mailbox, email })
    const yours = await askForCode(browser, { mailbox, email: 'bob@harbour.example' })
    // By chance both could be the same.
    const code = mine.code === yours.code ? other(mine.code) : mine.code
    expect(await browser.post('/email/verify', { flow: yours.flow, code })).toMatchObject({ refusal: 'code-wrong' })
  })

  test('behavior: another browser cannot go on with a login, though it knows the code', async () => {
    const { mailbox, clock, cloud, browser } = await open()
    const typed = await askForCode(browser, { mailbox, email })
    const thief = await SiteBrowser.open({ cloud, clock })
    expect(await thief.post('/email/verify', typed)).toMatchObject({ status: 401, refusal: 'proof' })
    expect(await thief.post('/email/resend', { flow: typed.flow })).toMatchObject({ status: 401, refusal: 'proof' })
    expect((await browser.post('/email/verify', typed)).status).toBe(200)
  })
})

describe('codes that are asked for', () => {
  test('behavior: two tabs of a browser go on with one login, and one mail', async () => {
    const { mailbox, browser } = await open()
    const body = { projectId: 'demo', email }
    const [one, two] = await Promise.all([browser.post('/email/start', body), browser.beside().post('/email/start', body)])
    expect(two.json.flow).toBe(one.json.flow)
    await mailbox.next(email)
    expect(mailbox.mails).toHaveLength(1)
  })

  test('behavior: one may be sent again after 30 seconds, and takes the place of the last', async () => {
    const { mailbox, clock, browser } = await open()
    const { flow, code } = await askForCode(browser, { mailbox, email })
    clock.now += 29_001
    const early = await browser.post('/email/resend', { flow })
    expect(early).toMatchObject({ status: 429, refusal: 'too-early', json: { retryAfter: 1 } })
    expect(early.headers.get('retry-after')).toBe('1')
    clock.now += 999
    expect((await browser.post('/email/resend', { flow })).json).toMatchObject({ resendAt: clock.now + 30_000 })
    const next = await mailbox.next(email)
    // By chance both could be the same.
    const old = next.code === code ? other(code) : code
    expect(await browser.post('/email/verify', { flow, code: old })).toMatchObject({ refusal: 'code-wrong' })
    expect((await browser.post('/email/verify', { flow, code: next.code })).status).toBe(200)
  })

  test('behavior: another browser has to wait for the same address', async () => {
    const { mailbox, clock, cloud, browser } = await open()
    await askForCode(browser, { mailbox, email })
    const stranger = await SiteBrowser.open({ cloud, clock })
    expect(await stranger.post('/email/start', { projectId: 'demo', email })).toMatchObject({ status: 429, refusal: 'too-early' })
  })

  test('behavior: an address gets ten an hour from one place', async () => {
    const { mailbox, clock, browser } = await open()
    for (let sent = 0; sent < 10; sent += 1) {
      await askForCode(browser, { mailbox, email })
      clock.now += 31_000
    }
    const refused = await browser.post('/email/start', { projectId: 'demo', email })
    expect(refused).toMatchObject({ status: 429, refusal: 'too-many', json: { retryAfter: 3_600 - 310 } })
    expect((await browser.post('/email/start', { projectId: 'demo', email: 'bob@harbour.example' })).status).toBe(200)
    clock.now += 3_600_000
    expect((await browser.post('/email/start', { projectId: 'demo', email })).status).toBe(200)
  })

  test('behavior: one place asks for 60 in the time of the rate limit, whatever the addresses', async () => {
    const { browser } = await open({ rateLimit: { calls: 120, seconds: 60 } })
    const statuses: number[] = []
    for (let n = 0; n < 61; n += 1)
      statuses.push((await browser.post('/email/start', { projectId: 'demo', email: `a${n}@harbour.example` })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('behavior: nothing tells whether an address has an account', async () => {
    const { mailbox, clock, cloud, browser } = await open()
    await logInByEmail(browser, { mailbox, email })
    clock.now += 60_000
    const stranger = await SiteBrowser.open({ cloud, clock })
    const known = await stranger.post('/email/start', { projectId: 'demo', email })
    const unknown = await stranger.post('/email/start', { projectId: 'demo', email: 'nobody@harbour.example' })
    expect({ ...known.json, flow: '' }).toEqual({ ...unknown.json, flow: '' })
    const [one, two] = [await mailbox.next(email), await mailbox.next('nobody@harbour.example')]
    const plain = (text: string): string => text.replace(/\d{6}/, '')
    expect(plain(one.text)).toBe(plain(two.text))
  })

  test('behavior: while the mail server is down nothing is counted, and the next try may come at once', async () => {
    const lines: unknown[] = []
    const { mailbox, browser } = await open({}, { log: (...line) => lines.push(line) })
    mailbox.refuse(451)
    const failed = await browser.post('/email/start', { projectId: 'demo', email })
    expect(failed).toMatchObject({ status: 503, refusal: 'mail-down' })
    expect(JSON.stringify(lines)).toContain('mail server')
    expect(JSON.stringify(lines)).not.toContain('ada@')
    mailbox.refuse(undefined)
    expect(await logInByEmail(browser, { mailbox, email })).toMatchObject({ isNew: true })
  })

  test('behavior: a mail server that is not there is said as well', async () => {
    const { browser } = await open({ smtpUrl: 'smtp://127.0.0.1:9' }, { log: () => undefined })
    expect(await browser.post('/email/start', { projectId: 'demo', email })).toMatchObject({ status: 503, refusal: 'mail-down' })
  })

  test('behavior: an address that the mail server knows to be wrong is said to be', async () => {
    const { mailbox, browser } = await open({}, { log: () => undefined })
    mailbox.refuse(550)
    expect(await browser.post('/email/start', { projectId: 'demo', email })).toMatchObject({ status: 400, refusal: 'email' })
  })

  test.each([
    '',
    'ada',
    'ada@',
    '@harbour.example',
    'a b@harbour.example',
    `${'a'.repeat(250)}@b.example`,
    'ada@harbour.example\r\nBcc: eve@b.example',
  ])('behavior: %j is no address', async (wrong) => {
    const { mailbox, browser } = await open()
    expect(await browser.post('/email/start', { projectId: 'demo', email: wrong })).toMatchObject({ status: 400, refusal: 'email' })
    expect(mailbox.mails).toEqual([])
  })

  test('behavior: an unknown project and a page that is not the secure site are refused', async () => {
    const { browser } = await open()
    expect(await browser.post('/email/start', { projectId: 'nobody', email })).toMatchObject({ status: 401, refusal: 'project' })
    const elsewhere = await browser.post('/email/start', { projectId: 'demo', email }, { origin: 'https://evil.example' })
    expect(elsewhere).toMatchObject({ status: 403, refusal: 'origin' })
  })
})

describe('the link for a browser that is new', () => {
  const links = { accounts: { mailFrom: 'accounts@harbour.example', deviceLinks: true } }

  test('default: opening it does nothing, the button sends the code, and the browser is known from then on', async () => {
    const { mailbox, clock, browser } = await open(links)
    const { json } = await browser.post('/email/start', { projectId: 'demo', email, locale: 'de-AT' })
    expect(json).toMatchObject({ next: 'device' })
    const { link = '', subject } = await mailbox.next(email)
    expect(subject).toBe('Sind Sie das? Ein neuer Browser für harbour.example')
    const waiting = browser.post('/email/device', { flow: json.flow })
    const page = await fetch(link)
    expect(await page.text()).toContain('Ja, das bin ich')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(mailbox.mails).toHaveLength(1)
    expect((await fetch(link, { method: 'POST', body: new URLSearchParams({ answer: 'yes' }) })).status).toBe(200)
    expect((await waiting).json).toMatchObject({ status: 'confirmed', expiresAt: clock.now + 1_200_000 })
    const { code } = await mailbox.next(email)
    expect((await browser.post('/email/verify', { flow: json.flow, code })).status).toBe(200)
    clock.now += 60_000
    expect((await browser.post('/email/start', { projectId: 'demo', email })).json).toMatchObject({ next: 'code' })
    // It was used.
    expect((await fetch(link)).status).toBe(404)
  })

  test('behavior: who refuses it ends the login, and without the link there is no code', async () => {
    const { mailbox, browser } = await open(links)
    const { json } = await browser.post('/email/start', { projectId: 'demo', email })
    const { link = '' } = await mailbox.next(email)
    expect(await browser.post('/email/verify', { flow: json.flow, code: '000000' })).toMatchObject({ refusal: 'flow' })
    await fetch(link, { method: 'POST', body: new URLSearchParams({ answer: 'no' }) })
    expect((await browser.post('/email/device', { flow: json.flow })).json).toEqual({ status: 'refused' })
    expect(await browser.post('/email/verify', { flow: json.flow, code: '000000' })).toMatchObject({ refusal: 'flow' })
  })

  test('behavior: nothing tells whether an address has an account, but to a browser that logged in by it', async () => {
    const { mailbox, clock, cloud, browser } = await open(links)
    const { json } = await browser.post('/email/start', { projectId: 'demo', email })
    await fetch((await mailbox.next(email)).link ?? '', { method: 'POST', body: new URLSearchParams({ answer: 'yes' }) })
    await browser.post('/email/verify', { flow: json.flow, code: (await mailbox.next(email)).code })
    clock.now += 60_000
    const stranger = await SiteBrowser.open({ cloud, clock })
    const [known, unknown] = [
      await stranger.post('/email/start', { projectId: 'demo', email }),
      await stranger.post('/email/start', { projectId: 'demo', email: 'nobody@harbour.example' }),
    ]
    expect(known.json.next).toBe('device')
    expect({ ...known.json, flow: '' }).toEqual({ ...unknown.json, flow: '' })
  })

  test('behavior: who is logged in proves it by a code to the address of their account, and needs no link', async () => {
    const { mailbox, clock, cloud, browser } = await open(links)
    const { json } = await browser.post('/email/start', { projectId: 'demo', email })
    await fetch((await mailbox.next(email)).link ?? '', { method: 'POST', body: new URLSearchParams({ answer: 'yes' }) })
    const login = await browser.post('/email/verify', { flow: json.flow, code: (await mailbox.next(email)).code })
    browser.take(login)
    clock.now += 60_000
    const again = await browser.post('/email/again', { locale: 'en' })
    expect(again.json).toMatchObject({ next: 'code' })
    const proven = await browser.post('/email/verify', { flow: again.json.flow, code: (await mailbox.next(email)).code })
    expect(proven.json).toMatchObject({ isNew: false, account: { id: login.json.account.id } })
    const stranger = await SiteBrowser.open({ cloud, clock })
    expect(await stranger.post('/email/again', { locale: 'en' })).toMatchObject({ status: 401, refusal: 'session' })
  })

  test('behavior: a mail server that is down when the button is pressed leaves the link good', async () => {
    const { mailbox, browser } = await open(links, { log: () => undefined })
    const { json } = await browser.post('/email/start', { projectId: 'demo', email })
    const { link = '' } = await mailbox.next(email)
    mailbox.refuse(451)
    const yes = { method: 'POST', body: new URLSearchParams({ answer: 'yes' }) }
    expect((await fetch(link, yes)).status).toBe(503)
    mailbox.refuse(undefined)
    expect((await fetch(link, yes)).status).toBe(200)
    const { code } = await mailbox.next(email)
    expect((await browser.post('/email/verify', { flow: json.flow, code })).status).toBe(200)
  })
})
