import { exchange as exchangePlugin, payments } from '@billfold/exchange'
import { type ExchangeOrder, depositsKey, paymentsKey } from '@billfold/exchange/contract'
import { type Kernel, type PluginManifest, type ViewName, storedItem, walletError } from '@billfold/kernel'
import { receive } from '@billfold/receive'
import { type FakeAnswer, type FakeChainAdapterOptions, fakeChain } from '@billfold/test/fakes'
import { runInAction } from 'mobx'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { appears } from './appears.js'
import { sampleConnector } from './sample-connectors.js'
import { sampleTokenFacts } from './sample-holdings.js'
import type { Scene } from './scene.js'
import { typeInto } from './type-into.js'
import { viewState } from './view-state.js'

const service = 'https://cloud.example'
const address = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
const usdc = {
  network: 'eip155:1',
  asset: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
} as const

type Said = Pick<ExchangeOrder, 'status'> & Partial<ExchangeOrder>

interface Paying {
  readonly view: ViewName
  readonly order?: Said
  /** What is known of the order beside itself. */
  readonly flags?: Readonly<Partial<Record<'isPlacing' | 'isSilent' | 'hasGivenUp' | 'isPageClosed', boolean>>>
  readonly exchanges?: FakeAnswer
  readonly payUrl?: FakeAnswer
  readonly amount?: string
  readonly presses?: boolean
  readonly isOffline?: boolean
  readonly isAlone?: boolean
  readonly hasReceive?: boolean
  readonly name?: string
  readonly asked?: string
  /** The answer of the wallet that is asked to pay. */
  readonly wallet?: 'wallet/refused' | 'wallet/pending'
}

const result = (value: unknown): FakeAnswer => ({ json: { jsonrpc: '2.0', id: 1, result: value } })
const named = (...names: readonly string[]): FakeAnswer =>
  result({ exchanges: names.map((name) => ({ id: name.toLowerCase().slice(0, 40), name, imageUrl: '' })), total: names.length })
const longName = 'The Exchange of the Three Lighthouses at the End of the Long Pier'

function scene(paying: Paying): Scene {
  const { exchanges = named('Lighthouse', 'Tidewater'), payUrl = result({ url: 'https://lighthouse.example/pay', sessionId: 'session' }) } =
    paying
  const chain: PluginManifest = fakeChain('eip155', {
    tokenFacts: async () => sampleTokenFacts,
    token: () => new Promise(() => undefined),
    ...transfers(paying),
  })
  return {
    wallets: [sampleConnector({ name: 'Bowbit', hue: 92 })],
    plugins: [
      { ...chain, id: 'chain.sample-paying', replaces: 'chain.fake-eip155' },
      ...[exchangePlugin(), payments(), ...(paying.hasReceive === false ? [] : [receive()])],
    ],
    options: { endpoints: { exchange: service, blockchain: service }, features: { payWithExchange: true, payments: true } },
    isOffline: paying.isOffline ?? false,
    stays: paying.order !== undefined,
    serve: (fetch) =>
      fetch
        .route('/v1/supported-chains', { json: { http: ['eip155:1'], ws: [] } })
        .route('/v1/fungible/price', { json: { fungibles: [{ address: `eip155:1:${usdc.asset}`, price: 1 }] } })
        .route('/v1/json-rpc', (request) => {
          const { method } = JSON.parse(request.body ?? '{}') as { readonly method: string }
          const answer = method === 'reown_getExchanges' ? exchanges : method === 'reown_getExchangePayUrl' ? payUrl : 'hang'
          return typeof answer === 'function' ? answer(request) : answer
        }),
    play: (kernel) => play(kernel, paying),
    after: (card) => after(card, paying),
  }
}

/** A wallet that says no, in its way. */
function transfers({ wallet }: Paying): FakeChainAdapterOptions {
  return {
    isAddress: (text) => text.startsWith('0x'),
    followTransaction: () => new Promise(() => undefined),
    ...(wallet !== undefined && { token: async () => undefined }),
    transfer: () => (wallet === undefined ? new Promise(() => undefined) : Promise.reject(walletError(wallet, undefined as never))),
  }
}

