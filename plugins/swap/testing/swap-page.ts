import type { Kernel, TokenBalance, TransactionRequest } from '@billfold/kernel'
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
import { expect } from 'vitest'
import { swap } from '../src/manifest.js'
import { type SwapStore, swapStoreKey } from '../src/swap-store.js'

const address = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
/** Who swaps on the chain. */
export const router = '0xde709f2102306220921060314715629080e2fb77'
/** A token that the account has. */
export const usdcAddress = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** The name of what the chain takes. */
export const hash: string = `0x${'ab'.repeat(32)}`
const ends: (() => unknown)[] = []

/** Ends the pages of a test. */
export async function endSwapPages(): Promise<void> {
  for (const end of ends.splice(0)) await end()
}

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

/** A page with a connected wallet, and the store of swaps. */
export interface SwapPage {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly store: SwapStore
  readonly sent: readonly TransactionRequest[]
  readonly wallet: ReturnType<typeof fakeWallet>
  /** Lets what waits for the clock and for answers go on. */
  settle(milliseconds?: number): Promise<void>
  events(name: string): readonly string[]
}

export interface SwapPageOptions {
  readonly adapter?: FakeChainAdapterOptions
  readonly ports?: FakePorts
  readonly allowance?: string
  readonly isWithoutView?: boolean
  /** True where no balance is waited for. */
  readonly isUnread?: boolean
}

/** A page with a connected wallet, the plugin at work, and a service and a chain that swap 1 ETH for 1,999 USDC. */
export async function swapPage({
  adapter,
  ports = fakePorts(),
  allowance = '0',
  isWithoutView = false,
  isUnread = false,
}: SwapPageOptions = {}): Promise<SwapPage> {
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
    token: async ({ tokenAddress, network: { caipNetworkId: chainId } }) => ({
      ...{ ...usdc, chainId, address: `${chainId}:${tokenAddress}` },
      quantity: { decimals: '6', numeric: '0' },
    }),
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
  const prepared = isWithoutView ? store.prepare() : store.prepare((key) => kernel.load(key))
  const isThere = (): boolean => store.tokens.all.some(({ held }) => isUnread || (held !== undefined && held > 0n))
  await expect.poll(async () => (await settle(1), isThere()), { interval: 5 }).toBe(true)
  if (!isUnread) await prepared
  return { kernel, ports, store, sent, wallet, settle, events: (name) => recorded.filter((event) => event.includes(name)) }
}

/** Fills in a swap and goes to its review. */
export async function review({ store, settle }: SwapPage, fromToken = 'ETH', toToken = 'USDC', amount = '1'): Promise<void> {
  store.fillIn({ fromToken, toToken, amount })
  await settle(50)
  expect(store.problem).toBeUndefined()
  store.startReview()
  await builtUp({ store, settle })
}

/** Waits until the network has tried what is reviewed, or that failed. */
export async function builtUp({ store, settle }: Pick<SwapPage, 'store' | 'settle'>): Promise<void> {
  await expect.poll(async () => (await settle(1), store.review?.step.phase), { interval: 5 }).not.toBe('building')
}

/** Says yes; what waits for the clock goes on. */
export async function goOn({ store, settle }: SwapPage): Promise<boolean> {
  const done = store.goOn()
  await settle(200)
  return done
}
