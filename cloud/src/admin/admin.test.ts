import { readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'

import { ask } from '../../testing/ask.js'
import { openCloud } from '../../testing/open-cloud.js'
import { testDatabase } from '../../testing/test-database.js'
import type { Cloud } from '../cloud.js'
import type { CloudOptions } from '../config/config.js'
import type { CloudTools } from '../services.js'
import { style } from './style.js'

const adminSecret = 'a-long-admin-secret'
const shop = 'https://shop.example'
const projects = [{ id: 'demo' }, { id: 'shop', origins: [shop] }]
const wallets = ['Alpha', 'Beta', 'Gamma'].map((name) => ({ id: name.toLowerCase(), name }))

const open = (options: Partial<CloudOptions> = {}, tools: CloudTools = {}): Promise<Cloud> =>
  openCloud({ adminSecret, projects, wallets, ...options }, tools)

interface Visit {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** A browser at the admin page: it sends forms from there, follows where it is sent, and keeps its cookie. */
class Admin {
  cookie = ''

  constructor(private readonly cloud: Cloud) {}

  static async signedIn(cloud: Cloud): Promise<Admin> {
    const admin = new Admin(cloud)
    await admin.post('/admin/login', { secret: adminSecret })
    return admin
  }

  async get(path: string): Promise<Visit> {
    return this.answer(await fetch(`${this.cloud.url}${path}`, { headers: { cookie: this.cookie }, redirect: 'manual' }))
  }

  async post(path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}): Promise<Visit> {
    const from = { origin: this.cloud.url, 'sec-fetch-site': 'same-origin', cookie: this.cookie, ...headers }
    const body = new URLSearchParams(fields)
    return this.answer(await fetch(`${this.cloud.url}${path}`, { method: 'POST', headers: from, body, redirect: 'manual' }))
  }

  private async answer(response: Response): Promise<Visit> {
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) this.cookie = set.split(';', 1)[0] ?? ''
    const to = response.headers.get('location')
    if (to !== null) return this.get(to)
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
}

const statusFor = async (cloud: Cloud, projectId: string, origin: string): Promise<number> =>
  (await ask(cloud, `/getWallets?projectId=${projectId}`, { origin })).status

describe('who may see the admin page', () => {
  test('behavior: without a secret there is none', async () => {
    const cloud = await openCloud()
    expect([(await ask(cloud, '/admin')).status, (await ask(cloud, '/admin/login', { method: 'POST' })).status]).toEqual([404, 404])
  })

  test('default: whoever knows the secret, until they sign out', async () => {
    const admin = new Admin(await open())
    expect((await admin.get('/admin')).status).toBe(401)
    expect(await admin.post('/admin/login', { secret: 'another-long-secret' })).toMatchObject({
      status: 401,
      text: expect.stringContaining('That is not the secret.'),
    })
    expect(await admin.post('/admin/login', { secret: adminSecret })).toMatchObject({ status: 200, text: expect.stringContaining('shop') })
    expect((await admin.post('/admin/logout', {})).status).toBe(401)
  })

  test('behavior: a session ends after twelve hours', async () => {
    let now = Date.now()
    const admin = await Admin.signedIn(await open({}, { now: () => now }))
    now += 12 * 3_600_000 - 1_000
    expect((await admin.get('/admin')).status).toBe(200)
    now += 1_000
    expect((await admin.get('/admin')).status).toBe(401)
  })

  test.each(['/admin', '/admin/', '/admin/wallets', '/admin/projects/shop', '/admin/nowhere'])(
    'behavior: %s is for nobody with a cookie of their own making',
    async (path) => {
      const admin = new Admin(await open())
      admin.cookie = `billfold-admin=${Date.now() + 1_000_000}.${encodeURIComponent(`${'A'.repeat(43)}=`)}`
      expect(await admin.get(path)).toMatchObject({ status: 401, text: expect.not.stringContaining(shop) })
    },
  )

  test('behavior: the cookie is for the server alone, and for TLS where there is TLS', async () => {
    for (const [publicUrl, secure] of [
      [undefined, ''],
      ['https://cloud.example', '; Secure'],
    ]) {
      const cloud = await open(publicUrl === undefined ? {} : { publicUrl })
      const body = new URLSearchParams({ secret: adminSecret })
      const { headers } = await fetch(`${cloud.url}/admin/login`, {
        ...{ method: 'POST', body, redirect: 'manual' as const },
        headers: { origin: publicUrl ?? cloud.url },
      })
      expect(headers.getSetCookie()[0]).toMatch(
        new RegExp(`^billfold-admin=.*; Max-Age=43200; Path=/admin; HttpOnly${secure}; SameSite=Strict$`),
      )
    }
  })

  test('behavior: an address that guesses has ten tries, and keeps nobody else out', async () => {
    const cloud = await open({ trustProxy: true })
    const guess = async (from: string, secret: string): Promise<number> =>
      (await new Admin(cloud).post('/admin/login', { secret }, { 'x-forwarded-for': from })).status
    const statuses: number[] = []
    for (let times = 0; times < 11; times += 1) statuses.push(await guess('1.1.1.1', `wrong ${times}`))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    expect([await guess('1.1.1.1', adminSecret), await guess('2.2.2.2', adminSecret)]).toEqual([429, 200])
  })

  test('behavior: what is sent to it has the size that any body may have', async () => {
    const cloud = await open({ bodyBytes: 1_000 })
    expect((await new Admin(cloud).post('/admin/login', { secret: 'x'.repeat(1_000) })).status).toBe(413)
    const chunks = new Blob(['secret=', 'x'.repeat(2_000)]).stream()
    const init = { method: 'POST', body: chunks, duplex: 'half', headers: { origin: cloud.url } } as RequestInit
    expect((await fetch(`${cloud.url}/admin/login`, init)).status).toBe(413)
  })

  test.each([
    ['another page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another page of the same site', { origin: 'https://evil.example', 'sec-fetch-site': 'same-site' }],
    ['a page that says nothing of itself', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('behavior: a form of %s changes nothing', async (_, headers) => {
    const cloud = await open()
    const admin = await Admin.signedIn(cloud)
    expect((await admin.post('/admin/projects/shop', { origins: 'https://evil.example' }, headers)).status).toBe(403)
    expect(await statusFor(cloud, 'shop', 'https://evil.example')).toBe(403)
  })

  test('behavior: it has no script, is in nobody’s frame, and is not kept', async () => {
    const admin = await Admin.signedIn(await open())
    for (const path of ['/admin', '/admin/wallets', '/admin/projects/shop', '/admin/nowhere']) {
      const { headers, text } = await admin.get(path)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      expect(headers.get('cache-control')).toBe('no-store')
      expect(text).not.toMatch(/<script|\son\w+=|\sstyle=|javascript:/i)
    }
  })
})

describe('projects', () => {
  test('default: what is saved holds at once, and after a restart before what the configuration says', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const cloud = await open({}, { database })
    const admin = await Admin.signedIn(cloud)
    const saved = await admin.post('/admin/projects/shop', {
      ...{ origins: 'https://new.example\nhttp://localhost:*', analytics: 'on' },
      ...{ 'feature:swap': 'on', 'config:swap': '1inch, other', 'feature:onramp': 'off', 'feature:activity': 'app' },
    })
    expect(saved.text).toContain('Saved. It holds from now on.')
    const check = async (each: Cloud): Promise<void> => {
      expect([await statusFor(each, 'shop', 'https://new.example'), await statusFor(each, 'shop', shop)]).toEqual([200, 403])
      expect((await ask(each, '/getAnalyticsConfig?projectId=shop')).json).toEqual({ isAnalyticsEnabled: true })
      expect((await ask(each, '/appkit/v1/config?projectId=shop')).json.features).toEqual([
        { id: 'swap', isEnabled: true, config: ['1inch', 'other'] },
        { id: 'onramp', isEnabled: false, config: null },
        { id: 'activity', isEnabled: true, config: null },
      ])
    }
    await check(cloud)
    await cloud.stop()
    const again = await open({}, { database })
    await check(again)
    const reset = await (await Admin.signedIn(again)).post('/admin/projects/shop/reset', {})
    expect(reset.text).toContain('The project follows the configuration file again.')
    expect([await statusFor(again, 'shop', 'https://new.example'), await statusFor(again, 'shop', shop)]).toEqual([403, 200])
  })

  test('behavior: one that is removed is refused, also after a restart', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const cloud = await open({}, { database })
    const admin = await Admin.signedIn(cloud)
    expect((await admin.post('/admin/projects/shop/remove', {})).text).toContain('The project was removed.')
    expect((await admin.get('/admin/projects/shop')).status).toBe(404)
    expect(await statusFor(cloud, 'shop', shop)).toBe(401)
    await cloud.stop()
    const again = await open({}, { database })
    expect(await statusFor(again, 'shop', shop)).toBe(401)
    await (await Admin.signedIn(again)).post('/admin/projects', { id: 'shop' })
    expect(await statusFor(again, 'shop', shop)).toBe(200)
  })

  test('behavior: one that is added is let in; an id that is there leads to it', async () => {
    const cloud = await open()
    const admin = await Admin.signedIn(cloud)
    expect((await admin.post('/admin/projects', { id: 'late' })).text).toContain('The project was added.')
    expect(await statusFor(cloud, 'late', shop)).toBe(200)
    expect((await admin.post('/admin/projects', { id: 'shop' })).text).toContain(shop)
    expect((await admin.post('/admin/projects', { id: 'no good' })).text).toContain('A project id has 1 to 64')
  })

  test('behavior: what makes no sense is named, stays in the form, and nothing of it is saved', async () => {
    const cloud = await open()
    const admin = await Admin.signedIn(cloud)
    const { status, text } = await admin.post('/admin/projects/shop', { origins: 'https://new.example\nhttps://new.example/path' })
    expect([status, text]).toEqual([400, expect.stringContaining('“https://new.example/path” is no origin')])
    expect(text).toContain('https://new.example\nhttps://new.example/path</textarea>')
    expect(await statusFor(cloud, 'shop', shop)).toBe(200)
  })

  test('behavior: a project that there is not is not made by its form', async () => {
    const cloud = await open()
    const admin = await Admin.signedIn(cloud)
    expect((await admin.post('/admin/projects/none', { origins: '' })).status).toBe(404)
    expect((await admin.post('/admin/projects/none/reset', {})).status).toBe(404)
    expect(await statusFor(cloud, 'none', shop)).toBe(401)
  })
})

describe('wallets', () => {
  const names = async (cloud: Cloud): Promise<readonly string[]> =>
    (await ask(cloud, '/getWallets')).json.data.map(({ name }: { name: string }) => name)

  test('default: a wallet is hidden, shown again, and offered before the others', async () => {
    const cloud = await open()
    const admin = await Admin.signedIn(cloud)
    const decide = (id: string, decision: string): Promise<Visit> => admin.post('/admin/wallets', { id, decision, search: '', page: '1' })
    await decide('alpha', 'hide')
    expect(await names(cloud)).toEqual(['Beta', 'Gamma'])
    expect((await ask(cloud, '/getWallets?include=alpha')).json.count).toBe(0)
    expect((await decide('gamma', 'first')).text).toMatch(
      /Alpha<\/strong\s*>\s*<span>Hidden[^]*Gamma<\/strong\s*>\s*<span>Offered first, 1 of 1[^]*Beta/,
    )
    expect(await names(cloud)).toEqual(['Gamma', 'Beta'])
    await decide('gamma', 'list')
    await decide('alpha', 'list')
    expect(await names(cloud)).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect((await decide('none', 'hide')).status).toBe(404)
  })

  test('behavior: they are searched by name, in pages', async () => {
    const many = Array.from({ length: 45 }, (_, index) => ({ id: `w${index}`, name: `Wallet ${index}.` }))
    const admin = await Admin.signedIn(await open({ wallets: many }))
    const first = (await admin.get('/admin/wallets')).text
    expect([first.includes('Wallet 39.'), first.includes('Wallet 40.'), first.includes('45 wallets')]).toEqual([true, false, true])
    expect((await admin.get('/admin/wallets?page=2')).text).toContain('Wallet 44.')
    expect((await admin.get('/admin/wallets?search=wallet%2044')).text).toContain('1 wallet')
    expect((await admin.get('/admin/wallets?search=zzz&page=-1')).text).toContain('No wallet has such a name.')
  })
})

test('behavior: whatever a name is, it is text', async () => {
  const bad = '"><img src=x onerror=alert(1)>'
  const admin = await Admin.signedIn(await open({ projects: [{ id: bad, origins: [bad] }], wallets: [{ id: bad, name: bad }] }))
  for (const path of ['/admin', `/admin/projects/${encodeURIComponent(bad)}`, `/admin/wallets?search=${encodeURIComponent(bad)}`]) {
    const { status, text } = await admin.get(path)
    expect([path, status, text.includes('<img')]).toEqual([path, 200, false])
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
  }
})

test('default: the last day is told: calls, those that were too many, and what waits', async () => {
  const cloud = await open({ rateLimit: { calls: 20, seconds: 1_000_000_000 }, trustProxy: true })
  for (let times = 0; times < 25; times += 1) await ask(cloud, '/getWallets?projectId=shop', { headers: { 'x-forwarded-for': '9.9.9.9' } })
  const admin = await Admin.signedIn(cloud)
  const figures = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/> | </g, (found) => found.trim())
  expect(figures((await admin.get('/admin')).text)).toContain('25 calls, 0 messages in 24 hours · 0 waiting')
  const project = figures((await admin.get('/admin/projects/shop')).text)
  expect(project).toContain('<span>Calls</span><strong>25</strong>')
  expect(project).toContain('<span>Refused as too many</span><strong>5</strong>')
})

test('behavior: its colours are those of the modal', () => {
  const sheets = ['ground', 'tokens'].map((name) => readFileSync(new URL(`../../../ui/styles/${name}.module.css`, import.meta.url), 'utf8'))
  const own = [...style.matchAll(/--([a-z0-9-]+): (light-dark\([^)]*\))/g)]
  expect(own.length).toBeGreaterThan(14)
  const others = own.filter(
    ([, name, value]) => !sheets.some((sheet) => sheet.includes(`--billfold-${name}, ${value}`) || sheet.includes(`--_${name}: ${value}`)),
  )
  expect(others.map(([found]) => found)).toEqual([])
})
