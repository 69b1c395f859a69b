import { type Kernel, type KernelOptionsInput, createKernel } from '@billfold/kernel'
import {
  type FakeAnswer,
  type FakePorts,
  fakeChain,
  fakeClock,
  fakeConnector,
  fakeDevice,
  fakeNetwork,
  fakePorts,
  fakeWallet,
} from '@billfold/test/fakes'
import { afterEach, describe, expect, test } from 'vitest'
import { type Activity, activityKey } from './contract.js'
import * as limits from './limits.js'
import { activity } from './manifest.js'

const address = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
const networks = [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 10 }), fakeNetwork('eip155', { id: 99 })]
const kernels: Kernel[] = []

afterEach(async () => {
  for (const kernel of kernels.splice(0)) await kernel.destroy()
})

interface Page {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly store: Activity
  readonly stop: () => void
  /** The queries for the history, in order. */
  asked(): readonly Readonly<Record<string, string>>[]
  settle(step?: number): Promise<void>
}

interface PageOptions {
  readonly history?: readonly [FakeAnswer, ...FakeAnswer[]]
  readonly options?: Partial<KernelOptionsInput>
  readonly ports?: FakePorts
  /** Milliseconds between two looks at whether an answer has come. */
  readonly step?: number
}

/** A page with a connected wallet, and somebody who looks at what it did. */
async function page({ history = [told([mined(5)])], options = {}, ports = fakePorts(), step: first = 1 }: PageOptions = {}): Promise<Page> {
  ports.fetch.route('/v1/supported-chains', { json: { http: ['eip155:1', 'eip155:10'], ws: [] } }).route('/history', ...history)
  const kernel = createKernel(ports, [fakeChain('eip155'), activity()], {
    projectId: 'test',
    networks,
    endpoints: { blockchain: 'https://chain.example' },
    ...options,
  })
  kernels.push(kernel)
  const wallet = fakeWallet({ accounts: [{ address }], networkId: 'eip155:1', networkIds: ['eip155:1', 'eip155:10', 'eip155:99'] })
  const connector = fakeConnector({ wallet })
  kernel.connectors.add(connector)
  await kernel.connections.connect(connector)
  const store = await kernel.load(activityKey)
  const stop = store.follow()
  const settle = async (step = 1): Promise<void> => {
    await expect.poll(async () => (await ports.clock.settle(step), store.newest.phase), { interval: 5 }).not.toMatch(/idle|loading/)
  }
  await settle(first)
  const asked: Page['asked'] = () => ports.fetch.requests.filter(({ path }) => path.endsWith('/history')).map(({ query }) => query)
  return { kernel, ports, store, stop, asked, settle }
}

const second = (at: number): string => new Date(1_700_000_000_000 + at * 1_000).toISOString()

function mined(at: number, changes: object = {}): object {
  const metadata = { minedAt: second(at), chain: 'eip155:1', operationType: 'send', status: 'confirmed', sentFrom: 'a', sentTo: 'b' }
  return { id: `t${at}`, metadata: { ...metadata, ...changes }, transfers: [] }
}

function told(data: readonly object[], next: string | null = null): { readonly json: object } {
  return { json: { data, next } }
}

const ids = ({ mined: all }: Activity): string => all.map(({ id }) => id.slice(1)).join(' ')

