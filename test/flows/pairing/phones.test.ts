import { alice } from '@billfold/local-chains/evm/seed'
import type { BrowserContextOptions } from 'playwright'
import { stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import type { PairingFlow } from './harness/pairing-flow.js'
import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

const custom = [
  { id: 'petrel', name: 'Petrel', mobile_link: 'petrel://' },
  { id: 'puffin', name: 'Puffin', mobile_link: 'https://puffin.example/open' },
  { id: 'skua', name: 'Skua', mobile_link: 'skua:', webapp_link: 'https://skua.example' },
]

const onPhone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true } satisfies BrowserContextOptions
const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

const safari = { ...onPhone, userAgent: `${ios} Version/17.4 Mobile/15E148 Safari/604.1` }
const chrome = { ...onPhone, userAgent: android }
const telegramOnAndroid = { ...onPhone, userAgent: `${android} Telegram-Android/11.1 (Google Pixel 7; Android 14)` }
const messengerOnIos = { ...onPhone, userAgent: `${ios} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460]` }

/** A browser of a test has no apps that could open: what would be opened is noted. */
async function openOn(browser: BrowserContextOptions): Promise<PairingFlow> {
  const flow = await openPairing({ browser, options: { wallets: { custom } } })
  await flow.host.page.addInitScript(() => {
    const links: [string, string][] = []
    Object.assign(globalThis, { links, open: (href: string, target: string) => void links.push([href, target]) })
  })
  await flow.host.reload()
  return flow
}

function opened({ page }: HostFlow): Promise<readonly (readonly [href: string, target: string])[]> {
  return page.evaluate(() => (globalThis as unknown as { links: [string, string][] }).links)
}

async function tap(flow: PairingFlow, wallet: string): Promise<readonly [href: string, target: string]> {
  await flow.host.open()
  await flow.host.modal.getByRole('button', { name: wallet, exact: false }).first().click()
  await expect.poll(() => opened(flow.host)).toHaveLength(1)
  const [first] = await opened(flow.host)
  return first ?? ['', '']
}

const once = (uri: string): string => encodeURIComponent(uri)
const twice = (uri: string): string => encodeURIComponent(encodeURIComponent(uri))

describe('the exact link opened per wallet, and the target used', () => {
  test.each([
    ['iOS Safari', 'Petrel', safari, 'petrel://wc?uri=', once, '_self'],
    ['iOS Safari', 'Puffin', safari, 'https://puffin.example/open/wc?uri=', once, '_self'],
    ['iOS Safari', 'Skua', safari, 'skua://wc?uri=', once, '_self'],
    ['Android Chrome', 'Petrel', chrome, 'petrel://wc?uri=', once, '_self'],
    ['Android Chrome', 'Puffin', chrome, 'https://puffin.example/open/wc?uri=', once, '_self'],
    ["a messaging app's browser on Android", 'Petrel', telegramOnAndroid, 'petrel://wc?uri=', twice, '_blank'],
    ["a messaging app's browser on Android", 'Puffin', telegramOnAndroid, 'https://puffin.example/open/wc?uri=', twice, '_blank'],
    ["a messaging app's browser on iOS", 'Petrel', messengerOnIos, 'petrel://wc?uri=', once, '_blank'],
  ] as const)('behavior: %s, %s', async (_, wallet, device, start, encode, target) => {
    const flow = await openOn(device)
    const [href, where] = await tap(flow, wallet)
    const uri = decodeURIComponent(decodeURIComponent(href.slice(start.length)))
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/)
    expect([href, where]).toEqual([`${start}${encode(uri)}`, target])
    const again = flow.host.modal.getByRole('link', { name: `Open ${wallet}` })
    expect([await again.getAttribute('href'), await again.getAttribute('target')]).toEqual([href, target])
    expect(await again.getAttribute('rel')).toContain('noreferrer')
  })

  test('behavior: a wallet with a web page has tabs, and the page opens beside', async () => {
    const flow = await openOn(safari)
    await tap(flow, 'Skua')
    await flow.host.modal.getByRole('tab', { name: 'Web' }).click()
    const link = flow.host.modal.getByRole('link', { name: 'Open Skua' })
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/skua\.example\/wc\?uri=wc%3A/)
    expect(await link.getAttribute('target')).toBe('_blank')
  })
})

describe('away in the wallet, and back', () => {
  const pairingIn = (href: string): string => decodeURIComponent(href.slice(href.indexOf('uri=') + 4))
  const statusOf = (host: HostFlow) => async () => (await host.snapshot()).account.status

  test('default: approved there: connected here, the choice is kept without the pairing, and a request opens the wallet', async () => {
    const flow = await openOn(safari)
    const [href] = await tap(flow, 'Petrel')
    await flow.phone.scan(pairingIn(href))
    await expect.poll(statusOf(flow.host)).toBe('connected')
    const stored = await flow.host.page.evaluate(() => localStorage.getItem('billfold/default/deep-link') ?? '')
    expect(stored).toContain('petrel://')
    expect(stored).not.toContain('wc')
    await flow.host.request('personal_sign', stringToHex('hello'), alice.address)
    expect((await opened(flow.host))[1]).toEqual(['petrel://', '_self'])
  })

  test('behavior: the page was loaded anew when they come back: connected all the same', async () => {
    const flow = await openOn(safari)
    const [href] = await tap(flow, 'Petrel')
    flow.phone.conduct = 'wait'
    await flow.phone.scan(pairingIn(href))
    await expect.poll(() => flow.phone.proposals).toBe(1)
    await flow.host.page.goto('about:blank')
    await flow.phone.decide('approve')
    await flow.host.page.goBack()
    await expect.poll(statusOf(flow.host)).toBe('connected')
    expect(flow.phone.sessions).toHaveLength(1)
  })

  test('behavior: F82: the page was frozen and its socket is dead: the result is fetched on return, in under 3 s', async () => {
    const flow = await openOn(chrome)
    flow.host.watch.allow(/WebSocket/)
    const [href] = await tap(flow, 'Petrel')
    flow.phone.conduct = 'wait'
    await flow.phone.scan(pairingIn(href))
    await expect.poll(() => flow.phone.proposals).toBe(1)
    const steering = await flow.host.context.newCDPSession(flow.host.page)
    await steering.send('Page.setWebLifecycleState', { state: 'frozen' })
    flow.relay.cut()
    await flow.phone.decide('approve')
    const began = Date.now()
    await steering.send('Page.setWebLifecycleState', { state: 'active' })
    await flow.host.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(statusOf(flow.host), { interval: 50 }).toBe('connected')
    expect(Date.now() - began).toBeLessThan(3_000)
  })
})
