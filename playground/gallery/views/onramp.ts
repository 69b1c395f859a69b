import { type Kernel, type ViewName, storedItem } from '@billfold/kernel'
import { onramp } from '@billfold/onramp'
import type { OpenOrder } from '@billfold/onramp/contract'
import type { FakeAnswer } from '@billfold/test/fakes'

import type { GalleryEntry, GalleryState } from '../entry.js'
import { appears } from './appears.js'
import { sampleConnector } from './sample-connectors.js'
import type { Scene } from './scene.js'
import { typeInto } from './type-into.js'
import { viewState } from './view-state.js'

const service = 'https://cloud.example'
const orderId = '5f3c9a52-4b1e-4a37-9d0b-6f1c2b7d8e90'
const methods = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const on = [{ name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: null }]
const longName = 'A token whose makers could not stop while they named it'
const sold = [
  ['USD Coin', 'USDC'],
  ['Ether', 'ETH'],
  [longName, 'LONGSYMBOLS'],
].map(([name, symbol]) => ({ id: symbol, name, symbol, networks: on }))
const payable = ['USD', 'EUR', 'GBP'].map((id) => ({ id, payment_method_limits: methods }))

const money = (amount: string, currency = 'USD') => ({ amount, currency })
const price = {
  ...{ networkFee: money('0.30'), paymentSubtotal: money('98.20'), paymentTotal: money('100.00'), quoteId: 'q1' },
  purchaseAmount: money('98.2', 'USDC'),
}
const never: FakeAnswer = 'hang'
const broken: FakeAnswer = { status: 400 }

/** What is played of a purchase. */
interface Buying {
  readonly view?: ViewName
  readonly amount?: string
  readonly options?: FakeAnswer
  readonly quote?: FakeAnswer
  readonly page?: FakeAnswer
  /** How the order stands; without it nothing is bought. */
  readonly standing?: FakeAnswer
  readonly isBlocked?: boolean
  /** The window was closed by the visitor. */
  readonly isClosed?: boolean
  readonly isAlone?: boolean
  readonly isOffline?: boolean
  readonly timeZone?: string
  /** Was bought minutes ago, on an earlier visit. */
  readonly isOld?: boolean
  /** The view is gone to without anything bought. */
  readonly isDirect?: boolean
  /** Two who sell, not one. */
  readonly hasChoice?: boolean
  readonly supported?: readonly string[]
}

const link = {
  ...({ name: 'harbour', label: 'Harbour Cards', feeRange: '1.5%', namespaces: ['eip155'], pageUrl: 'https://seller.example/' } as const),
  ...{ apiKey: 'pk', coins: [] },
}

function scene(buying: Buying): Scene {
  const { options = { json: { purchaseCurrencies: sold, paymentCurrencies: payable } }, quote = { json: price } } = buying
  const { page = { json: { url: 'https://pay.example/order', orderId } }, standing, supported = ['eip155:1'] } = buying
  return {
    wallets: [sampleConnector({ name: 'Bowbit', hue: 92 })],
    plugins: [onramp(buying.hasChoice === true ? { link } : {})],
    options: { endpoints: { blockchain: service, cardSeller: 'https://seller.example' }, features: { onramp: ['meld', 'harbour'] } },
    isOffline: buying.isOffline ?? false,
    timeZone: buying.timeZone ?? 'UTC',
    globals: { open: () => (buying.isBlocked === true ? null : opened(buying.isClosed === true)) },
    serve: (fetch) =>
      fetch
        .route('/v1/supported-chains', { json: { http: supported, ws: [] } })
        .route('/v1/onramp/options', options)
        .route('/v1/onramp/quote', quote)
        .route('/v1/generators/onrampurl', page)
        .route(`/v1/onramp/orders/${orderId}`, standing ?? { json: { status: 'created' } }),
    play: (kernel) => play(kernel, buying),
    after: (card) => after(card, buying),
  }
}

/** A window that goes nowhere. */
function opened(closed: boolean): object {
  return { closed, opener: null, location: { replace: () => undefined }, close: () => undefined }
}

async function play(
  { connections, connectors, modal, router, storage, families }: Kernel,
  { isAlone, isDirect, isOld, view = 'OnRampProviders' }: Buying,
): Promise<void> {
  const [connector] = connectors.all
  if (connector !== undefined && isAlone !== true) await connections.connect(connector)
  const account = families.activeCaipAddress
  if (isOld === true && account !== undefined) storage.item(storedItem('onramp.open', anything)).write([{ ...oldOrder(), account }])
  await modal.open({ view: 'Account' })
  const first = view === 'BuyInProgress' && isDirect !== true ? 'OnRampProviders' : view
  router.push(first as 'OnRampProviders')
}

/** Trusts what this page has written itself. */
const anything: Parameters<typeof storedItem<'onramp.open'>>[1] = {
  '~standard': { validate: (value: unknown) => ({ value: value as readonly OpenOrder[] }) },
}

function oldOrder(): Omit<OpenOrder, 'account'> {
  return {
    ...{ at: Date.now() - 180_000, provider: 'meld', symbol: 'USDC', contract: '', amount: '100', currency: 'USD' },
    ...{ expected: '98.2', held: '', url: 'https://pay.example/order', orderId },
  }
}