describe('whom it asks', () => {
  test('default: the service, for the address and the chain; data and next are read', async () => {
    const { store, asked, ports } = await page({ history: [told([mined(5), mined(7)], 'c1')] })
    expect(asked()).toEqual([{ chainId: 'eip155:1', projectId: 'test', st: expect.any(String), sv: expect.any(String) }])
    expect(ports.fetch.requests.at(-1)?.path).toBe(`/v1/account/${address}/history`)
    expect([ids(store), store.hasOlder, store.newest.value?.isKnown]).toEqual(['7 5', true, true])
  })

  test('behavior: the call is skipped when the network is not supported by the blockchain API', async () => {
    const { kernel, store, asked, settle } = await page()
    await kernel.networkSwitch.switchTo('eip155:99')
    await settle()
    expect([asked().length, store.newest.value]).toEqual([1, { isKnown: false, transactions: [], next: undefined }])
  })

  test('behavior: without an endpoint nobody is asked', async () => {
    const { store, ports } = await page({ options: { endpoints: {} } })
    expect([store.newest.value?.isKnown, ports.fetch.requests.length]).toEqual([false, 0])
  })

  test('behavior: a switch of the network shows that of the other one alone', async () => {
    const history = ({ query }: { readonly query: Readonly<Record<string, string>> }) =>
      query['chainId'] === 'eip155:10' ? told([mined(9, { chain: 'eip155:10' }), mined(8)]) : told([mined(5)])
    const { kernel, store, settle } = await page({ history: [history] })
    await kernel.networkSwitch.switchTo('eip155:10')
    await settle()
    expect(ids(store)).toBe('9')
  })

  test('behavior: without the feature it takes no part', async () => {
    const kernel = createKernel(fakePorts(), [activity()], { projectId: 'test', networks, features: { activity: false } })
    kernels.push(kernel)
    await expect(kernel.load(activityKey)).rejects.toMatchObject({ name: 'BillfoldError' })
  })
})

describe('how long an answer counts', () => {
  test('behavior: 15 s, by address and chain, over reloads', async () => {
    const ports = fakePorts()
    const { store, asked } = await page({ ports, history: [told([mined(5)])] })
    await ports.clock.settle(14_000)
    store.renew()
    await ports.clock.settle(0)
    expect(asked()).toHaveLength(1)
    const again = await page({ ports, history: [told([mined(5), mined(6)])] })
    expect([ids(again.store), again.asked().length]).toEqual(['5', 1])
    await ports.clock.settle(2_000)
    again.store.renew()
    await again.settle()
    await expect.poll(async () => (await ports.clock.settle(1), ids(again.store))).toBe('6 5')
  })

  test('behavior: a disconnect leaves nothing of it', async () => {
    const { kernel, ports, store } = await page()
    await kernel.connections.disconnect()
    await ports.clock.settle(1)
    expect([ids(store), store.months, store.find('t5')]).toEqual(['', [], undefined])
  })
})

describe('pages', () => {
  test('default: the next page follows where the last one ended', async () => {
    const { store, asked, ports } = await page({ history: [told([mined(9), mined(8)], 'c1'), told([mined(7)], 'c2'), told([mined(6)])] })
    await Promise.all([store.loadOlder(), ports.clock.settle(1)])
    await Promise.all([store.loadOlder(), ports.clock.settle(1)])
    expect([ids(store), store.hasOlder, asked().map(({ cursor }) => cursor)]).toEqual(['9 8 7 6', false, [undefined, 'c1', 'c2']])
  })

  test('behavior: one page at a time, and none where there is none', async () => {
    const { store, asked, ports } = await page({ history: [told([mined(9)], 'c1'), told([mined(8)])] })
    await Promise.all([store.loadOlder(), store.loadOlder(), ports.clock.settle(1)])
    await Promise.all([store.loadOlder(), ports.clock.settle(1)])
    expect(asked()).toHaveLength(2)
  })

  test("behavior: a page that fails says 'Failed to fetch transactions', keeps the rest and can be asked for again", async () => {
    const { kernel, store, ports } = await page({ history: [told([mined(9)], 'c1'), { status: 400 }, told([mined(8)])] })
    await Promise.all([store.loadOlder(), ports.clock.settle(1)])
    expect([store.olderPhase, ids(store), kernel.toasts.current?.message]).toEqual(['failed', '9', 'Failed to fetch transactions'])
    await Promise.all([store.loadOlder(), ports.clock.settle(1)])
    expect([store.olderPhase, ids(store)]).toEqual(['ready', '9 8'])
  })

  test('behavior: a page that was asked for behind a history that was dropped meanwhile leaves no gap', async () => {
    const late = { ...told([mined(8)]), delay: 500 }
    const { store, ports } = await page({ history: [told([mined(9)], 'c1'), late, told([mined(50)], 'c2'), told([mined(49)])] })
    const older = store.loadOlder()
    await Promise.all([store.newest.refresh(), ports.clock.settle(1)])
    await Promise.all([older, ports.clock.settle(500)])
    expect([ids(store), store.olderPhase]).toEqual(['50', 'ready'])
    await Promise.all([store.loadOlder(), ports.clock.settle(1)])
    expect(ids(store)).toBe('50 49')
  })

  test('behavior: a page that comes after the network was changed is not shown', async () => {
    const { kernel, store, ports, settle } = await page({ history: [told([mined(9)], 'c1'), { json: {}, delay: 500 }, told([])] })
    const older = store.loadOlder()
    await kernel.networkSwitch.switchTo('eip155:10')
    await Promise.all([older, ports.clock.settle(600)])
    await settle()
    expect([ids(store), store.olderPhase]).toEqual(['', 'idle'])
  })
})

