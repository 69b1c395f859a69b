import type { ListedWallet } from '@billfold/kernel'
import { describe, expect, test } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import { devices } from './harness/devices.js'
import type { PairingFlow } from './harness/pairing-flow.js'
import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

/** Wallets with each kind of link: an app's own scheme, a universal link, both, and a page. */
const listed: readonly ListedWallet[] = [
  { id: 'petrel', name: 'Petrel', mobile_link: 'petrel://', link_mode: 'https://petrel.example/app' },
  { id: 'puffin', name: 'Puffin', mobile_link: 'https://puffin.example/open' },
  { id: 'skua', name: 'Skua', mobile_link: 'skua:', webapp_link: 'https://skua.example' },
]

type Opened = readonly [href: string, target: string]

interface LinkSetup {
  readonly device: keyof typeof devices
  readonly prefersUniversalLinks: boolean
}

/** A browser of a test has no apps that could open: what would be opened is noted, by the page itself and by a tap on a link. */
async function openOn({ device, prefersUniversalLinks }: LinkSetup): Promise<PairingFlow> {
  const flow = await openPairing({ browser: devices[device], pairing: () => ({ prefersUniversalLinks }) })
  const { page } = flow.host
  await page.route('**/getWallets?*', (route) => route.fulfill({ json: { data: listed, count: listed.length } }))
  await page.addInitScript(() => {
    const links: Opened[] = []
    Object.assign(window, { links, open: (href: string, target: string) => void links.push([href, target]) })
    const note = (event: Event): void => {
      const [link] = event.composedPath().filter((place) => place instanceof HTMLAnchorElement)
      if (link === undefined) return
      event.preventDefault()
      links.push([link.href, link.target])
    }
    // The modal keeps what happens in it from the page: this comes before it.
    window.addEventListener('click', note, true)
  })
  await flow.host.reload()
  return flow
}

function opened({ page }: HostFlow): Promise<readonly Opened[]> {
  return page.evaluate(() => (window as object as { readonly links: readonly Opened[] }).links)
}

async function tap(flow: PairingFlow, wallet: string): Promise<Opened> {
  await flow.host.open()
  await flow.host.modal.getByRole('button', { name: wallet }).first().click()
  await expect.poll(() => opened(flow.host)).toHaveLength(1)
  return (await opened(flow.host))[0] ?? ['', '']
}

const once = (uri: string): string => encodeURIComponent(uri)
const twice = (uri: string): string => encodeURIComponent(encodeURIComponent(uri))
const [own, universal] = [false, true]
const [telegram, messenger] = ["a messaging app's browser on Android", "a messaging app's browser on iOS"] as const

describe('the exact link opened per wallet, and the target used', () => {
  test.each([
    ['Petrel', 'iOS Safari', own, 'petrel://wc?uri=', once, '_self'],
    ['Petrel', 'iOS Safari', universal, 'https://petrel.example/app/wc?uri=', once, '_self'],
    ['Petrel', 'Android Chrome', own, 'petrel://wc?uri=', once, '_self'],
    ['Petrel', 'Android Chrome', universal, 'https://petrel.example/app/wc?uri=', once, '_self'],
    ['Petrel', telegram, own, 'petrel://wc?uri=', twice, '_blank'],
    ['Petrel', telegram, universal, 'https://petrel.example/app/wc?uri=', once, '_blank'],
    ['Petrel', messenger, own, 'petrel://wc?uri=', once, '_blank'],
    ['Petrel', messenger, universal, 'https://petrel.example/app/wc?uri=', once, '_blank'],
    ['Puffin', 'iOS Safari', own, 'https://puffin.example/open/wc?uri=', once, '_self'],
    ['Puffin', 'Android Chrome', universal, 'https://puffin.example/open/wc?uri=', once, '_self'],
    ['Puffin', telegram, own, 'https://puffin.example/open/wc?uri=', once, '_blank'],
    ['Skua', 'iOS Safari', universal, 'skua://wc?uri=', once, '_self'],
    ['Skua', messenger, own, 'skua://wc?uri=', once, '_blank'],
  ] as const)('behavior: %s, %s, universal links wished: %s', async (wallet, device, prefersUniversalLinks, start, encode, target) => {
    const flow = await openOn({ device, prefersUniversalLinks })
    const [href, where] = await tap(flow, wallet)
    const uri = decodeURIComponent(decodeURIComponent(href.slice(start.length)))
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/)
    expect([href, where]).toEqual([`${start}${encode(uri)}`, target])
    const again = flow.host.modal.getByRole('link', { name: `Open ${wallet}` })
    expect([await again.getAttribute('href'), await again.getAttribute('target')]).toEqual([href, target])
    expect(await again.getAttribute('rel')).toContain('noreferrer')
  })

  test('behavior: “Open” again, and again: the same link each time, within the tap', async () => {
    const flow = await openOn({ device: 'iOS Safari', prefersUniversalLinks: own })
    const first = await tap(flow, 'Petrel')
    const again = flow.host.modal.getByRole('link', { name: 'Open Petrel' })
    await again.click()
    await again.click()
    expect(await opened(flow.host)).toEqual([first, first, first])
  })
})

describe('the wallet that was chosen on this device', () => {
  const choice =
    ({ page }: HostFlow) =>
    (): Promise<string> =>
      page.evaluate(() => localStorage.getItem('billfold/default/deep-link') ?? 'none')
  const statusOf = (host: HostFlow) => async () => (await host.snapshot()).account.status

  async function paired(): Promise<PairingFlow> {
    const flow = await openOn({ device: 'iOS Safari', prefersUniversalLinks: own })
    const [href] = await tap(flow, 'Petrel')
    await flow.follow(href)
    await expect.poll(statusOf(flow.host)).toBe('connected')
    expect(await choice(flow.host)()).toContain('petrel://')
    return flow
  }

  test('behavior: the app disconnects: it is not kept', async () => {
    const flow = await paired()
    await flow.host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await expect.poll(choice(flow.host)).toBe('none')
  })

  test('behavior: the wallet ends the session: it is not kept', async () => {
    const flow = await paired()
    await flow.phone.disconnect()
    await expect.poll(statusOf(flow.host)).toBe('disconnected')
    await expect.poll(choice(flow.host)).toBe('none')
  })

  test('behavior: the page is loaded anew: it is kept as long as the session', async () => {
    const flow = await paired()
    await flow.host.reload()
    await flow.host.ready()
    expect(await statusOf(flow.host)()).toBe('connected')
    expect(await choice(flow.host)()).toContain('petrel://')
  })
})
