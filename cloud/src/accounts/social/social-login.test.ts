import { type LocalProviders, localPeople, startProviders } from '@billfold/local-logins'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openAccounts } from '../../../testing/open-accounts.js'
import { SiteBrowser, type SiteReply } from '../../../testing/site-browser.js'
import { ProviderVisit } from '../../../testing/visit-provider.js'
import type { CloudOptions } from '../../config/config.js'

let providers: LocalProviders
beforeAll(async () => (providers = await startProviders()))
afterAll(() => providers.stop())

const [ada, grace] = localPeople

async function open(options: Partial<CloudOptions> = {}) {
  const lines: string[] = []
  const log = (line: string): void => void lines.push(line)
  const world = await openAccounts({ loginProviders: providers.loginProviders, ...options }, { log })
  const browser = await SiteBrowser.open(world)
  return { ...world, browser, lines, visit: new ProviderVisit(world.cloud.secureSiteUrl ?? '') }
}

type Opened = Awaited<ReturnType<typeof open>>

/** Begins a login, and comes back from the provider. */
async function goAndComeBack(
  { browser, visit }: Pick<Opened, 'browser' | 'visit'>,
  provider: string,
  person = ada?.id ?? '',
): Promise<string> {
  const { json } = await browser.post('/social/start', { projectId: 'demo', provider })
  return visit.choose(json.url, person)
}

const finish = (browser: SiteBrowser, uri: string): Promise<SiteReply> => browser.post('/social/finish', { uri })

