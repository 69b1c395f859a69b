import { type Cloud, type Fault, startCloud } from '@billfold/cloud'
import { type ClockPort, type FetchPort, type WalletList, createKernel, walletListKey } from '@billfold/kernel'
import { fakePorts } from '@billfold/test/fakes'
import { wallets } from '@billfold/wallets'
import { describe, expect, onTestFinished, test } from 'vitest'

import { sampleNetworks } from '../gallery/views/sample-networks.js'

interface Page {
  readonly cloud: Cloud
  readonly list: Required<WalletList>
}

const network: FetchPort = async (url, { method, headers, signal }) => {
  const response = await fetch(url, { method, headers, signal })
  return { status: response.status, headers: response.headers, body: response.body, url: response.url }
}

const clock: ClockPort = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  idle: (run) => {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  },
}

/** The list of wallets on the clock and the network of this machine, and a cloud that serves the packaged registry. */
async function open(fault?: Fault): Promise<Page> {
  const cloud = await startCloud({ projects: [{ id: 'demo' }], allowFaults: true, rateLimit: { calls: 1_000, seconds: 1 } })
  if (fault !== undefined) cloud.faults.set('GET /getWallets', fault)
  const kernel = createKernel({ ...fakePorts(), fetch: network, clock }, [wallets()], {
    projectId: 'demo',
    networks: sampleNetworks,
    endpoints: { wallet: cloud.url },
  })
  onTestFinished(async () => {
    await kernel.destroy()
    await cloud.stop()
  })
  return { cloud, list: (await kernel.load(walletListKey)) as Required<WalletList> }
}

const names = ({ shown }: WalletList): readonly string[] => shown.map(({ name }) => name)

describe('the wallet list against the cloud', () => {
  test('default: every page, each wallet once, none that is over', async () => {
    const { list } = await open()
    await expect.poll(() => list.recommended.map(({ name }) => name)).toEqual(['MetaMask', 'Trust Wallet', 'OKX Wallet', 'Phantom'])
    for (let page = 0; page < 30 && list.hasMore; page += 1) {
      list.loadMore()
      await expect.poll(() => list.state).toBe('idle')
    }
    expect(list.shown).toHaveLength(list.total ?? 0)
    expect(list.shown.length).toBeGreaterThan(500)
    expect(new Set(names(list)).size).toBe(list.shown.length)
    expect(names(list)).not.toContain('Leap')
  })

  test('behavior: a search is the service’s, also by a name that a wallet had', async () => {
    const { list } = await open()
    list.search('xdefi')
    await expect.poll(() => list.searched).toBe('xdefi')
    expect(names(list)).toEqual(['Ctrl'])
  })

  test.each<[string, Fault, WalletList['failure']]>([
    ['403', { status: 403 }, 'refused'],
    ['500', { status: 500 }, 'unreachable'],
    ['a web page', { html: true }, 'unreachable'],
    ['half a text', { malformed: true }, 'unreachable'],
    ['a line that breaks', { reset: true }, 'unreachable'],
    ['too many calls, for long', { status: 429, retryAfter: 3_600 }, 'busy'],
  ])('behavior: %s is told, and trying again brings the list', async (_, fault, failure) => {
    const { cloud, list } = await open(fault)
    list.loadMore()
    await expect.poll(() => list.failure).toBe(failure)
    cloud.faults.clear()
    list.loadMore()
    await expect.poll(() => list.shown.length).toBeGreaterThanOrEqual(40)
    expect([list.state, list.failure]).toEqual(['idle', undefined])
  })

  test('behavior: after 429 and a second it comes by itself', async () => {
    const { list } = await open({ status: 429, retryAfter: 1, times: 1 })
    await expect.poll(() => list.recommended.length).toBe(4)
  })
})
