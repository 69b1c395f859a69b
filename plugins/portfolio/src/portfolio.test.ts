import { type Kernel, type KernelOptionsInput, type TokenBalance, type WalletAsset, createKernel } from '@billfold/kernel'
import {
  type FakeChainAdapterOptions,
  type FakePorts,
  fakeChain,
  fakeConnector,
  fakeNetwork,
  fakePorts,
  fakeWallet,
} from '@billfold/test/fakes'
import { afterEach, describe, expect, test } from 'vitest'
import { type Portfolio, portfolioKey } from './contract.js'
import { portfolio } from './manifest.js'

const address = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
const networks = [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 10 })]
const api = 'https://chain.example'
const kernels: Kernel[] = []

afterEach(async () => {
  for (const kernel of kernels.splice(0)) await kernel.destroy()
})

interface Page {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly store: Portfolio
  readonly wallet: ReturnType<typeof fakeWallet>
  paths(): readonly string[]
}

/** A page with a connected wallet and the plugin at work. */
async function page({
  adapter,
  options = {},
  ports = served(fakePorts()),
  step,
}: {
  adapter?: FakeChainAdapterOptions
  options?: Partial<KernelOptionsInput>
  ports?: FakePorts
  step?: number
} = {}): Promise<Page> {
  const kernel = createKernel(ports, [fakeChain('eip155', adapter), portfolio()], {
    projectId: 'test',
    networks,
    endpoints: { blockchain: api },
    ...options,
  })
  kernels.push(kernel)
  const wallet = fakeWallet({ accounts: [{ address }], networkId: 'eip155:1', networkIds: ['eip155:1', 'eip155:10'] })
  const connector = fakeConnector({ wallet })
  kernel.connectors.add(connector)
  await kernel.connections.connect(connector)
  const store = await kernel.load(portfolioKey)
  await answered(ports, store, step)
  return { kernel, ports, store, wallet, paths: () => ports.fetch.requests.map(({ path }) => path) }
}

/** Code that arrives late takes real time; everything else is moved on by the clock. */
async function answered(ports: FakePorts, store: Portfolio, step = 1): Promise<void> {
  await expect.poll(async () => (await ports.clock.settle(step), store.tokens.phase), { interval: 5 }).not.toMatch(/idle|loading/)
}

const usdc = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  price: 1,
  iconUrl: '',
  quantity: { decimals: '6', numeric: '1250.129' },
}
const ether = { name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 3000, iconUrl: '', quantity: { decimals: '18', numeric: '2' } }

function served(ports: FakePorts, balances: readonly unknown[] = [usdc, ether]): FakePorts {
  ports.fetch
    .route('/v1/supported-chains', { json: { http: ['eip155:1', 'eip155:10'], ws: [] } })
    .route('/v1/identity/', { json: { name: 'ada.example', avatar: null } })
    .route('/balance', { json: { balances } })
    .route('/v1/fungible/price', { json: { fungibles: [] } })
  return ports
}

