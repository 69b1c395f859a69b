import {
  type FakeReply,
  type FakeChainAdapterOptions,
  type FakePorts,
  type FakeStorage,
  connectedPage,
  fakeChain,
  fakeClock,
  fakeConnector,
  fakeNetwork,
  fakePage,
  fakePorts,
  fakeStorage,
  fakeWallet,
} from '@billfold/test/fakes'
import type { Kernel, TokenBalance } from '@billfold/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import type { Deposits } from '../contract.js'
import { exchange } from '../manifest.js'
import { type DepositStore, depositStoreKey } from './deposit-store.js'

const address = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
const lighthouse = { id: 'lighthouse', name: 'Lighthouse', imageUrl: '' }
const payPage = 'https://lighthouse.example/pay/1'
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

interface Rpc {
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

interface OpenedWindow {
  closed: boolean
  opener: unknown
  location: { href: string }
  close(): void
}

interface DepositPage {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly store: DepositStore
  readonly asked: readonly Rpc[]
  readonly windows: readonly OpenedWindow[]
  /** What the account has. */
  held: string
  /** What the service says of the order. */
  status: FakeReply
  payUrl: FakeReply
  settle(milliseconds?: number): Promise<void>
  calls(method: string): readonly Rpc[]
  events: string[]
}

const result = (value: unknown): FakeReply => ({ json: { jsonrpc: '2.0', id: 1, result: value } })
const said = (status: string, txHash?: string): FakeReply => result({ status, ...(txHash !== undefined && { txHash }) })

function usdc(numeric: string): TokenBalance {
  return { name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 1, iconUrl: '', quantity: { decimals: '6', numeric } }
}

/** A page with a connected wallet, the plugin at work, and a service that answers as the test says. */
async function page({
  storage = fakeStorage(),
  adapter,
  blocked = false,
}: { storage?: FakeStorage; adapter?: FakeChainAdapterOptions; blocked?: boolean } = {}): Promise<DepositPage> {
  const asked: Rpc[] = []
  const windows: OpenedWindow[] = []
  const open = (): OpenedWindow | null => {
    if (blocked) return null
    const opened: OpenedWindow = { closed: false, opener: {}, location: { href: '' }, close: () => void (opened.closed = true) }
    windows.push(opened)
    return opened
  }
  const clock = fakeClock(storage.data.size === 0 ? {} : { now: Date.UTC(2026, 0, 1, 1) })
  const ports = fakePorts({ storage, clock, page: fakePage({ globals: { open } }) })
  const here: { held: string; status: FakeReply; payUrl: FakeReply } = {
    held: '5',
    status: said('UNKNOWN'),
    payUrl: result({ url: payPage, sessionId: 'session' }),
  }
  ports.fetch.route('/v1/json-rpc', ({ body }) => {
    const call = JSON.parse(body ?? '') as Rpc
    asked.push(call)
    if (call.method === 'reown_getExchanges') return result({ exchanges: [lighthouse], total: 1 })
    return call.method === 'reown_getExchangePayUrl' ? here.payUrl : here.status
  })
  const { kernel, end } = await connectedPage({
    plugins: [fakeChain('eip155', { token: async () => usdc(here.held), ...adapter }), exchange()],
    connector: fakeConnector({ wallet: fakeWallet({ accounts: [{ address }], networkId: 'eip155:1', networkIds: ['eip155:1'] }) }),
    networks: [fakeNetwork('eip155')],
    ports,
    options: { endpoints: { exchange: 'https://cloud.example' }, features: { payWithExchange: true } },
  })
  ends.push(end)
  const events: string[] = []
  kernel.events.on('analytics:recorded', ({ event }) => event.startsWith('PAY') && events.push(event))
  kernel.events.on('exchange:settled', ({ phase }) => events.push(phase))
  const store = await kernel.load(depositStoreKey)
  const settle = async (milliseconds = 50): Promise<void> => {
    for (let step = 0; step < 20; step += 1) await ports.clock.settle(milliseconds / 20)
  }
  return Object.assign(here, {
    kernel,
    ports,
    store,
    asked,
    windows,
    settle,
    events,
    calls: (method: string) => asked.filter((call) => call.method === method),
  })
}

/** The storage of a browser in which the page was closed and comes again. */
function reloaded({ ports }: DepositPage): FakeStorage {
  return fakeStorage({ data: Object.fromEntries([...ports.storage.data].filter(([key]) => key.includes('exchange.'))) })
}

/** Opens the modal, and goes to an exchange with ten USDC. */
async function start(here: DepositPage, amount = '10'): Promise<void> {
  const { kernel, store, settle } = here
  await kernel.modal.open({ view: 'Account' })
  store.type(amount)
  const started = store.start(lighthouse)
  await settle(200)
  await started
}

describe('deposits', () => {
  test('exchange JSON-RPC: a POST with projectId in params, for exchanges, the page and the status', async () => {
    const here = await page()
    here.store.prepare()
    await expect.poll(async () => (await here.settle(), here.asked.length), { interval: 5 }).toBe(1)
    await start(here)
    await here.settle(4_000)
    const asset = 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
    expect(here.asked[0]).toEqual({
      ...{ jsonrpc: '2.0', id: 1, method: 'reown_getExchanges' },
      params: { page: 0, asset, amount: '0', projectId: 'test' },
    })
    expect(here.calls('reown_getExchangePayUrl').map(({ params }) => params)).toEqual([
      { exchangeId: 'lighthouse', asset, amount: '10', recipient: `eip155:1:${address}`, requestId: expect.any(String), projectId: 'test' },
    ])
    expect(here.calls('reown_getExchangeBuyStatus')[0]?.params).toEqual({
      exchangeId: 'lighthouse',
      sessionId: 'session',
      projectId: 'test',
    })
    const [request] = here.ports.fetch.requests.filter(({ path }) => path === '/v1/json-rpc')
    expect([request?.method, new URL(request?.url ?? '').searchParams.get('source')]).toEqual(['POST', 'fund-wallet'])
  })

  test('an error field in the answer throws, and is said; nothing is left of the order', async () => {
    const here = await page()
    here.payUrl = { json: { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: 'Lighthouse takes no orders.' } } }
    await start(here)
    expect(here.store.desk.failure).toMatchObject({ code: 'exchange/refused', context: { reason: 'Lighthouse takes no orders.' } })
    expect([here.store.order, here.windows[0]?.closed]).toEqual([undefined, true])
    here.payUrl = { json: { jsonrpc: '2.0', id: 1, error: { message: 'eip155:1/slip44:60 is not supported by it' } } }
    await start(here)
    expect(here.store.desk.failure).toMatchObject({ code: 'exchange/unsupported-asset' })
  })

  test('default: opened within the press, followed, and told once the network has all of it', async () => {
    const here = await page()
    await start(here)
    expect(here.windows.map(({ location, opener }) => [location.href, opener])).toEqual([[payPage, null]])
    expect(here.store.phase).toBe('open')
    here.status = said('IN_PROGRESS')
    await here.settle(4_000)
    expect(here.store.phase).toBe('paid')
    here.status = said('SUCCESS', '0xabc')
    await here.settle(6_000)
    expect(here.store.phase).toBe('sent')
    here.held = '15'
    await here.settle(10_000)
    expect([here.store.phase, here.store.order?.txHash]).toEqual(['arrived', '0xabc'])
    expect(here.events).toEqual(['PAY_EXCHANGE_SELECTED', 'PAY_INITIATED', 'arrived', 'PAY_SUCCESS'])
  })

  test('behavior: it is asked every 3 s at the most, backing off, and not at all while the modal is closed', async () => {
    const here = await page()
    await start(here)
    const looks = (): number => here.calls('reown_getExchangeBuyStatus').length
    await here.settle(2_000)
    expect(looks()).toBe(0)
    await here.settle(60_000)
    const before = looks()
    expect(before).toBeGreaterThan(3)
    expect(before).toBeLessThan(10)
    here.kernel.modal.close()
    await here.settle(120_000)
    expect(looks()).toBe(before)
    here.status = said('IN_PROGRESS')
    await here.kernel.modal.open({ view: 'Account' })
    await here.settle(4_000)
    expect([looks() > before, here.store.phase]).toEqual([true, 'paid'])
  })

  test('behavior: a status that goes backwards, and a word that nobody knows, change nothing', async () => {
    const here = await page()
    await start(here)
    here.status = said('IN_PROGRESS')
    await here.settle(4_000)
    for (const word of ['UNKNOWN', 'ON_THE_SHELF', '']) {
      here.status = said(word)
      await here.settle(16_000)
      expect(here.store.order?.status).toBe('paid')
    }
  })

  test.each<readonly [string, FakeReply]>([
    ['is a refusal', { json: { jsonrpc: '2.0', id: 1, error: { message: 'away' } } }],
    ['is broken', { status: 500 }],
    ['cannot be read', result({ status: 7 })],
    ['is no JSON', { text: '{"jsonrpc":' }],
  ])('behavior: an answer that %s is none: it is said, asked again, and the order stays', async (_, answer) => {
    const here = await page()
    await start(here)
    here.status = answer
    await here.settle(20_000)
    expect(here.store.phase).toBe('silent')
    here.status = said('IN_PROGRESS')
    await here.settle(20_000)
    expect(here.store.phase).toBe('paid')
  })

  test('behavior: who never says what became of it is given up, and asked again when somebody wishes', async () => {
    const here = await page()
    await start(here)
    for (let minute = 0; minute < 30; minute += 1) await here.settle(60_000)
    expect(here.store.phase).toBe('unknown')
    const before = here.asked.length
    await here.settle(60_000)
    expect(here.asked).toHaveLength(before)
    here.status = said('SUCCESS')
    here.held = '15'
    here.store.desk.askAgain()
    await here.settle(4_000)
    expect(here.store.phase).toBe('arrived')
  })

  test.each([
    ['less arrives', '14', 'less'],
    ['it is paid twice', '25', 'more'],
    ['nothing arrives', '5', 'missing'],
  ])('behavior: %s, and is told with what the network has', async (_, held, phase) => {
    const here = await page()
    await start(here)
    here.status = said('SUCCESS', '0xabc')
    here.held = held
    for (let minute = 0; minute < 4; minute += 1) await here.settle(60_000)
    expect(here.store.phase).toBe(phase)
  })

  test('behavior: where nobody can read the balance the word of the exchange is told as such', async () => {
    const here = await page({ adapter: { token: () => Promise.reject(new Error('away')) } })
    await start(here)
    here.status = said('SUCCESS')
    await here.settle(4_000)
    expect(here.store.phase).toBe('unread')
  })

  test('behavior: a closed page is a hint, and what was paid there is still found', async () => {
    const here = await page()
    await start(here)
    here.windows[0]?.close()
    await here.settle(2_000)
    expect(here.store.phase).toBe('closed')
    here.status = said('IN_PROGRESS')
    await here.settle(6_000)
    expect(here.store.phase).toBe('paid')
  })

  test('behavior: where the browser opens no window there is the address to follow', async () => {
    const here = await page({ blocked: true })
    await start(here)
    expect([here.store.phase, here.store.order?.url]).toEqual(['open', payPage])
  })

  test.each(['javascript:alert(1)', 'http://lighthouse.example/pay', 'data:text/html,x', 'x'.repeat(3_000)])(
    'behavior: the page %s is not opened',
    async (url) => {
      const here = await page()
      here.payUrl = result({ url, sessionId: 'session' })
      await start(here)
      expect([here.windows[0]?.location.href, here.windows[0]?.closed, here.store.order]).toEqual(['', true, undefined])
    },
  )

  test.each(['1e3', '1,5', 'NaN', '9'.repeat(400), '0', '', '-1', '0.0000001'])(
    'behavior: with %s as its amount nothing is asked',
    async (amount) => {
      const here = await page()
      await start(here, amount)
      expect([here.windows.length, here.calls('reown_getExchangePayUrl').length]).toEqual([0, 0])
    },
  )
})

