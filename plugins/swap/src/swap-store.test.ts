import { type Kernel, type TokenBalance, type TransactionRequest, walletError } from '@billfold/kernel'
import {
  type FakeChainAdapterOptions,
  type FakePorts,
  connectedPage,
  fakeChain,
  fakeConnector,
  fakeNetwork,
  fakePorts,
  fakeWallet,
} from '@billfold/test/fakes'
import { afterEach, describe, expect, test } from 'vitest'
import { swap } from './manifest.js'
import { type SwapStore, swapStoreKey } from './swap-store.js'

const address = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
const router = '0xde709f2102306220921060314715629080e2fb77'
const usdcAddress = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const hash = `0x${'ab'.repeat(32)}`
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const ether: TokenBalance = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2_000, iconUrl: '' },
  quantity: { decimals: '18', numeric: '2' },
}
const usdc: TokenBalance = {
  ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 1, iconUrl: '' },
  address: `eip155:1:${usdcAddress}`,
  quantity: { decimals: '6', numeric: '250.5' },
}
const listed = [
  ['Ether', 'ETH', 18, native],
  ['USD Coin', 'USDC', 6, usdcAddress],
  ['Moss', 'MOSS', 0, '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
].map(([name, symbol, decimals, token]) => ({ name, symbol, decimals, address: `eip155:1:${token}`, logoUri: '' }))

interface SwapPage {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly store: SwapStore
  readonly sent: readonly TransactionRequest[]
  readonly wallet: ReturnType<typeof fakeWallet>
  /** Lets what waits for the clock and for answers go on. */
  settle(milliseconds?: number): Promise<void>
  events(name: string): readonly string[]
}

/** A page with a connected wallet, the plugin at work, and a service and a chain that swap 1 ETH for 1,999 USDC. */
async function page({
  adapter,
  ports = fakePorts(),
  allowance = '0',
}: { adapter?: FakeChainAdapterOptions; ports?: FakePorts; allowance?: string } = {}): Promise<SwapPage> {
  const sent: TransactionRequest[] = []
  const cost = { gas: '300000', gasPrice: '10' }
  const value = (body = ''): string => ((JSON.parse(body) as { readonly from: string }).from.endsWith(native) ? '1000000000000000000' : '0')
  ports.fetch
    .route('/v1/supported-chains', { json: { http: ['eip155:1'], ws: [] } })
    .route('/v1/fungible/price', { json: { fungibles: [] } })
    .route('/v1/convert/tokens', { json: { tokens: listed } })
    .route('/v1/convert/gas-price', { json: { standard: '10', fast: '11', instant: '12' } })
    .route('/v1/convert/quotes', { json: { quotes: [{ id: null, toAmount: '1999000000' }] } })
    .route('/v1/convert/allowance', { json: { allowance } })
    .route('/v1/convert/build-approve', {
      json: { tx: { to: `eip155:1:${usdcAddress}`, data: `0x095ea7b3${router.slice(2).padStart(64, '0')}${'f'.repeat(64)}` } },
    })
    .route('/v1/convert/build-transaction', ({ body }) => ({
      json: { tx: { to: `eip155:1:${router}`, data: '0x12', amount: value(body), eip155: cost } },
    }))
  const chain = fakeChain('eip155', {
    tokens: async () => [ether, usdc],
    tokenFacts: async () => ({ nativeAddress: native, known: {} }),
    sendTransaction: async (_, request) => (sent.push(request), hash),
    followTransaction: async () => ({ status: 'confirmed' }),
    tryTransactions: async (_, { tokens }) => ({ isDone: true, changes: tokens.map((__, index) => (index === 0 ? -1n : 1_999_000_000n)) }),
    ...adapter,
  })
  const wallet = fakeWallet({ accounts: [{ address }], networkId: 'eip155:1', networkIds: ['eip155:1', 'eip155:5'] })
  const { kernel, end } = await connectedPage({
    plugins: [chain, swap()],
    connector: fakeConnector({ wallet }),
    networks: [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 5 })],
    ports,
    options: { endpoints: { blockchain: 'https://cloud.example' } },
  })
  ends.push(end)
  const recorded: string[] = []
  kernel.events.on('analytics:recorded', ({ event }) => recorded.push(event))
  const store = await kernel.load(swapStoreKey)
  const settle = async (milliseconds = 20): Promise<void> => {
    for (let step = 0; step < 20; step += 1) await ports.clock.settle(milliseconds)
  }
  await store.prepare((key) => kernel.load(key))
  await expect.poll(async () => (await settle(1), store.tokens.all.some(({ held }) => held > 0n)), { interval: 5 }).toBe(true)
  return { kernel, ports, store, sent, wallet, settle, events: (name) => recorded.filter((event) => event.includes(name)) }
}