describe('whom it asks', () => {
  test('default: the service, for the address and the chain, in dollars; the account tells what it said', async () => {
    const { ports, store, kernel } = await page()
    const asked = ports.fetch.requests.find(({ path }) => path.endsWith('/balance'))
    expect(asked?.path).toBe(`/v1/account/${address}/balance`)
    expect(asked?.query).toEqual({
      currency: 'usd',
      chainId: 'eip155:1',
      projectId: 'test',
      st: expect.any(String),
      sv: expect.any(String),
    })
    expect(store.tokens.value?.source).toBe('service')
    expect(store.rows.map(({ token }) => token.symbol)).toEqual(['ETH', 'USDC'])
    expect(store.worth.total).toBe('7250.129')
    expect(kernel.families.account()?.tokenBalance).toHaveLength(2)
  })

  test('behavior: a wallet that says what it holds goes before the service', async () => {
    const asset = {
      address: 'native',
      balance: '0x1bc16d674ec80000',
      type: 'NATIVE' as const,
      metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 10, iconUrl: '' },
    }
    const { store, paths } = await page({ adapter: { walletAssets: async () => ({ 'eip155:1': [asset] }) } })
    expect([store.tokens.value?.source, store.worth.total]).toEqual(['wallet', '20'])
    expect(paths().filter((path) => path.endsWith('/balance'))).toEqual([])
  })

  test.each([
    ['refuses', async () => Promise.reject(new Error('no'))],
    ['answers with a part', async () => ({ 'eip155:1': [{ address: '0x1' } as WalletAsset] })],
    ['says nothing of the network', async () => ({})],
  ] as const)('behavior: a wallet that %s is passed over', async (_, walletAssets) => {
    const { store } = await page({ adapter: { walletAssets } })
    expect(store.tokens.value?.source).toBe('service')
  })

  test('behavior: a wallet that does not answer within 3 s is passed over, and what it says then changes nothing', async () => {
    const answers: ((assets: Awaited<ReturnType<NonNullable<FakeChainAdapterOptions['walletAssets']>>>) => void)[] = []
    const { store, ports } = await page({
      adapter: { walletAssets: () => new Promise((resolve) => void answers.push(resolve)) },
      step: 250,
    })
    expect(store.tokens.value?.source).toBe('service')
    expect(ports.clock.monotonic()).toBeGreaterThanOrEqual(3_000)
    for (const answer of answers) answer({ 'eip155:1': [] })
    await ports.clock.settle(1)
    expect(store.tokens.value?.source).toBe('service')
  })

  test('behavior: a wallet that still owes an answer is neither asked again nor waited for; once it has answered it is', async () => {
    const answers: ((assets: Awaited<ReturnType<NonNullable<FakeChainAdapterOptions['walletAssets']>>>) => void)[] = []
    const { store, ports } = await page({
      adapter: { walletAssets: () => new Promise((resolve) => void answers.push(resolve)) },
      step: 250,
    })
    const before = ports.clock.monotonic()
    await Promise.all([store.tokens.refresh(), ports.clock.settle(0)])
    expect([answers.length, ports.clock.monotonic() - before, store.tokens.value?.source]).toEqual([1, 0, 'service'])
    answers[0]?.({})
    await ports.clock.settle(1)
    const third = store.tokens.refresh()
    await expect.poll(() => answers.length).toBe(2)
    answers[1]?.({ 'eip155:1': [] })
    await third
    expect(store.tokens.value?.source).toBe('wallet')
  })

  test('behavior: without an endpoint nobody is contacted: the native balance alone, and no price', async () => {
    const { store, paths } = await page({ options: { endpoints: {} } })
    expect(store.tokens.value?.source).toBe('native')
    expect(store.rows.map(({ token }) => token.quantity.numeric)).toEqual(['1.5'])
    expect(store.worth).toEqual({ total: undefined, known: undefined, unpriced: 1 })
    expect(paths()).toEqual([])
  })

  test('behavior: calls are skipped when the network is not supported by the blockchain API', async () => {
    const ports = served(fakePorts())
    ports.fetch.route('/v1/supported-chains', { json: { http: ['eip155:5'], ws: [] } })
    const { store, paths } = await page({ ports })
    expect(store.tokens.value?.source).toBe('native')
    expect(paths().filter((path) => path.endsWith('/balance'))).toEqual([])
  })

  test("behavior: the chain's tokens stand in for the service, with prices from where they are known", async () => {
    const tokens: readonly TokenBalance[] = [{ ...(usdc as TokenBalance), price: 0 }]
    const { store } = await page({ options: { endpoints: {} }, adapter: { tokens: async () => tokens } })
    expect([store.tokens.value?.source, store.rows[0]?.value]).toEqual(['chain', undefined])
  })

  test('behavior: a family that cannot say so says so plainly', async () => {
    const { store } = await page({ options: { endpoints: {} }, adapter: { without: ['balance'] } })
    expect(store.tokens.value).toEqual({ source: 'none', tokens: [] })
  })

  test('behavior: prices that the source does not name are asked for, by the placeholder for the native token', async () => {
    const ports = served(fakePorts(), [{ ...ether, price: 0 }])
    const native = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
    ports.fetch.route('/v1/fungible/price', {
      json: { fungibles: [{ address: native.toUpperCase().replace('EIP155', 'eip155'), name: '', symbol: '', iconUrl: '', price: 2 }] },
    })
    const { store } = await page({ ports })
    const question = ports.fetch.requests.find(({ path }) => path === '/v1/fungible/price')
    expect(JSON.parse(question?.body ?? '')).toEqual({ currency: 'usd', addresses: [native], projectId: 'test' })
    expect(store.worth.total).toBe('4')
  })

  test('behavior: a token has a price also where its chain calls it something with colons', async () => {
    const ports = served(fakePorts(), [])
    const token = 'sui:mainnet:0x5d::usdc::USDC'
    ports.fetch
      .route('/v1/supported-chains', { json: { http: ['sui:mainnet'], ws: [] } })
      .route('/v1/fungible/price', { json: { fungibles: [{ address: token, price: 1 }] } })
    const { store } = await page({ ports })
    expect(await store.prices([token, 'sui::', 'junk', 'mars:1:0x'])).toEqual(new Map([[token, 1]]))
  })

  test('behavior: prices count for 15 s', async () => {
    const { ports, store } = await page({ ports: served(fakePorts(), []) })
    const token = usdc.address
    ports.fetch.route('/v1/fungible/price', { json: { fungibles: [{ address: token, price: 2 }] } })
    const asked = (): number => ports.fetch.requests.filter(({ path }) => path === '/v1/fungible/price').length
    expect(await store.prices([token])).toEqual(new Map([[token, 2]]))
    await store.prices([token])
    expect(asked()).toBe(1)
    await ports.clock.settle(15_000)
    await store.prices([token])
    expect(asked()).toBe(2)
  })
})