describe('deposits without the modal', () => {
  test('behavior: filled in, opened within the press, followed while no modal stands, and put away', async () => {
    const here = await page()
    const deposits: Deposits = here.store
    deposits.prepare()
    await expect
      .poll(async () => (await here.settle(), deposits.exchanges.value?.map(({ id }) => id)), { interval: 5 })
      .toEqual(['lighthouse'])
    const asset = deposits.assets.find(({ metadata }) => metadata.symbol === 'USDC')
    if (asset === undefined) throw new Error('There is no USDC')
    deposits.fillIn({ asset, amount: '10' })
    expect([deposits.asset, deposits.amount, deposits.recipient]).toEqual([asset, '10', `eip155:1:${address}`])
    const started = deposits.start(lighthouse)
    await here.settle(200)
    await started
    expect([here.kernel.modal.isOpen, here.windows.length, deposits.order?.sessionId]).toEqual([false, 1, 'session'])
    here.held = '15'
    here.status = said('SUCCESS', '0x01')
    await here.settle(20_000)
    expect(deposits.phase).toBe('arrived')
    deposits.startOver()
    expect([deposits.order, deposits.failure]).toEqual([undefined, undefined])
  })

  test('behavior: what failed is told, and nothing is thrown', async () => {
    const here = await page()
    here.payUrl = { status: 500 }
    const deposits: Deposits = here.store
    deposits.fillIn({ amount: '10' })
    const started = deposits.start(lighthouse)
    await here.settle(30_000)
    await started
    expect(deposits.failure).toBeInstanceOf(Error)
    deposits.startOver()
    expect(deposits.failure).toBeUndefined()
  })
})

