import type { Kernel, PluginManifest } from '@billfold/kernel'
import {
  type FakePorts,
  connectedPage,
  fakeChain,
  fakeConnector,
  fakeNetwork,
  fakePorts,
  fakeStorage,
  fakeWallet,
} from '@billfold/test/fakes'
import { expect, onTestFinished } from 'vitest'
import { onramp } from '../src/manifest.js'
import { type OnrampStore, onrampStoreKey } from '../src/onramp-store.js'

const service = 'https://cloud.example'
export const address = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const page = 'https://pay.example/order'
export const orderId = 'a1b2c3'

const money = (amount: string, currency = 'USD') => ({ amount, currency })

/** A price as the service tells it. */
export const quote = {
  ...{ networkFee: money('0.30'), paymentSubtotal: money('98.20'), paymentTotal: money('100.00'), quoteId: 'q1' },
  purchaseAmount: money('98.2', 'USDC'),
}

const limits = [{ id: 'card', min: '10.00', max: '7500.00' }]
const on = { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' }

/** What the service sells. */
export const options = {
  purchaseCurrencies: [
    { id: 'ETH', name: 'Ether', symbol: 'ETH', networks: [{ ...on, contract_address: null }] },
    { id: 'USDC', name: 'USD Coin', symbol: 'USDC', networks: [{ ...on, contract_address: usdc }] },
  ],
  paymentCurrencies: ['USD', 'EUR'].map((id) => ({ id, payment_method_limits: limits })),
}

/** A window of the browser. */
export interface FakeWindow {
  closed: boolean
  opener: unknown
  readonly went: string[]
  readonly location: { replace(url: string): void }
  close(): void
}

export interface BuyingPage {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly store: OnrampStore
  readonly windows: readonly FakeWindow[]
  /** What the account has of the token, as nodes tell it. */
  hold(amount: string): void
  /** Lets what waits for the clock and for answers go on. */
  settle(milliseconds?: number): Promise<void>
  /** Lets it go on until something is so. */
  until(isSo: () => boolean): Promise<void>
  /** Bodies that were posted to a path. */
  posted(path: string): readonly Readonly<Record<string, unknown>>[]
}

export interface BuyingPageOptions {
  readonly ports?: FakePorts
  readonly plugins?: readonly PluginManifest[]
  readonly features?: Readonly<Record<string, unknown>>
  readonly isBlocked?: boolean
  /** Answers in place of the usual ones. */
  readonly serve?: (fetch: FakePorts['fetch']) => unknown
}

/** A page with a connected wallet, the plugin at work, and a service that sells. Routes of before stay as they are. */
export async function buyingPage({
  ports = fakePorts(),
  plugins = [onramp()],
  features = {},
  isBlocked = false,
  serve,
}: BuyingPageOptions = {}): Promise<BuyingPage> {
  const windows: FakeWindow[] = []
  let held = '5'
  ports.page.leave('open', () => {
    if (isBlocked) return null
    const went: string[] = []
    const window: FakeWindow = {
      ...{ closed: false, opener: 'the page', went },
      location: { replace: (url) => void went.push(url) },
      close: () => void (window.closed = true),
    }
    windows.push(window)
    return window
  })
  ports.fetch
    .route('/v1/supported-chains', { json: { http: ['eip155:1'], ws: [] } })
    .route('/v1/onramp/options', { json: options })
    .route('/v1/onramp/quote', { json: quote })
    .route('/v1/generators/onrampurl', { json: { url: page, orderId } })
    .route(`/v1/onramp/orders/${orderId}`, { json: { id: orderId, status: 'created' } })
  serve?.(ports.fetch)
  const chain = fakeChain('eip155', {
    tokens: async () => [
      {
        ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 1, iconUrl: '' },
        address: `eip155:1:${usdc}`,
        quantity: { decimals: '6', numeric: held },
      },
    ],
  })
  const wallet = fakeWallet({ accounts: [{ address }], networkId: 'eip155:1', networkIds: ['eip155:1', 'eip155:5'] })
  const { kernel, end } = await connectedPage({
    plugins: [chain, ...plugins],
    connector: fakeConnector({ wallet }),
    networks: [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 5 })],
    ports,
    options: { endpoints: { blockchain: service, cardSeller: 'https://seller.example' }, features },
  })
  onTestFinished(() => end())
  const store = await kernel.load(onrampStoreKey)
  store.use((key) => kernel.load(key))
  const settle = async (milliseconds = 20): Promise<void> => {
    for (let step = 0; step < 25; step += 1) await ports.clock.settle(milliseconds)
  }
  const until = async (isSo: () => boolean): Promise<void> => {
    await expect.poll(async () => (await settle(1), isSo()), { interval: 5, timeout: 60_000 }).toBe(true)
  }
  const { choice } = store
  await until(() => choice.isKnown || choice.selectedProvider === undefined || choice.isRestricted)
  return {
    ...{ kernel, ports, store, windows, settle, until },
    hold: (amount) => void (held = amount),
    posted: (path) =>
      ports.fetch.requests
        .filter((request) => request.path === path && request.method === 'POST')
        .map(({ body = '{}' }) => JSON.parse(body) as Readonly<Record<string, unknown>>),
  }
}

/** The ports of another tab, which shares the order of the first, and is connected by itself. */
export function otherTab({ ports }: BuyingPage, { clock }: Partial<Pick<FakePorts, 'clock'>> = {}): FakePorts {
  const [shared, own] = [ports.storage.twin(), fakeStorage()]
  const of = (key: string): typeof own => (key.includes('onramp') ? shared : own)
  return fakePorts({
    ...{ uuid: ports.uuid, ...(clock !== undefined && { clock }) },
    storage: {
      ...own,
      read: (key) => of(key).read(key),
      write: (key, value) => of(key).write(key, value),
      remove: (key) => of(key).remove(key),
      watch: (listener) => {
        const undos = [shared.watch(listener), own.watch(listener)]
        return () => undos.forEach((undo) => undo())
      },
    },
  })
}