describe('what fails', () => {
  test("behavior: 'Failed to fetch transactions' once, as a toast, and it can be asked again", async () => {
    const { kernel, store, ports, settle } = await page({ history: [{ status: 400 }, { status: 400 }, told([mined(5)])] })
    expect([store.newest.phase, kernel.toasts.current]).toMatchObject([
      'failed',
      { variant: 'error', message: 'Failed to fetch transactions' },
    ])
    kernel.toasts.hide()
    await ports.clock.settle(limits.lockout)
    await Promise.all([store.newest.refresh(), ports.clock.settle(1)])
    expect(kernel.toasts.current).toBeUndefined()
    await ports.clock.settle(limits.lockout)
    await Promise.all([store.newest.refresh(), ports.clock.settle(1)])
    await settle()
    expect(ids(store)).toBe('5')
  })

  test('behavior: being offline is no failure; back online it asks by itself', async () => {
    const ports = fakePorts({ device: fakeDevice({ online: false }) })
    const { kernel, store, settle } = await page({ ports })
    expect([store.newest.phase, kernel.toasts.current]).toEqual(['offline', undefined])
    ports.device.goOnline()
    await settle()
    await expect.poll(async () => (await ports.clock.settle(1), ids(store))).toBe('5')
  })

  test.each([
    ['no rows', { json: { data: 'all' } }],
    ['no object', { json: [] }],
    ['nothing', { status: 500 }],
  ])('parameters: a service that answers %s has failed', async (_, answer) => {
    const { store } = await page({ history: [answer] })
    expect(store.newest.phase).toBe('failed')
  })
})

describe('what analytics hear', () => {
  test('behavior: of each older page that is asked for, and of each that did not come', async () => {
    const { kernel, store, ports } = await page({ history: [told([mined(9)], 'c1'), told([mined(8)], 'c2'), { status: 400 }] })
    const heard: unknown[] = []
    kernel.events.on('analytics:recorded', (recorded) => heard.push(recorded))
    for (let turn = 0; turn < 2; turn++) await Promise.all([store.loadOlder(), ports.clock.settle(1)])
    const facts = { address, properties: { isSmartAccount: false } }
    expect(heard).toEqual([
      { event: 'LOAD_MORE_TRANSACTIONS', ...facts },
      { event: 'LOAD_MORE_TRANSACTIONS', ...facts },
      { event: 'ERROR_FETCH_TRANSACTIONS', ...facts },
    ])
  })

  test('behavior: of a first page that did not come', async () => {
    const { kernel, store, ports } = await page({ history: [{ status: 400 }] })
    const heard: unknown[] = []
    kernel.events.on('analytics:recorded', ({ event, properties }) => heard.push([event, properties]))
    await ports.clock.settle(limits.lockout)
    await Promise.all([store.newest.refresh(), ports.clock.settle(1)])
    expect(heard).toEqual([['ERROR_FETCH_TRANSACTIONS', { isSmartAccount: false }]])
  })
})