describe('walletGetAssets', () => {
  const asset = {
    address: 'native',
    balance: '0x1',
    type: 'NATIVE' as const,
    metadata: { name: 'E', symbol: 'E', decimals: 18, price: 1, iconUrl: '' },
  }

  test('default: asks the wallet for the account in front, and for the networks that are named', async () => {
    const asked: unknown[] = []
    const { store } = await page({ adapter: { walletAssets: async (_, query) => (asked.push(query), { 'eip155:10': [asset] }) } })
    expect(await store.walletGetAssets({ chainFilter: ['eip155:10'] })).toEqual({ 'eip155:10': [asset] })
    expect(asked.at(-1)).toEqual({ account: address, chainFilter: ['eip155:10'] })
  })

  test("behavior: thrown where the family cannot ask: 'walletGetAssets: adapter is required'", async () => {
    const { store } = await page()
    await expect(store.walletGetAssets()).rejects.toThrow('walletGetAssets: adapter is required')
  })
})

describe('balances: EVM and Solana', () => {
  test.each([
    ['solana', 'service'],
    ['bip122', 'native'],
  ] as const)('behavior: of %s the %s tells', async (namespace, source) => {
    const ports = served(fakePorts(), [])
    ports.fetch.route('/v1/supported-chains', { json: { http: [`${namespace}:1`], ws: [] } })
    const without = source === 'native' ? (['tokenFacts'] as const) : []
    const kernel = createKernel(ports, [fakeChain(namespace, { without }), portfolio()], {
      projectId: 'test',
      networks: [fakeNetwork(namespace)],
      endpoints: { blockchain: api },
    })
    kernels.push(kernel)
    const connector = fakeConnector({
      namespace,
      wallet: fakeWallet({ accounts: [{ address: 'account1' }], networkId: `${namespace}:1` }),
    })
    kernel.connectors.add(connector)
    await kernel.connections.connect(connector)
    const store = await kernel.load(portfolioKey)
    await answered(ports, store)
    expect(store.tokens.value?.source).toBe(source)
  })
})

describe('caches', () => {
  test('behavior: the portfolio counts for 30 s, by CAIP-10 address, across a reload', async () => {
    const { ports } = await page()
    const later = await page({ ports: served(ports.twin({ clock: ports.clock })) })
    expect(later.paths().filter((path) => path.endsWith('/balance'))).toEqual([])
    expect(later.store.worth.total).toBe('7250.129')
    await ports.clock.settle(30_000)
    later.store.renew()
    await answered(ports, later.store)
    expect(later.paths().filter((path) => path.endsWith('/balance'))).toHaveLength(1)
  })

  test('behavior: a refresh asks at once, and names the tokens that shall be read anew', async () => {
    const { ports, store } = await page()
    await Promise.all([store.tokens.refresh(), answered(ports, store)])
    expect(ports.fetch.requests.filter(({ path }) => path.endsWith('/balance')).at(-1)?.query['forceUpdate']).toBe(usdc.address)
  })

  test('behavior: identity gives the name, for 5 min; a name that is there already stays', async () => {
    const { kernel, ports } = await page()
    expect(kernel.families.account()?.profileName).toBe('ada.example')
    const asked = ports.fetch.requests.filter(({ path }) => path.startsWith('/v1/identity/'))
    expect(asked.map(({ path, query }) => [path, query['sender']])).toEqual([[`/v1/identity/${address}`, address]])
    const later = await page({ ports: served(ports.twin({ clock: ports.clock })) })
    expect([later.kernel.families.account()?.profileName, later.paths().filter((path) => path.includes('identity'))]).toEqual([
      'ada.example',
      [],
    ])
  })

  test('behavior: the address is shown and copied in the form of its family', async () => {
    const displayAddress = async (): Promise<string> => '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
    const { kernel, ports } = await page({ adapter: { displayAddress } })
    await expect
      .poll(async () => (await ports.clock.settle(), kernel.families.account()?.displayAddress))
      .toBe('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359')
    expect(kernel.families.account()?.address).toBe(address)
  })

  test('behavior: on another network it is shown and copied in the form of that one', async () => {
    const displayAddress: FakeChainAdapterOptions['displayAddress'] = async (text, network) => `${text} on ${network?.id}`
    const { kernel, ports } = await page({ adapter: { displayAddress } })
    const shown = async (): Promise<string | undefined> => (await ports.clock.settle(), kernel.families.account()?.displayAddress)
    await expect.poll(shown).toBe(`${address} on 1`)
    await kernel.networkSwitch.switchTo('eip155:10')
    await expect.poll(shown).toBe(`${address} on 10`)
  })
})