async function play(kernel: Kernel, { view, order, flags, isAlone, name, asked = '7.50' }: Paying): Promise<void> {
  const { connections, connectors, modal, router, storage } = kernel
  const [connector] = connectors.all
  if (connector !== undefined && isAlone !== true) await connections.connect(connector)
  const isPayment = view === 'Pay' || view === 'PayLoading'
  if (order !== undefined)
    storage.item(storedItem(isPayment ? 'exchange.payment' : 'exchange.deposit', anything)).write([written(order, name)])
  await modal.open({ view: 'Account' })
  if (order !== undefined) {
    const { desk } = (await (isPayment ? kernel.load(paymentsKey) : kernel.load(depositsKey))) as unknown as { readonly desk: object }
    runInAction(() => void Object.assign(desk, flags))
  }
  if (view === 'Pay') router.push('Pay', { paymentAsset: usdc, recipient: address, amount: asked })
  else router.push(view as 'FundWallet')
}

async function after(card: HTMLElement, { amount, presses, wallet }: Paying): Promise<void> {
  if (amount !== undefined) await typeInto(card, amount)
  if (wallet !== undefined) {
    const row = await appears('the wallet', () => card.querySelector<HTMLElement>('button[data-key="wallet"]:not([aria-disabled])'))
    row.click()
    await appears('what it said', () => card.querySelector('[data-visit] [data-view="Pay"] [data-icon], [data-view="Pay"] [role]'))
  }
  if (presses !== true) return
  const row = await appears('an exchange', () => card.querySelector<HTMLElement>('button[data-key^="exchange "]:not([aria-disabled])'))
  row.click()
  await appears('why it was not taken', () => card.querySelector('[role="alert"]'))
}

/** Trusts what this page has written itself. */
const anything: Parameters<typeof storedItem<'exchange.deposit'>>[1] = {
  '~standard': { validate: (value: unknown) => ({ value: value as readonly ExchangeOrder[] }) },
}

function written(order: Said, name = 'Lighthouse'): ExchangeOrder {
  return {
    ...{ id: 'one', at: Date.now(), exchange: { id: 'lighthouse', name }, asset: usdc, amount: '125.5', recipient: `eip155:1:${address}` },
    ...{ sessionId: 'session', url: 'https://lighthouse.example/pay', heldBefore: '1000000' },
    ...order,
  }
}

const state = (id: string, paying: Paying): GalleryState => viewState(id, scene(paying))
const form = (id: string, paying: Omit<Paying, 'view'> = {}): GalleryState => state(id, { view: 'PayWithExchange', ...paying })
const txHash = `0x${'5e'.repeat(32)}`
const sent = { status: 'sent', txHash } as const

/** Every phase of an order, in the view of deposits or of payments. */
const phases = (view: ViewName): readonly GalleryState[] => [
  state('nobody has paid', { view, order: { status: 'open' } }),
  state('page closed', { view, order: { status: 'open' }, flags: { isPageClosed: true } }),
  state('paid', { view, order: { status: 'paid' } }),
  state('no answer', { view, order: { status: 'paid' }, flags: { isSilent: true } }),
  state('status unknown', { view, order: { status: 'paid' }, flags: { hasGivenUp: true } }),
  state('sent', { view, order: sent }),
  state('arrived', { view, order: { ...sent, received: '125500000' } }),
  state('less arrived', { view, order: { ...sent, received: '112950000' }, flags: { hasGivenUp: true } }),
  state('twice arrived', { view, order: { ...sent, received: '251000000' } }),
  state('nothing arrived', { view, order: { ...sent, received: '0' }, flags: { hasGivenUp: true } }),
  state('balance not read', { view, order: { ...sent, heldBefore: undefined } }),
  state('failed', { view, order: { status: 'failed' } }),
  state('long name', {
    view,
    name: longName,
    order: { ...sent, amount: '123456789012345.123456', received: '0' },
    flags: { hasGivenUp: true },
  }),
]