describe('one order', () => {
  const ids = (...pages: readonly DepositPage[]): ReadonlySet<unknown> =>
    new Set(pages.flatMap((each) => each.calls('reown_getExchangePayUrl').map(({ params }) => params['requestId'])))

  test('behavior: a double press', async () => {
    const here = await page()
    await here.kernel.modal.open({ view: 'Account' })
    here.store.type('10')
    const pressed = [here.store.start(lighthouse), here.store.start(lighthouse)]
    await here.settle(200)
    await Promise.all(pressed)
    expect([here.calls('reown_getExchangePayUrl').length, here.windows.length]).toEqual([1, 1])
  })

  test('behavior: another try after nobody has answered', async () => {
    const here = await page()
    here.payUrl = { status: 503 }
    await start(here)
    expect(here.store.desk.failure).toMatchObject({ code: 'http/status' })
    here.payUrl = result({ url: payPage, sessionId: 'session' })
    await start(here)
    expect([here.calls('reown_getExchangePayUrl').length, ids(here).size, here.store.phase]).toEqual([2, 1, 'open'])
  })

  test.each(['offline', 'hang', 'html', 'malformed', 'cut', 'unavailable', 'deep'] as const)(
    'behavior: a service that is %s: it is said, the window is closed, and another try is the same order',
    async (fault) => {
      const here = await page()
      here.ports.fetch.route('/v1/json-rpc', fault)
      await here.kernel.modal.open({ view: 'Account' })
      here.store.type('10')
      const started = here.store.start(lighthouse)
      await expect.poll(async () => (await here.settle(2_000), here.store.desk.isPlacing), { interval: 5 }).toBe(false)
      await started
      expect([here.store.desk.failure !== undefined, here.windows[0]?.closed, here.windows[0]?.location.href]).toEqual([true, true, ''])
      expect(here.store.typed).toBe('10')
      const { id } = here.store.order ?? {}
      here.ports.fetch.route('/v1/json-rpc', { json: { jsonrpc: '2.0', id: 1, result: { url: payPage, sessionId: 'session' } } })
      await start(here)
      expect([here.store.order?.id, here.store.phase]).toEqual([id, 'open'])
    },
  )

  test('behavior: a window that was closed before the page came is said, and the page stays one press away', async () => {
    const here = await page()
    await here.kernel.modal.open({ view: 'Account' })
    here.store.type('10')
    const started = here.store.start(lighthouse)
    here.windows[0]?.close()
    await here.settle(2_000)
    await started
    expect([here.store.phase, here.store.order?.url]).toEqual(['closed', payPage])
  })

  test.each([
    ['of 400 digits', '9'.repeat(400)],
    ['that is no number', 'NaN'],
    ['below 0', '-5'],
  ])('behavior: a balance %s is none, and the order is kept over a reload', async (_, held) => {
    const before = await page({ adapter: { token: async () => usdc(held) } })
    await start(before)
    expect(before.store.order?.heldBefore).toBeUndefined()
    expect((await page({ storage: reloaded(before) })).store.order?.id).toBe(before.store.order?.id)
    before.status = said('SUCCESS')
    await before.settle(4_000)
    expect(before.store.phase).toBe('unread')
  })

  test('behavior: a reload takes it up again, and pressing once more asks for nothing', async () => {
    const before = await page()
    await start(before)
    const after = await page({ storage: reloaded(before) })
    expect([after.store.phase, after.store.order?.id]).toEqual(['open', before.store.order?.id])
    await start(after)
    expect([after.calls('reown_getExchangePayUrl').length, after.windows[0]?.location.href]).toEqual([0, payPage])
    after.status = said('IN_PROGRESS')
    await after.settle(6_000)
    expect(after.store.phase).toBe('paid')
  })

  test('behavior: what is over is not taken up again', async () => {
    const before = await page()
    await start(before)
    before.status = said('FAILED')
    await before.settle(6_000)
    expect([before.store.phase, before.events.at(-1)]).toEqual(['failed', 'PAY_ERROR'])
    expect((await page({ storage: reloaded(before) })).store.order).toBeUndefined()
  })

  test('behavior: what was put away is not taken up again', async () => {
    const before = await page()
    await start(before)
    before.store.desk.dismiss()
    expect((await page({ storage: reloaded(before) })).store.order).toBeUndefined()
  })

  test.each([
    ['leads to a script', (text: string) => text.replace(payPage, 'javascript:alert(1)')],
    ['is cut in half', (text: string) => text.slice(0, text.length / 2)],
    ['counts in exponents', (text: string) => text.replace('"amount":"10"', '"amount":"1e1"')],
  ])('behavior: a stored order that %s is none', async (_, spoil) => {
    const before = await page()
    await start(before)
    const storage = reloaded(before)
    for (const [key, text] of storage.data) storage.data.set(key, spoil(text))
    expect((await page({ storage })).store.order).toBeUndefined()
  })
})