describe('what is stored', () => {
  const stored = (ports: FakePorts): string => JSON.stringify([...ports.storage.data])
  const readable = ['cache.portfolio', 'cache.identity', 'ada.example', address]

  test('behavior: after disconnecting nothing says who was here, what they hold, or how they are called', async () => {
    const { kernel, ports } = await page()
    await expect.poll(async () => (await ports.clock.settle(), readable.filter((text) => stored(ports).includes(text)))).toEqual(readable)
    await kernel.connections.disconnect()
    await ports.clock.settle()
    expect(readable.filter((text) => stored(ports).includes(text))).toEqual([])
  })

  test('behavior: a page on which nobody is connected removes what an earlier one left, though the plugin is not loaded', async () => {
    const { ports } = await page()
    const left = new Map([...ports.storage.data].filter(([key]) => key.includes('cache.')))
    expect(left.size).toBeGreaterThan(1)
    const empty = fakePorts()
    for (const [key, value] of left) empty.storage.data.set(key, value)
    const kernel = createKernel(empty, [fakeChain('eip155'), portfolio()], { projectId: 'test', networks })
    kernels.push(kernel)
    await kernel.start()
    expect([...empty.storage.data.keys()].filter((key) => key.includes('cache.'))).toEqual([])
  })
})

describe('when it fails', () => {
  const broken = (ports: FakePorts): FakePorts => (ports.fetch.route('/balance', { status: 500 }), ports)

  test("behavior: 'Token Balance Unavailable' as a toast, and retries are blocked for 30 s with a countdown", async () => {
    const { store, ports, kernel } = await page({ ports: broken(served(fakePorts())) })
    const asked = (): number => ports.fetch.requests.filter(({ path }) => path.endsWith('/balance')).length
    expect([store.tokens.phase, kernel.toasts.current?.message, kernel.toasts.current?.variant]).toEqual([
      'failed',
      'Token Balance Unavailable',
      'error',
    ])
    expect(store.tokens.secondsLeft).toBe(30)
    await store.tokens.refresh()
    await ports.clock.settle(10_000)
    expect([asked(), store.tokens.secondsLeft]).toEqual([1, 20])
    served(ports)
    await ports.clock.settle(20_000)
    expect(store.tokens.secondsLeft).toBe(0)
    await Promise.all([store.tokens.refresh(), answered(ports, store)])
    expect([asked(), store.tokens.phase, store.tokens.isStale]).toEqual([2, 'ready', false])
  })

  test('behavior: old values stay, marked as old, with their time', async () => {
    const { store, ports, kernel } = await page()
    const at = store.tokens.at
    broken(ports)
    await Promise.all([store.tokens.refresh(), answered(ports, store)])
    expect([store.tokens.isStale, store.tokens.at, store.rows.length]).toEqual([true, at, 2])
    expect(kernel.families.account()?.tokenBalance).toHaveLength(2)
  })

  test('behavior: offline is no failure: nothing is asked or blocked, and it goes on by itself', async () => {
    const { store, ports, kernel } = await page()
    ports.device.goOffline()
    const before = ports.fetch.requests.length
    await store.tokens.refresh()
    expect([store.tokens.phase, store.tokens.isStale, store.tokens.secondsLeft, kernel.toasts.current]).toEqual([
      'offline',
      true,
      0,
      undefined,
    ])
    expect(ports.fetch.requests.length).toBe(before)
    ports.device.goOnline()
    await answered(ports, store)
    expect(store.tokens.phase).toBe('ready')
  })

  test('behavior: HTML, wrong shapes and broken bodies count as a failure', async () => {
    for (const answer of [{ text: '<html>' }, { json: { balances: 'none' } }, { json: null }]) {
      const ports = served(fakePorts())
      ports.fetch.route('/balance', answer)
      expect((await page({ ports })).store.tokens.phase).toBe('failed')
    }
  })
})