/** Types what is paid, and buys, as a person would. */
async function after(card: HTMLElement, { amount, quote, view, standing, isBlocked, page }: Buying): Promise<void> {
  if (amount === undefined) return
  await appears('amount', () => card.querySelector('[data-view="OnRampProviders"] input'))
  await typeInto(card, amount)
  if (quote === never) return
  await appears('form without a question', () =>
    card.querySelector('[data-view="OnRampProviders"] [role="status"]') === null ? card : undefined,
  )
  if (view !== 'BuyInProgress') return
  const button = await appears('way to the page', () =>
    card.querySelector<HTMLElement>('[data-visit] button[data-key=buy]:not([aria-disabled])'),
  )
  button.click()
  await appears('wait', () => card.querySelector('[data-view="BuyInProgress"]'))
  if (page === never || (standing === undefined && isBlocked !== true)) return
  // The first look at the order is at once.
  await new Promise((resume) => setTimeout(resume, 400))
}

const state = (id: string, buying: Buying = {}): GalleryState => viewState(id, scene(buying))
const paid = { amount: '100' } as const
const waiting = (id: string, buying: Buying): GalleryState => state(id, { ...paid, view: 'BuyInProgress', ...buying })
const old = { view: 'BuyInProgress', isDirect: true, isOld: true } as const
const stands = (status: string, ...amounts: readonly string[]): FakeAnswer => ({
  json: { status, deliveries: amounts.map((amount) => ({ transaction: '0x5e', amount })), refunded: status === 'partial' ? '49.10' : null },
})

export const onrampProviders: GalleryEntry = {
  id: 'view-onramp-providers',
  title: 'Buy: provider and amount',
  group: 'Views',
  shows: ['OnRampProviders'],
  about: 'What to buy, for how much, and of whom.',
  states: [
    state('empty'),
    state('quoted', paid),
    state('a choice of providers', { ...paid, hasChoice: true }),
    state('asking for the price', { ...paid, quote: never }),
    state('no price', { ...paid, quote: broken }),
    state('too little', { amount: '5' }),
    state('too much', { amount: '123456789' }),
    state('long names', {
      ...paid,
      options: { json: { purchaseCurrencies: sold.slice(2), paymentCurrencies: payable } },
      quote: { json: { ...price, purchaseAmount: money('1234567.123456789012345678', 'LONGSYMBOLS') } },
    }),
    state('loading', { options: never }),
    state('the sample', { options: broken }),
    state('offline', { isOffline: true }),
    state('not on this network', { supported: [] }),
    state('not in this region', { timeZone: 'Asia/Shanghai' }),
    state('disconnected', { isAlone: true }),
  ],
}

export const onrampTokens: GalleryEntry = {
  id: 'view-onramp-token-select',
  title: 'Buy: select token',
  group: 'Views',
  shows: ['OnRampTokenSelect'],
  about: 'The tokens that are sold on this network.',
  states: [
    state('some', { view: 'OnRampTokenSelect' }),
    state('loading', { view: 'OnRampTokenSelect', options: never }),
    state('none', { view: 'OnRampTokenSelect', supported: [] }),
    state('the sample', { view: 'OnRampTokenSelect', options: broken }),
  ],
}

export const onrampFiat: GalleryEntry = {
  id: 'view-onramp-fiat-select',
  title: 'Buy: select currency',
  group: 'Views',
  shows: ['OnRampFiatSelect'],
  about: 'The currencies to pay in, with the limits of each way of paying.',
  states: [
    state('some', { view: 'OnRampFiatSelect' }),
    state('loading', { view: 'OnRampFiatSelect', options: never }),
    state('none', { view: 'OnRampFiatSelect', supported: [] }),
    state('the sample', { view: 'OnRampFiatSelect', options: broken }),
  ],
}

export const buyInProgress: GalleryEntry = {
  id: 'view-buy-in-progress',
  title: 'Buy in progress',
  group: 'Views',
  shows: ['BuyInProgress'],
  about: 'The wait for what was bought, and what became of the money.',
  states: [
    state('nothing under way', { view: 'BuyInProgress', isDirect: true }),
    waiting('asking for the page', { page: never }),
    waiting('the page failed', { page: broken }),
    waiting('blocked', { isBlocked: true }),
    waiting('open', {}),
    waiting('closed', { isClosed: true, standing: stands('created') }),
    waiting('paid', { standing: stands('paid') }),
    state('takes longer', { ...old, standing: stands('paid') }),
    state('does not answer', { ...old, standing: { status: 500 } }),
    waiting('an unknown word', { standing: stands('on the moon') }),
    waiting('arrived', { standing: stands('delivered', '98.2') }),
    waiting('less', { standing: stands('partial', '49.1') }),
    waiting('twice', { standing: stands('delivered', '98.2', '98.2') }),
    waiting('declined', { standing: stands('declined') }),
    waiting('expired', { standing: stands('expired') }),
    waiting('failed', { standing: stands('failed') }),
  ],
}

export const whatIsABuy: GalleryEntry = {
  id: 'view-what-is-a-buy',
  title: 'What is a buy',
  group: 'Views',
  shows: ['WhatIsABuy'],
  about: 'What buying with a card is, for who has never done it.',
  states: [state('default', { view: 'WhatIsABuy' })],
}