/** Fills in a swap and goes to its review. */
async function review({ store, settle }: SwapPage, fromToken = 'ETH', toToken = 'USDC', amount = '1'): Promise<void> {
  store.fillIn({ fromToken, toToken, amount })
  await settle(50)
  expect(store.problem).toBeUndefined()
  store.startReview()
  await settle()
}

/** Says yes; what waits for the clock goes on. */
async function goOn({ store, settle }: SwapPage): Promise<boolean> {
  const done = store.goOn()
  await settle(200)
  return done
}

describe('swaps', () => {
  test('default: a coin is quoted, tried and sent once; INITIATE_SWAP and SWAP_SUCCESS; the balance is said to be old', async () => {
    const here = await page()
    const { store, sent, kernel, events } = here
    const heard: string[] = []
    kernel.events.on('swap:settled', ({ outcome }) => heard.push(outcome))
    kernel.events.on('balance:changed', () => heard.push('balance'))
    await review(here)
    expect(store.toTokenAmount).toBe('1999')
    expect(store.impact).toBeCloseTo(0.05, 5)
    expect(store.review?.step).toMatchObject({ phase: 'ready', built: { approval: undefined, received: 1_999_000_000n } })
    expect(await goOn(here)).toBe(true)
    expect(sent).toEqual([{ to: router, data: '0x12', value: 10n ** 18n, gas: 300_000n, gasPrice: 10n }])
    expect([events('SWAP'), heard]).toEqual([
      ['INITIATE_SWAP', 'SWAP_SUCCESS'],
      ['confirmed', 'balance'],
    ])
  })

  test('behavior: a token is approved for exactly the amount; once that is on the network the swap is next', async () => {
    const here = await page()
    const { store, sent } = here
    await review(here, 'USDC', 'ETH', '40')
    expect(await goOn(here)).toBe(false)
    expect(sent.map(({ to }) => to)).toEqual([usdcAddress])
    expect(BigInt(`0x${sent[0]?.data?.slice(-64)}`)).toBe(40_000_000n)
    expect(store.review).toMatchObject({ isApproved: true, step: { phase: 'ready' } })
  })

  test('behavior: a double press asks the wallet once', async () => {
    const here = await page()
    await review(here)
    const both = [here.store.goOn(), here.store.goOn()]
    await here.settle(200)
    expect(await Promise.all(both)).toEqual([true, false])
    expect(here.sent).toHaveLength(1)
  })

  test('behavior: a no is an outcome, and it goes on from there', async () => {
    let isWilling = false
    const sent: unknown[] = []
    const here = await page({
      adapter: {
        sendTransaction: async (_, request) => {
          if (!isWilling) throw walletError('wallet/refused', {})
          sent.push(request)
          return hash
        },
      },
    })
    await review(here)
    expect(await goOn(here)).toBe(false)
    expect(here.store.review?.step).toMatchObject({ phase: 'declined', what: 'swap' })
    isWilling = true
    expect(await goOn(here)).toBe(true)
    expect(sent).toHaveLength(1)
  })

  test('behavior: what may have been sent is not asked for again, over a reload too, until it is said to be another', async () => {
    const lost: FakeChainAdapterOptions = {
      sendTransaction: async () => {
        throw new Error('The connection is lost')
      },
    }
    const before = await page({ adapter: lost })
    await review(before)
    await goOn(before)
    expect(before.store.review?.step).toMatchObject({ phase: 'unknown', what: 'swap' })
    expect(before.store.review?.mayAsk).toBe(false)

    const ports = fakePorts()
    ports.clock.jump(before.ports.clock.now() - ports.clock.now())
    for (const [key, stored] of before.ports.storage.data) if (key.includes('swap.')) ports.storage.data.set(key, stored)
    const after = await page({ ports })
    await review(after)
    expect(await goOn(after)).toBe(false)
    expect(after.store.review?.step).toMatchObject({ phase: 'failed', error: { code: 'swap/twice' } })
    expect(after.sent).toEqual([])
    after.store.review?.allowRepeat(true)
    expect(after.store.review?.mayAsk).toBe(true)
    // What is said is put together anew first.
    await goOn(after)
    expect(after.sent).toHaveLength(1)
  })

  test('behavior: a review that is old is put together anew, and has to be said again when it gives less', async () => {
    let received = 1_999_000_000n
    const here = await page({ adapter: { tryTransactions: async () => ({ isDone: true, changes: [-1n, received] }) } })
    await review(here)
    await here.ports.clock.settle(60_000)
    received = 1_985_000_000n
    expect(await goOn(here)).toBe(false)
    expect([here.sent.length, here.store.review?.step]).toMatchObject([0, { phase: 'ready', isWorse: true }])
    expect(await goOn(here)).toBe(true)
    expect(here.sent).toHaveLength(1)
  })

  test('behavior: another account than was reviewed is refused', async () => {
    const here = await page()
    await review(here)
    here.wallet.changeAccounts({ address: '0x7d1afa7b718fb893db30a3abc0cfc608aaccfebb' })
    await here.settle()
    await goOn(here)
    expect(here.store.review?.step).toMatchObject({ phase: 'failed', error: { code: 'swap/changed' } })
    expect(here.sent).toEqual([])
  })

  test('behavior: Max of the coin leaves what a swap takes, and of a token nothing', async () => {
    const { store, settle } = await page()
    const taken = store.takeMost()
    await settle()
    await taken
    expect(store.sourceTokenAmount).toBe('1.999999999996')
    store.form.choose('sourceToken', usdcAddress)
    await store.takeMost()
    expect(store.sourceTokenAmount).toBe('250.5')
  })

  test('behavior: prices that nobody has named are asked for by currency, addresses and projectId', async () => {
    const { store, settle, ports } = await page()
    store.fillIn({ fromToken: 'ETH', toToken: 'MOSS', amount: '1' })
    await settle()
    const asked = ports.fetch.requests.find(({ path }) => path === '/v1/fungible/price')
    expect([asked?.method, JSON.parse(asked?.body ?? '{}')]).toEqual([
      'POST',
      { currency: 'usd', addresses: ['eip155:1:0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'], projectId: expect.any(String) },
    ])
  })

  test('behavior: a token without decimals is counted in whole ones', async () => {
    const { store } = await page()
    store.fillIn({ fromToken: 'MOSS', toToken: 'ETH', amount: '3' })
    expect([store.form.amount, store.problem]).toEqual([3n, 'insufficient'])
  })

  test('behavior: tokens turn round, also when the other one is chosen', async () => {
    const { store } = await page()
    store.fillIn({ fromToken: 'ETH', toToken: 'USDC' })
    store.form.choose('sourceToken', usdcAddress)
    expect([store.sourceToken?.symbol, store.toToken?.symbol]).toEqual(['USDC', 'ETH'])
  })

  test.each(['0', '0.05', '5.1', '50', '1e1', '', '-1'])('behavior: a slippage of %s is none', async (text) => {
    const { store } = await page()
    store.form.writeSlippage(text)
    expect(store.form.slippage).toBeUndefined()
  })
})
