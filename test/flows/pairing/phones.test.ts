import { alice } from '@billfold/local-chains/evm/seed'
import type { BrowserContextOptions } from 'playwright'
import { stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'

import type { HostFlow } from '../harness/host-flow.js'
import { devices } from './harness/devices.js'
import type { PairingFlow } from './harness/pairing-flow.js'
import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

const custom = [
  { id: 'petrel', name: 'Petrel', mobile_link: 'petrel://' },
  { id: 'skua', name: 'Skua', mobile_link: 'skua:', webapp_link: 'https://skua.example' },
]

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

describe('the forms of a wallet', () => {
  test('behavior: a wallet with a web page has tabs, and the page opens beside; its host is shown before one leaves', async () => {
    const flow = await openOn(devices['iOS Safari'])
    await tap(flow, 'Skua')
    await flow.host.modal.getByRole('tab', { name: 'Web' }).click()
    const link = flow.host.modal.getByRole('link', { name: 'Open Skua' })
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/skua\.example\/wc\?uri=wc%3A/)
    expect(await link.getAttribute('target')).toBe('_blank')
    await expect.poll(() => flow.host.modal.getByText('Skua opens in a new tab at skua.example.').count()).toBe(1)
  })
})

describe('away in the wallet, and back', () => {
  const pairingIn = (href: string): string => decodeURIComponent(href.slice(href.indexOf('uri=') + 4))
  const statusOf = (host: HostFlow) => async () => (await host.snapshot()).account.status

  test('default: approved there: connected here, the choice is kept without the pairing, and a request opens the wallet', async () => {
    const flow = await openOn(devices['iOS Safari'])
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
    const flow = await openOn(devices['iOS Safari'])
    const [href] = await tap(flow, 'Petrel')
    flow.phone.behavior = 'wait'
    await flow.phone.scan(pairingIn(href))
    await expect.poll(() => flow.phone.proposals).toBe(1)
    await flow.host.page.goto('about:blank')
    await flow.phone.decide('approve')
    await flow.host.page.goBack()
    await expect.poll(statusOf(flow.host)).toBe('connected')
    expect(flow.phone.sessions).toHaveLength(1)
  })
})