describe('a login at a provider', () => {
  test.each([
    ['google', ada?.email, 'ada'],
    // It tells no name in its token.
    ['apple', ada?.email, null],
    ['github', null, 'ada'],
    ['discord', ada?.email, 'ada'],
    ['x', null, 'ada'],
    ['facebook', ada?.email, 'ada'],
  ])('default: %s says who somebody is, and the second time it is the same account', async (provider, email, username) => {
    const opened = await open()
    const first = await finish(opened.browser, await goAndComeBack(opened, provider))
    expect(first.json).toMatchObject({ isNew: true, shares: null, account: { provider, email, username } })
    const other = { browser: await SiteBrowser.open(opened), visit: new ProviderVisit(opened.cloud.secureSiteUrl ?? '') }
    const second = await finish(other.browser, await goAndComeBack(other, provider))
    expect(second.json).toMatchObject({ isNew: false, account: { id: first.json.account.id } })
    const third = { ...other, visit: new ProviderVisit(opened.cloud.secureSiteUrl ?? '') }
    expect((await finish(other.browser, await goAndComeBack(third, provider, grace?.id))).json).toMatchObject({ isNew: true })
    expect(opened.lines).toEqual([])
  })

  test.each(['google', 'apple', 'github'])('behavior: who declines at %s is told so, and can begin again', async (provider) => {
    const opened = await open()
    const uri = await goAndComeBack(opened, provider, '')
    expect(await finish(opened.browser, uri)).toMatchObject({ status: 403, refusal: 'declined' })
    expect((await finish(opened.browser, await goAndComeBack(opened, provider))).status).toBe(200)
  })

  test('behavior: an answer counts once, and in the browser that asked', async () => {
    const opened = await open()
    const uri = await goAndComeBack(opened, 'google')
    const thief = await SiteBrowser.open(opened)
    expect(await finish(thief, uri)).toMatchObject({ status: 401, refusal: 'proof' })
    const both = await Promise.all([finish(opened.browser, uri), finish(opened.browser.beside(), uri)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test.each([
    ['a state of nobody', (uri: URL) => uri.searchParams.set('state', 'f'.repeat(48))],
    ['no state', (uri: URL) => uri.searchParams.delete('state')],
    ['another page', (uri: URL) => (uri.pathname = '/elsewhere')],
    ['a code of nobody', (uri: URL) => uri.searchParams.set('code', 'f'.repeat(32))],
    ['another issuer', (uri: URL) => uri.searchParams.set('iss', 'https://evil.example')],
  ])('behavior: %s is refused', async (_, spoil) => {
    const opened = await open()
    const uri = new URL(await goAndComeBack(opened, 'google'))
    spoil(uri)
    expect(await finish(opened.browser, uri.href)).toMatchObject({ status: 400, refusal: 'state' })
  })

  test.each(['google', 'github'])(
    'behavior: at %s the code of another login of the same browser does not fit, by PKCE',
    async (provider) => {
      const opened = await open()
      const one = new URL(await goAndComeBack(opened, provider))
      const two = new URL(await goAndComeBack({ ...opened, visit: new ProviderVisit(opened.cloud.secureSiteUrl ?? '') }, provider))
      two.searchParams.set('code', one.searchParams.get('code') ?? '')
      expect(await finish(opened.browser, two.href)).toMatchObject({ status: 400, refusal: 'state' })
    },
  )

  test('behavior: in a messaging app the page that asked stands behind the state', async () => {
    const opened = await open()
    const uri = new URL(await goAndComeBack(opened, 'github'))
    uri.searchParams.set('state', `${uri.searchParams.get('state')}--${encodeURIComponent('https://app.example/a--b')}`)
    const flow = await opened.browser.call('GET', `/social/flow?state=${encodeURIComponent(uri.searchParams.get('state') ?? '')}`)
    expect(flow.json).toEqual({ projectId: 'demo', isOfProject: true })
    expect((await finish(opened.browser, uri.href)).status).toBe(200)
  })

  test.each([
    ['https://shop.example', true],
    ['http://127.0.0.1:5173', true],
    ['https://evil.example', false],
    ['', false],
  ])('behavior: whether %j is a page that may have the answer: %s', async (origin, isOfProject) => {
    const { browser } = await open({ projects: [{ id: 'demo', origins: ['https://shop.example', 'http://127.0.0.1:*'] }] })
    const { json } = await browser.post('/social/start', { projectId: 'demo', provider: 'github' })
    const state = new URL(json.url).searchParams.get('state') ?? ''
    const flow = await browser.call('GET', `/social/flow?${new URLSearchParams({ state, origin })}`)
    expect(flow.json).toEqual({ projectId: 'demo', isOfProject })
  })

  test('behavior: a person has 15 minutes at the provider', async () => {
    const opened = await open()
    const uri = await goAndComeBack(opened, 'github')
    opened.clock.now += 900_000
    expect(await finish(opened.browser, uri)).toMatchObject({ status: 400, refusal: 'state' })
  })

  test('behavior: a provider that is away, and a secret that is wrong, are said, and the log tells whose', async () => {
    const { google, github } = providers.loginProviders
    const away = { ...google, clientId: 'local-cloud', issuer: 'http://127.0.0.1:9' }
    const wrong = { ...github, clientId: 'local-cloud', clientSecret: 'not the secret' }
    const opened = await open({ loginProviders: { away, github: wrong } })
    const start = await opened.browser.post('/social/start', { projectId: 'demo', provider: 'away' })
    expect(start).toMatchObject({ status: 502, refusal: 'provider-down' })
    expect(await finish(opened.browser, await goAndComeBack(opened, 'github'))).toMatchObject({ status: 502, refusal: 'provider-down' })
    expect(opened.lines).toEqual([expect.stringMatching(/^A login at away failed/), 'A login at github failed: invalid_client'])
  })

  test('behavior: what is not configured is not offered', async () => {
    const { browser } = await open({ loginProviders: { github: { clientId: 'x', clientSecret: 'y' } } })
    expect((await browser.call('GET', '/config?projectId=demo')).json).toMatchObject({ providers: ['github'], farcaster: false })
    expect(await browser.post('/social/start', { projectId: 'demo', provider: 'google' })).toMatchObject({
      status: 404,
      refusal: 'provider',
    })
    expect(await browser.post('/social/start', { projectId: 'nobody', provider: 'github' })).toMatchObject({ refusal: 'project' })
  })

  test.each([
    ['google', { prompt: 'select_account' }],
    ['apple', {}],
    ['harbour', { prompt: 'login' }],
    ['github', { prompt: 'select_account' }],
    ['discord', { prompt: 'consent' }],
    ['x', {}],
    ['facebook', { auth_type: 'reauthenticate' }],
  ])('parameters: again: %s is told to ask a person whom it knows, where it can', async (provider, asking) => {
    const { google, ...others } = providers.loginProviders
    const { browser } = await open({ loginProviders: { ...others, ...(google && { google, harbour: google }) } })
    const askingOf = async (again: boolean): Promise<object> => {
      const { json } = await browser.post('/social/start', { projectId: 'demo', provider, again })
      return Object.fromEntries([...new URL(json.url).searchParams].filter(([name]) => ['auth_type', 'prompt'].includes(name)))
    }
    expect([await askingOf(false), await askingOf(true)]).toEqual([{}, asking])
  })
})