describe('faults', () => {
  const piece = (name: string): object => ({
    ...mined(9),
    transfers: [{ direction: 'in', quantity: { numeric: '1' }, nft_info: { name, flags: { is_spam: false } } }],
  })

  test('behavior: a service that never answers has failed in the end, and what it says then is shown', async () => {
    const { store, settle, ports } = await page({ history: ['hang', told([mined(5)])], step: 5_000 })
    expect([store.newest.phase, ports.leaks().requests]).toEqual(['failed', 0])
    await ports.clock.settle(limits.lockout)
    await Promise.all([store.newest.refresh(), ports.clock.settle(1)])
    await settle()
    expect(ids(store)).toBe('5')
  })

  test('behavior: a service that is slow is waited for', async () => {
    expect(ids((await page({ history: [{ ...told([mined(5)]), delay: 9_000 }], step: 1_000 })).store)).toBe('5')
  })

  test('behavior: pages out of order are one list, newest first', async () => {
    const { store, ports } = await page({ history: [told([mined(3), mined(9)], 'c1'), told([mined(5), mined(8), mined(1)])] })
    await Promise.all([store.loadOlder(), ports.clock.settle(1)])
    expect(ids(store)).toBe('9 8 5 3 1')
  })

  test('behavior: a service that repeats one page under ever new cursors is asked ten times', async () => {
    let count = 0
    const { store, asked, ports } = await page({ history: [() => told([mined(9)], `c${count++}`)] })
    for (let turn = 0; turn < 50; turn++) await Promise.all([store.loadOlder(), ports.clock.settle(1)])
    expect([ids(store), store.hasOlder, asked().length]).toEqual(['9', false, 1 + limits.emptyPages])
  })

  test('behavior: a cursor that leads in a circle ends the list, and nothing stands there twice', async () => {
    const next: Readonly<Record<string, string>> = { c1: 'c2', c2: 'c3', c3: 'c1' }
    const answer = ({ query: { cursor = '' } }: { readonly query: Readonly<Record<string, string>> }) =>
      told([mined(9 - Number(cursor.slice(1)))], next[cursor] ?? 'c1')
    const { store, asked, ports } = await page({ history: [answer] })
    for (let turn = 0; turn < 10; turn++) await Promise.all([store.loadOlder(), ports.clock.settle(1)])
    expect([ids(store), asked().length]).toEqual(['9 8 7 6', 4])
  })

  test('behavior: ten thousand are listed, and no more are asked for', async () => {
    const rows = (from: number): readonly object[] => Array.from({ length: 1_000 }, (_, index) => mined(-from - index))
    let count = 0
    const { store, asked, ports } = await page({ history: [() => told(rows(1_000 * count++), `c${count}`)] })
    for (let turn = 0; turn < 15; turn++) await Promise.all([store.loadOlder(), ports.clock.settle(1)])
    expect([store.mined.length, store.hasOlder, asked().length]).toEqual([limits.transactions, false, 10])
  })

  test('behavior: a name of 1.5 MB is shown cut, and is kept nowhere', async () => {
    const { store, ports } = await page({ history: [told([piece('x'.repeat(1_500_000)), mined(5)])] })
    expect([ids(store), store.find('t9')?.transfers[0]?.name.length]).toEqual(['9 5', 40])
    expect([...ports.storage.data.values()].join('').length).toBeLessThan(limits.kept)
  })

  test('behavior: a page of 5 MB has failed like any other, and can be asked for again', async () => {
    const { store, ports, settle } = await page({ history: [told([piece('x'.repeat(5_000_000))]), told([mined(5)])] })
    expect(store.newest.phase).toBe('failed')
    await ports.clock.settle(limits.lockout)
    await Promise.all([store.newest.refresh(), ports.clock.settle(1)])
    await settle()
    expect(ids(store)).toBe('5')
  })

  test('behavior: a device whose clock is years behind lists what was mined since, and asks again when it is set', async () => {
    const { store, asked, ports, settle } = await page({ ports: fakePorts({ clock: fakeClock({ now: 0 }) }) })
    expect([ids(store), store.months.length]).toEqual(['5', 1])
    ports.clock.jump(1_700_000_000_000)
    store.renew()
    await settle()
    ports.clock.jump(-1_700_000_000_000)
    store.renew()
    await settle()
    expect(asked()).toHaveLength(3)
  })
})