/** The same where the connected wallet pays. */
const byWallet = (id: string, order: Said, flags: Paying['flags'] = {}): GalleryState =>
  state(`wallet: ${id}`, {
    ...{ view: 'PayLoading', name: 'Bowbit', flags },
    order: { txHash, ...order, payer: `eip155:1:${address}`, url: undefined, sessionId: undefined },
  })
const walletPhases: readonly GalleryState[] = [
  byWallet('asked', { status: 'open', txHash: undefined }, { isPlacing: true }),
  byWallet('did not say', { status: 'open', txHash: undefined }),
  byWallet('sent', { status: 'paid' }),
  byWallet('network away', { status: 'paid' }, { isSilent: true }),
  byWallet('arrived', { ...sent, received: '125500000' }),
  byWallet('less', { ...sent, received: '112950000' }, { hasGivenUp: true }),
  byWallet('nothing arrived', { ...sent, received: '0' }, { hasGivenUp: true }),
  byWallet('failed', { status: 'failed' }),
]

export const fundWallet: GalleryEntry = {
  id: 'view-fund-wallet',
  title: 'Fund wallet',
  group: 'Views',
  shows: ['FundWallet'],
  about: 'The ways to bring money into the account.',
  states: [
    state('every way', { view: 'FundWallet' }),
    state('exchange alone', { view: 'FundWallet', hasReceive: false }),
    state('disconnected', { view: 'FundWallet', isAlone: true }),
  ],
}

export const payWithExchange: GalleryEntry = {
  id: 'view-pay-with-exchange',
  title: 'Deposit from exchange',
  group: 'Views',
  shows: ['PayWithExchange'],
  about: 'What to pay into the account and from where, and how the order stands.',
  states: [
    form('empty'),
    form('filled in', { amount: '125.5' }),
    form('loading', { exchanges: 'hang' }),
    form('no exchange', { exchanges: named() }),
    form('list failed', { exchanges: { status: 500 } }),
    form('offline', { isOffline: true }),
    form('long names', { exchanges: named(longName, 'Tidewater'), amount: '12345678901234.123456' }),
    form('refused', {
      ...{ amount: '10', presses: true },
      payUrl: { json: { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: 'Lighthouse takes no orders at the moment.' } } },
    }),
    form('service away', { amount: '10', presses: true, payUrl: { status: 503 } }),
    form('page not safe', { amount: '10', presses: true, payUrl: result({ url: 'http://lighthouse.example', sessionId: 'session' }) }),
    form('disconnected', { isAlone: true }),
    ...phases('PayWithExchange'),
  ],
}

export const payAsset: GalleryEntry = {
  id: 'view-pay-select-asset',
  title: 'Deposit: select asset',
  group: 'Views',
  shows: ['PayWithExchangeSelectAsset'],
  about: 'The assets that can be paid into an account of this page.',
  states: [
    state('some', { view: 'PayWithExchangeSelectAsset' }),
    state('none found', { view: 'PayWithExchangeSelectAsset', amount: 'gulls' }),
  ],
}

export const pay: GalleryEntry = {
  id: 'view-pay',
  title: 'Pay',
  group: 'Views',
  shows: ['Pay'],
  about: 'A payment to the app: how much, to whom, and from where.',
  states: [
    state('ready', { view: 'Pay' }),
    state('loading', { view: 'Pay', exchanges: 'hang' }),
    state('failed', { view: 'Pay', exchanges: { status: 500 } }),
    state('cannot be', { view: 'Pay', asked: '1e3' }),
    state('no wallet', { view: 'Pay', isAlone: true }),
    state('refused', { view: 'Pay', presses: true, payUrl: { status: 503 } }),
    state('wallet declined', { view: 'Pay', wallet: 'wallet/refused' }),
    state('wallet refused', { view: 'Pay', wallet: 'wallet/pending' }),
  ],
}

export const payLoading: GalleryEntry = {
  id: 'view-pay-loading',
  title: 'Pay: wait',
  group: 'Views',
  shows: ['PayLoading'],
  about: 'The wait for a payment to the app, and what became of it.',
  states: [state('nothing to wait for', { view: 'PayLoading' }), ...phases('PayLoading'), ...walletPhases],
}