describe('facts of the family', () => {
  const known = { 'eip155:1': [{ symbol: 'USDC', name: 'USD Coin', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }] }
  const impostor = { ...usdc, address: 'eip155:1:0x1111111111111111111111111111111111111111' }

  test('behavior: a token that takes a known name never passes for honest, not even while the facts are on their way', async () => {
    const ports = served(fakePorts(), [usdc, impostor])
    const facts = { nativeAddress: '0x', known }
    let arrive: (found: typeof facts) => void = () => undefined
    const tokenFacts = (): Promise<typeof facts> => new Promise((resolve) => (arrive = resolve))
    const kernel = createKernel(ports, [fakeChain('eip155', { tokenFacts }), portfolio()], {
      ...{ projectId: 'test', networks, endpoints: { blockchain: api } },
    })
    kernels.push(kernel)
    const connector = fakeConnector({ wallet: fakeWallet({ accounts: [{ address }], networkId: 'eip155:1' }) })
    kernel.connectors.add(connector)
    await kernel.connections.connect(connector)
    const store = await kernel.load(portfolioKey)
    await ports.clock.settle(100)
    expect([store.tokens.phase, store.rows, store.spam]).toEqual(['idle', [], []])
    arrive(facts)
    await ports.clock.settle(0)
    arrive(facts)
    await answered(ports, store)
    expect([store.rows, store.spam].map((rows) => rows.map(({ token }) => token.address))).toEqual([[usdc.address], [impostor.address]])
  })

  test('behavior: facts that do not arrive keep nothing back', async () => {
    const { store } = await page({ adapter: { tokenFacts: () => Promise.reject(new Error('lost')) }, options: { endpoints: {} } })
    expect([store.tokens.phase, store.rows.length]).toEqual(['ready', 1])
  })
})

describe('what it follows', () => {
  test('behavior: another network has its own holdings; those of the last one are not shown meanwhile', async () => {
    const { store, ports, wallet, kernel } = await page()
    ports.fetch.route('chainId=eip155%3A10', { json: { balances: [{ ...ether, chainId: 'eip155:10' }] }, delay: 500 })
    wallet.changeNetwork('eip155:10')
    await ports.clock.settle(16)
    expect(store.tokens.phase).toBe('loading')
    expect([store.rows, kernel.families.account()?.tokenBalance]).toEqual([[], undefined])
    await ports.clock.settle(500)
    await answered(ports, store)
    expect(store.rows.map(({ token }) => token.chainId)).toEqual(['eip155:10'])
  })

  test('behavior: an answer for the account that was left is dropped', async () => {
    const { store, wallet, ports } = await page()
    ports.fetch.route('/balance', { json: { balances: [usdc] }, delay: 1_000 })
    void store.tokens.refresh()
    await expect.poll(async () => (await ports.clock.settle(), ports.fetch.inFlight())).toBe(1)
    ports.fetch.route('/balance', { json: { balances: [] } })
    wallet.changeAccounts({ address: '0x2222222222222222222222222222222222222222' })
    await ports.clock.settle(2_000)
    await answered(ports, store)
    expect([store.tokens.phase, store.rows]).toEqual(['ready', []])
  })

  test('behavior: small balances are hidden on demand, and that is remembered', async () => {
    const small = {
      ...usdc,
      address: 'eip155:1:0x1111111111111111111111111111111111111111',
      name: 'Dust',
      symbol: 'DUST',
      quantity: { decimals: '6', numeric: '0.5' },
    }
    const { store, ports } = await page({ ports: served(fakePorts(), [ether, small]) })
    expect([store.smallCount, store.rows.length]).toEqual([1, 2])
    store.hideSmall(true)
    expect(store.rows.map(({ token }) => token.symbol)).toEqual(['ETH'])
    expect((await page({ ports: served(ports.twin({ clock: ports.clock })) })).store.hidesSmall).toBe(true)
  })

  test('behavior: nothing is left after it was unloaded', async () => {
    const { kernel, ports } = await page()
    await kernel.destroy()
    expect(ports.leaks()).toEqual({ timers: 0, listeners: 0, channels: 0, requests: 0 })
  })
})
