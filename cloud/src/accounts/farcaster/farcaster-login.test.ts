import { type EvmChain, startEvmChain } from '@billfold/local-chains/evm'
import { evmContracts } from '@billfold/local-chains/evm/seed'
import { type Farcaster, type SignInChanges, localPeople, startFarcaster } from '@billfold/local-logins'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openAccounts, accountOptions } from '../../../testing/open-accounts.js'
import { SiteBrowser } from '../../../testing/site-browser.js'
import type { CloudOptions } from '../../config/config.js'

const [ada, grace] = localPeople
let chain: EvmChain
let relay: Farcaster
beforeAll(async () => {
  chain = await startEvmChain()
  relay = await startFarcaster()
})
afterAll(async () => {
  await relay.stop()
  await chain.stop()
})

async function open(farcaster: Partial<NonNullable<NonNullable<CloudOptions['accounts']>['farcaster']>> = {}) {
  const lines: string[] = []
  const places = { relayUrl: relay.url, rpcUrl: chain.url, registry: evmContracts.idRegistry, ...farcaster }
  const world = await openAccounts(
    { accounts: { ...accountOptions.accounts, farcaster: places } },
    { log: (line) => void lines.push(line) },
  )
  return { ...world, lines, browser: await SiteBrowser.open(world) }
}

/** Begins a sign-in, and answers it in the app. */
async function signIn(browser: SiteBrowser, person = ada, changes?: SignInChanges) {
  const { json } = await browser.post('/farcaster/start', { projectId: 'demo' })
  if (person !== undefined) await relay.approve(new URL(json.url).searchParams.get('channelToken') ?? '', person, changes)
  return { flow: json.flow as string, status: () => browser.post('/farcaster/status', { flow: json.flow }) }
}

describe('a login by Farcaster', () => {
  test('default: the app of the person signs, and the second time it is the same account', async () => {
    const opened = await open()
    const first = await (await signIn(opened.browser)).status()
    expect(first.json).toMatchObject({ status: 'done', isNew: true, account: { provider: 'farcaster', username: 'ada', email: null } })
    const other = await SiteBrowser.open(opened)
    const second = await (await signIn(other)).status()
    expect(second.json).toMatchObject({ isNew: false, account: { id: first.json.account.id } })
    expect((await (await signIn(other, grace)).status()).json).toMatchObject({ isNew: true, account: { username: 'grace' } })
    expect(opened.lines).toEqual([])
  })

  test('behavior: the call waits for the person, and ends as soon as they have signed', async () => {
    const { browser } = await open()
    const { json } = await browser.post('/farcaster/start', { projectId: 'demo' })
    const waiting = browser.post('/farcaster/status', { flow: json.flow })
    const page = await fetch(json.url)
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(await page.text()) ?? []
    await fetch(new URL('/~/siwf', json.url), { method: 'POST', body: new URLSearchParams({ token, person: ada?.id ?? '' }) })
    expect((await waiting).json).toMatchObject({ status: 'done', account: { username: 'ada' } })
  })

  test.each<[string, SignInChanges]>([
    ['the id of somebody else', { fid: '1002' }],
    ['an id of nobody', { fid: '77' }],
    ['another page', { domain: 'evil.example' }],
    ['another question', { nonce: 'a'.repeat(32) }],
    ['another chain', { chainId: 1 }],
    ['other words', { statement: 'Give me all' }],
    ['a time that is over', { expirationTime: new Date(0) }],
  ])('behavior: a signature for %s is refused', async (_, changes) => {
    const { browser } = await open()
    expect(await (await signIn(browser, ada, changes)).status()).toMatchObject({ status: 400, refusal: 'state' })
  })

  test('behavior: it counts once, and in the browser that asked', async () => {
    const opened = await open()
    const { flow, status } = await signIn(opened.browser)
    const thief = await SiteBrowser.open(opened)
    expect(await thief.post('/farcaster/status', { flow })).toMatchObject({ status: 401, refusal: 'proof' })
    expect((await status()).status).toBe(200)
    expect(await status()).toMatchObject({ status: 404, refusal: 'flow' })
  })

  test('behavior: a relay that is away is told, and the sign-in goes on when it is back', async () => {
    const { browser, lines } = await open()
    const { status } = await signIn(browser)
    relay.isAway = true
    try {
      expect(await status()).toMatchObject({ status: 502, refusal: 'provider-down' })
      expect(await browser.post('/farcaster/start', { projectId: 'demo' })).toMatchObject({ status: 502, refusal: 'provider-down' })
    } finally {
      relay.isAway = false
    }
    expect(lines).toEqual(Array(2).fill('A login by Farcaster failed: The relay of Farcaster answered 503.'))
    expect((await status()).json).toMatchObject({ status: 'done' })
  })

  test('behavior: a chain that is away lets nobody in', async () => {
    const { browser } = await open({ rpcUrl: 'http://127.0.0.1:9' })
    expect(await (await signIn(browser)).status()).toMatchObject({ status: 502, refusal: 'provider-down' })
  })

  test('behavior: a cloud without it says so, and a person has 15 minutes', async () => {
    const bare = await openAccounts()
    const stranger = await SiteBrowser.open(bare)
    expect(await stranger.post('/farcaster/start', { projectId: 'demo' })).toMatchObject({ status: 404, refusal: 'provider' })
    const { browser, clock } = await open()
    const { status } = await signIn(browser)
    clock.now += 900_001
    expect(await status()).toMatchObject({ status: 404, refusal: 'flow' })
  })
})
