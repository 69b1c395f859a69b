import { type FakeFetch, fakeDevice, fakePorts } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import {
  type BuyingPage,
  type BuyingPageOptions,
  address,
  buyingPage,
  options,
  orderId,
  page,
  quote,
  usdc,
  otherTab,
} from '../testing/buying-page.js'
import type { Onramp } from './contract.js'
import { onramp } from './manifest.js'

const orders = '/v1/generators/onrampurl'
const quotes = '/v1/onramp/quote'
const state = `/v1/onramp/orders/${orderId}`

/** Types an amount, and waits for its price. */
async function typed({ store, settle, until }: BuyingPage, amount = '100'): Promise<void> {
  store.choice.type(amount)
  await settle(50)
  await until(() => !store.quotesLoading)
}

async function bought(opened: BuyingPage): Promise<void> {
  await typed(opened)
  expect(opened.store.buy()).toBe(true)
  await opened.until(() => opened.store.opener.phase !== 'asking')
}

const standing = (status: string, ...amounts: readonly string[]) => ({
  json: { id: orderId, status, deliveries: amounts.map((amount) => ({ transaction: '0x1', amount })) },
})

describe('buying without the modal', () => {
  test('behavior: filled in, priced, bought, and begun anew', async () => {
    const { store, settle, until } = await buyingPage()
    const buying: Onramp = store
    expect(buying.purchaseCurrencies.map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
    const [, eth] = buying.purchaseCurrencies
    buying.fillIn({ provider: 'meld', purchaseCurrency: eth?.id ?? '', paymentCurrency: 'EUR', amount: '9' })
    expect([buying.purchaseCurrency?.symbol, buying.paymentCurrency?.id]).toEqual(['ETH', 'EUR'])
    expect([buying.problem, buying.buy()]).toEqual([{ kind: 'least', limit: '10.00' }, false])
    buying.fillIn({ amount: '100' })
    expect([buying.purchaseCurrency?.symbol, buying.problem]).toEqual(['ETH', undefined])
    await settle(50)
    await until(() => !buying.quotesLoading)
    expect(buying.buy()).toBe(true)
    await until(() => buying.order !== undefined)
    expect([buying.order?.symbol, buying.outcome]).toEqual(['ETH', undefined])
    buying.startOver()
    expect(buying.order).toBeUndefined()
  })
})

describe('what is bought', () => {
  test('default: providers, selectedProvider, paymentAmount, purchaseAmount, quote, quotesLoading and error', async () => {
    const { store, settle, until } = await buyingPage()
    expect(store.providers.map(({ name, feeRange, namespaces }) => [name, feeRange, namespaces])).toEqual([
      ['meld', '1-2%', ['eip155', 'solana']],
    ])
    expect(store.selectedProvider?.name).toBe('meld')
    expect([store.paymentAmount, store.purchaseAmount, store.quote, store.quotesLoading, store.error]).toEqual([
      '',
      '',
      undefined,
      false,
      undefined,
    ])
    store.choice.type('100')
    expect([store.paymentAmount, store.quotesLoading]).toEqual(['100', true])
    await settle(50)
    await until(() => !store.quotesLoading)
    expect([store.purchaseAmount, store.quote, store.quotesLoading]).toEqual(['98.2', quote, false])
    expect([store.purchaseCurrency?.symbol, store.paymentCurrency?.id]).toEqual(['USDC', 'USD'])
  })

  test('behavior: a quote is asked for by purchaseCurrency, paymentCurrency, amount as a string, and the symbol as network', async () => {
    const opened = await buyingPage()
    await typed(opened, '100.50')
    const [eth, coin] = options.purchaseCurrencies
    expect(eth?.symbol).toBe('ETH')
    const [first] = coin?.networks ?? []
    expect(opened.posted(quotes)).toEqual([
      {
        purchaseCurrency: { ...coin, networks: [{ ...first, contract_address: usdc }] },
        ...{ paymentCurrency: options.paymentCurrencies[0], amount: '100.50', network: 'USDC' },
      },
    ])
  })

  test('behavior: each key is no question: one is asked after the last, and older answers are dropped', async () => {
    const opened = await buyingPage()
    for (const amount of ['1', '10', '100', '1000']) {
      opened.store.choice.type(amount)
      await opened.ports.clock.settle(100)
    }
    await opened.settle(50)
    expect(opened.posted(quotes).map(({ amount }) => amount)).toEqual(['1000'])
  })

  test('behavior: a failed quote is a text and a placeholder, one for one; the placeholder is no price', async () => {
    const opened = await buyingPage({ serve: (fetch) => fetch.route(quotes, { status: 400 }) })
    await typed(opened)
    const { store } = opened
    expect(store.quote).toEqual({
      ...{ networkFee: { amount: '0', currency: 'USD' }, paymentSubtotal: { amount: '100', currency: 'USD' } },
      ...{
        paymentTotal: { amount: '100', currency: 'USD' },
        purchaseAmount: { amount: '100', currency: 'USDC' },
        quoteId: 'mocked-quote-id',
      },
    })
    expect([store.purchaseAmount, store.quotesLoading, typeof store.error]).toEqual(['', false, 'string'])
  })

  test.each(['98.2e3', '98,2', 'NaN', '9'.repeat(400), 98.2, null])('behavior: a malformed number is no price: %s', async (amount) => {
    const opened = await buyingPage({
      serve: (fetch) => fetch.route(quotes, { json: { ...quote, purchaseAmount: { amount, currency: 'USDC' } } }),
    })
    await typed(opened)
    expect([opened.store.purchaseAmount, typeof opened.store.error]).toEqual(['', 'string'])
  })

  test('behavior: options that cannot be had are the built-in sample, and are asked for again', async () => {
    const opened = await buyingPage({ serve: (fetch) => fetch.route('/v1/onramp/options', { status: 400 }, { json: options }) })
    const { store, settle } = opened
    expect([store.choice.isSample, store.choice.purchaseCurrencies.map(({ symbol }) => symbol)]).toEqual([true, ['USDC', 'ETH']])
    await settle(1_000)
    store.retry()
    await settle()
    expect([store.choice.isSample, store.choice.purchaseCurrencies[0]?.networks[0]?.contract_address]).toEqual([false, usdc])
  })

  test('behavior: where the service does not know the network nothing is sold', async () => {
    const { store } = await buyingPage({ serve: (fetch) => fetch.route('/v1/supported-chains', { json: { http: [], ws: [] } }) })
    expect([store.choice.isKnown, store.choice.purchaseCurrencies, store.buy()]).toEqual([true, [], false])
  })

  test('behavior: a project that allows somebody else has nobody who sells', async () => {
    const { store } = await buyingPage({ features: { onramp: ['somebody else'] } })
    expect(store.providers).toEqual([])
  })

  test('behavior: in a restricted time zone nobody is asked, and nothing is sold', async () => {
    const opened = await buyingPage({ ports: { ...fakePorts(), device: fakeDevice({ timeZone: 'Asia/Shanghai' }) } })
    await typed(opened)
    expect([opened.store.choice.isRestricted, opened.store.buy(), opened.posted(quotes)]).toEqual([true, false, []])
  })

  test('behavior: reset leaves nothing', async () => {
    const opened = await buyingPage()
    const { store, settle } = opened
    store.choice.chooseToken('ETH')
    store.choice.chooseCurrency('EUR')
    await typed(opened)
    store.reset()
    await settle()
    expect([store.paymentAmount, store.purchaseAmount, store.quote, store.quotesLoading, store.error]).toEqual([
      '',
      '',
      undefined,
      false,
      undefined,
    ])
    expect([store.purchaseCurrency?.symbol, store.paymentCurrency?.id]).toEqual(['USDC', 'USD'])
  })
})

describe('the page of a provider', () => {
  test('default: the order by destinationWallets, defaultNetwork, partnerUserId, defaultExperience and presetFiatAmount, opened in the press', async () => {
    const opened = await buyingPage()
    const events: unknown[] = []
    opened.kernel.events.on('analytics:recorded', ({ event, properties }) => events.push([event, properties]))
    await typed(opened)
    opened.store.buy()
    const [window] = opened.windows
    expect([opened.windows.length, window?.opener, window?.went]).toEqual([1, null, []])
    await opened.until(() => opened.store.opener.phase !== 'asking')
    expect(opened.posted(orders)).toEqual([
      {
        destinationWallets: [{ address, blockchains: ['ethereum-mainnet'], assets: ['USDC'] }],
        ...{
          defaultNetwork: 'ethereum-mainnet',
          partnerUserId: 'test',
          defaultExperience: 'buy',
          presetFiatAmount: '100',
          fiatCurrency: 'USD',
        },
      },
    ])
    expect(window?.went).toEqual([`${page}?destinationCurrencyCode=USDC&walletAddress=${address}&externalCustomerId=test`])
    expect(events).toContainEqual(['SELECT_BUY_PROVIDER', { provider: 'meld', isSmartAccount: false }])
    expect(opened.store.opener.phase).toBe('open')
  })

  test('behavior: a double press, a press while it is asked, and the same order again are one order', async () => {
    const opened = await buyingPage()
    await typed(opened)
    expect([opened.store.buy(), opened.store.buy()]).toEqual([true, false])
    await opened.until(() => opened.store.opener.phase !== 'asking')
    opened.store.buy()
    await opened.until(() => opened.store.opener.phase !== 'asking')
    expect([opened.posted(orders).length, opened.windows.length]).toEqual([1, 2])
    expect(opened.windows[1]?.went).toEqual(opened.windows[0]?.went)
  })

  test('behavior: after a reload, and in a second tab, the same order is the same page, and is followed', async () => {
    const first = await buyingPage()
    await bought(first)
    const second = await buyingPage({ ports: otherTab(first) })
    expect(second.store.follower.order?.orderId).toBe(orderId)
    await bought(second)
    expect(second.posted(orders)).toEqual([])
    expect(second.windows[0]?.went).toEqual(first.windows[0]?.went)
  })

  test('behavior: an order of another tab does not make this one forget its own', async () => {
    const first = await buyingPage()
    await bought(first)
    const mine = first.store.follower.order
    const second = await buyingPage({ ports: otherTab(first, first.ports) })
    await typed(second, '200')
    second.store.buy()
    await second.until(() => second.store.follower.order?.amount === '200')
    await first.settle(100)
    expect(first.store.follower.order).toEqual(mine)
    const reloaded = await buyingPage({ ports: otherTab(first) })
    await bought(reloaded)
    // It is the page of before: nothing is ordered twice.
    expect([reloaded.posted(orders), reloaded.store.follower.order?.at]).toEqual([[], mine?.at])
  })

  test.each([0, 1, 40, 79, 81, 500])('behavior: two tabs that press %i ms after each other place one order', async (pause) => {
    const serve = (fetch: FakeFetch): unknown => fetch.route(orders, { json: { url: page, orderId }, delay: 600 })
    const first = await buyingPage({ serve })
    const second = await buyingPage({ serve, ports: otherTab(first, first.ports) })
    await typed(first)
    await typed(second)
    first.store.buy()
    await first.ports.clock.settle(pause)
    second.store.buy()
    await first.until(() => [first, second].every(({ store }) => store.opener.phase === 'open'))
    expect([...first.posted(orders), ...second.posted(orders)]).toHaveLength(1)
    expect(second.windows[0]?.went).toEqual(first.windows[0]?.went)
    expect(second.store.follower.order).toEqual(first.store.follower.order)
  })

  test.each(['offline', 'hang', 'html', 'malformed', 'cut', 'unavailable', 'deep'] as const)(
    'behavior: a service that is %s closes the window, keeps what was typed, and lets the next try through',
    async (fault) => {
      const opened = await buyingPage({ serve: (fetch) => fetch.route(orders, fault) })
      await typed(opened)
      opened.store.buy()
      await opened.settle(2_000)
      await opened.until(() => opened.store.opener.phase !== 'asking')
      const { store, windows } = opened
      expect([store.opener.phase, store.opener.failure !== undefined, windows[0]?.closed, store.paymentAmount]).toEqual([
        'failed',
        true,
        true,
        '100',
      ])
      opened.ports.fetch.route(orders, { json: { url: page, orderId } })
      store.buy()
      await opened.until(() => opened.store.opener.phase === 'open')
    },
  )

  test('behavior: a window that was closed before the page came is noticed', async () => {
    const opened = await buyingPage()
    await typed(opened)
    opened.store.buy()
    opened.windows[0]?.close()
    const stop = opened.store.opener.watchWindow()
    await opened.until(() => opened.store.opener.phase === 'open')
    await opened.settle(100)
    expect([opened.store.opener.isClosed, opened.store.follower.order?.url]).toEqual([true, expect.stringContaining(page)])
    stop()
  })

  test.each([
    ['a network that goes away and comes back', 'offline'],
    ['a service that answers nonsense and comes back', 'malformed'],
    ['a service that never answers and comes back', 'hang'],
  ] as const)('behavior: %s leaves the order, and it is followed on', async (_, fault) => {
    const opened = await buyingPage()
    await bought(opened)
    opened.ports.fetch.route(state, fault)
    await opened.settle(1_500)
    expect([opened.store.follower.isSilent, opened.store.follower.outcome, opened.store.follower.order?.orderId]).toEqual([
      true,
      undefined,
      orderId,
    ])
    opened.ports.fetch.route(state, standing('delivered', '98.2'))
    await opened.settle(1_500)
    await opened.until(() => opened.store.follower.outcome === 'arrived')
  })

  test.each(['9'.repeat(400), '1e3', 'NaN', '-1', '0'])('behavior: a delivery of %s is not counted as an amount', async (amount) => {
    const opened = await buyingPage()
    await bought(opened)
    opened.ports.fetch.route(state, standing('paid', amount))
    await opened.settle(500)
    expect([opened.store.follower.outcome, opened.store.follower.order?.orderId]).toEqual([undefined, orderId])
  })

  test('behavior: a blocked window is a link', async () => {
    const opened = await buyingPage({ isBlocked: true })
    await bought(opened)
    expect([opened.store.opener.phase, opened.store.follower.order?.url]).toEqual(['blocked', expect.stringContaining(page)])
  })

  test.each([
    ['a service that fails', { status: 400 }],
    ['no address', { json: { url: '' } }],
    ['a script', { json: { url: 'javascript:alert(1)' } }],
    ['a page in the open', { json: { url: 'http://pay.example/' } }],
  ] as const)('behavior: %s closes the window, says why, and leaves no order', async (_, answer) => {
    const opened = await buyingPage({ serve: (fetch) => fetch.route(orders, answer) })
    await bought(opened)
    const { store, windows } = opened
    expect([store.opener.phase, windows[0]?.closed, windows[0]?.went, store.follower.order]).toEqual(['failed', true, [], undefined])
    expect(store.error).toMatch(/\w/)
    store.startOver()
    expect(store.opener.phase).toBe('idle')
  })
})

describe('what became of it', () => {
  test.each([
    ['delivered', ['98.2'], 'arrived'],
    ['delivered', ['98.2', '98.2'], 'twice'],
    ['partial', ['49.1'], 'less'],
    ['declined', [], 'declined'],
    ['expired', [], 'expired'],
    ['failed', [], 'failed'],
  ] as const)('behavior: the provider says %s %s', async (status, amounts, outcome) => {
    const opened = await buyingPage({
      serve: (fetch) => fetch.route(state, standing('created'), standing('paid'), standing(status, ...amounts)),
    })
    const settled: unknown[] = []
    opened.kernel.events.on('onramp:settled', (event) => settled.push(event))
    await bought(opened)
    await opened.settle(2_000)
    await opened.until(() => opened.store.follower.outcome !== undefined)
    expect(opened.store.follower.outcome).toBe(outcome)
    expect(settled).toEqual([{ account: `eip155:1:${address}`, provider: 'meld', outcome }])
  })

  test('behavior: the coins are noticed by the balance while the provider says nothing', async () => {
    const opened = await buyingPage({ serve: (fetch) => fetch.route(state, { status: 400 }) })
    await bought(opened)
    await opened.settle(1_000)
    expect([opened.store.follower.isSilent, opened.store.follower.outcome]).toEqual([true, undefined])
    opened.hold('103.2')
    await opened.settle(2_000)
    expect(opened.store.follower.outcome).toBe('arrived')
  })

  test('behavior: what the provider says is asked for seldom, and not at all while nobody looks', async () => {
    const opened = await buyingPage()
    await bought(opened)
    const asked = (): number => opened.ports.fetch.requests.filter(({ path }) => path === state).length
    await opened.settle(4_000)
    const seen = asked()
    expect(seen).toBeLessThan(12)
    expect(seen).toBeGreaterThan(3)
    opened.ports.device.hide()
    await opened.settle(4_000)
    expect(asked()).toBeLessThanOrEqual(seen + 1)
    const hidden = asked()
    opened.ports.device.show()
    await opened.settle()
    expect(asked()).toBeGreaterThan(hidden)
  })

  test('behavior: two tabs that wait say it once', async () => {
    const serve: BuyingPageOptions['serve'] = (fetch) =>
      fetch.route(state, standing('created'), standing('created'), standing('delivered', '98.2'))
    const first = await buyingPage({ serve })
    await bought(first)
    const second = await buyingPage({ ports: otherTab(first), serve })
    const said: string[] = []
    for (const { kernel } of [first, second]) kernel.events.on('onramp:settled', ({ outcome }) => said.push(outcome))
    await second.settle(1_000)
    await first.settle(1_000)
    expect([first.store.follower.outcome, second.store.follower.outcome, said]).toEqual(['arrived', 'arrived', ['arrived']])
  })

  test('behavior: a window that was closed is noticed, and the provider asked at once', async () => {
    const opened = await buyingPage()
    await bought(opened)
    const stop = opened.store.opener.watchWindow()
    const [window] = opened.windows
    if (window !== undefined) window.closed = true
    await opened.settle(200)
    stop()
    expect(opened.store.opener.isClosed).toBe(true)
    opened.store.opener.openAgain()
    expect([opened.windows.length, opened.posted(orders).length]).toEqual([2, 1])
  })
})

describe('a provider that is opened by a link', () => {
  const link = {
    ...({ name: 'harbour', label: 'Harbour Cards', feeRange: '1.5%', namespaces: ['eip155'], pageUrl: 'https://seller.example/' } as const),
    ...{ apiKey: 'pk', coins: [{ code: 'usdc', network: 'eip155:1', symbol: 'USDC', name: 'USD Coin', contract: usdc }] as const },
  }
  const price = { baseCurrencyAmount: 98.2, networkFeeAmount: 0.3, totalAmount: 100, quoteCurrencyAmount: 98.2 }

  async function linked(ports = fakePorts()): Promise<BuyingPage> {
    ports.fetch.route('/v3/currencies/usdc/buy_quote', { json: price })
    const opened = await buyingPage({ ports, plugins: [onramp({ link })], features: { onramp: ['meld', 'harbour'] } })
    opened.store.choice.chooseProvider('harbour')
    await opened.until(() => opened.store.choice.isKnown)
    return opened
  }

  test('default: prices by its own calls, and a link that names all of the order', async () => {
    const opened = await linked()
    await bought(opened)
    expect(opened.store.purchaseAmount).toBe('98.2')
    const url = new URL(opened.windows[0]?.went[0] ?? '')
    expect([url.origin, Object.fromEntries(url.searchParams)]).toEqual([
      'https://seller.example',
      {
        ...{ apiKey: 'pk', currencyCode: 'usdc', walletAddress: address, baseCurrencyCode: 'usd', baseCurrencyAmount: '100' },
        externalTransactionId: opened.store.follower.order?.orderId,
      },
    ])
    expect(opened.posted(orders)).toEqual([])
  })

  test.each([
    ['waitingPayment', null, undefined],
    ['completed', null, 'arrived'],
    ['failed', 'Failed', 'declined'],
    ['failed', 'Cancelled', 'expired'],
    ['something else', null, undefined],
    ['nothing', null, undefined],
  ])('behavior: its %s (%s) is %s', async (status, failureReason, outcome) => {
    const ports = fakePorts()
    const opened = await linked(ports)
    await bought(opened)
    const id = opened.store.follower.order?.orderId ?? ''
    ports.fetch.route(`/v1/transactions/ext/${id}`, {
      json:
        status === 'nothing'
          ? []
          : [{ id: 'x', status, failureReason, quoteCurrencyAmount: 98.2, cryptoTransactionId: status === 'completed' ? '0x1' : null }],
    })
    await opened.settle(1_000)
    expect(opened.store.follower.outcome).toBe(outcome)
  })
})