describe('what is on its way', () => {
  const waiting = mined(8, { status: 'pending' })

  test('default: it stands by itself, and is looked for until it was mined', async () => {
    const { store, asked, ports } = await page({
      history: [told([waiting, mined(5)]), told([waiting, mined(5)]), told([mined(8), mined(5)])],
    })
    const [first] = store.pending
    expect([first?.id, ids(store)]).toEqual(['t8', '5'])
    await ports.clock.settle(limits.pendingCheck)
    await expect.poll(async () => (await ports.clock.settle(0), asked().length)).toBe(2)
    await ports.clock.settle(limits.pendingCheck)
    await expect.poll(async () => (await ports.clock.settle(0), ids(store))).toBe('8 5')
    await ports.clock.settle(limits.pendingCheck * 3)
    expect([store.pending, asked().length]).toEqual([[], 3])
  })

  test('behavior: what this page sent stands on top at once, and once the service tells of it only there', async () => {
    const sent = { network: 'eip155:1', hash: 't8', at: 1_700_000_010_000, to: 'b', amount: '1.5' } as const
    const { kernel, store, asked, ports } = await page({ history: [told([waiting, mined(5)].slice(1)), told([mined(8), mined(5)])] })
    const at = ports.clock.now()
    kernel.families.find('eip155')?.describe(address, { sent: [{ ...sent, at }] })
    expect(store.pending).toMatchObject([{ id: 't8', status: 'pending', transfers: [{ amount: '1.5' }] }])
    expect(store.find('t8')?.status).toBe('pending')
    await ports.clock.settle(limits.pendingCheck)
    await expect.poll(async () => (await ports.clock.settle(0), asked().length)).toBe(2)
    await expect.poll(async () => (await ports.clock.settle(0), ids(store))).toBe('8 5')
    expect([store.pending, store.find('t8')?.status]).toEqual([[], 'confirmed'])
  })

  test('behavior: who looks at what was sent goes on seeing it when the service writes its hash in another way', async () => {
    const { kernel, store, ports } = await page({ history: [told([mined(5)]), told([{ ...mined(8), id: '0xab8' }, mined(5)])] })
    const sent = { network: 'eip155:1', hash: 'AB8', at: ports.clock.now() } as const
    kernel.families.find('eip155')?.describe(address, { sent: [sent] })
    expect(store.find('AB8')?.status).toBe('pending')
    await ports.clock.settle(limits.pendingCheck)
    await expect.poll(async () => (await ports.clock.settle(0), store.find('AB8')?.status)).toBe('confirmed')
  })

  test('behavior: it is asked for at once when a balance of its family has changed, as it does when a transfer is confirmed', async () => {
    const { kernel, store, asked, ports } = await page({ history: [told([waiting, mined(5)]), told([mined(8), mined(5)])] })
    kernel.events.publish('balance:changed', { namespace: 'solana' })
    await ports.clock.settle(0)
    expect(asked()).toHaveLength(1)
    kernel.events.publish('balance:changed', { namespace: 'eip155' })
    await expect.poll(async () => (await ports.clock.settle(0), ids(store))).toBe('8 5')
    expect(store.pending).toEqual([])
  })

  test('behavior: nobody asks while nobody looks', async () => {
    const { kernel, stop, asked, ports } = await page({ history: [told([waiting])] })
    stop()
    kernel.events.publish('balance:changed', { namespace: 'eip155' })
    await ports.clock.settle(limits.pendingCheck * 3)
    expect(asked()).toHaveLength(1)
  })

  test('behavior: 99 at most', async () => {
    const many = Array.from({ length: 150 }, (_, index) => mined(index, { status: 'pending' }))
    expect((await page({ history: [told(many)] })).store.pending).toHaveLength(99)
  })
})
