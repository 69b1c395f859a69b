import { type CaipNetworkId, type ChainAdapter, type PayAsset, walletError } from '@billfold/kernel'
import {
  type FakeReply,
  type FakePorts,
  connectedPage,
  fakeChain,
  fakeConnector,
  fakeNetwork,
  fakePage,
  fakePorts,
  fakeWallet,
} from '@billfold/test/fakes'
import { afterEach, describe, expect, test } from 'vitest'
import type { PaymentRequest, PaymentResult } from '../contract.js'
import { payments } from '../manifest.js'
import { type PaymentStore, paymentStoreKey } from './payment-store.js'

const lighthouse = { id: 'lighthouse', name: 'Lighthouse', imageUrl: '' }
const url = 'https://lighthouse.example/pay/1'
const usdc: PayAsset = { network: 'eip155:1', asset: '0xA0b8', metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 } }
const request: PaymentRequest = { paymentAsset: usdc, recipient: '0xapp', amount: '7.50' }
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const result = (value: unknown): FakeReply => ({ json: { jsonrpc: '2.0', id: 1, result: value } })

type Transfer = NonNullable<ChainAdapter['transfer']>

interface PageOptions {
  readonly transfer?: Transfer
  readonly state?: 'pending' | 'confirmed' | 'failed' | 'missing' | 'replaced'
  readonly networkIds?: readonly CaipNetworkId[]
}

/** A page with the plugin at work, whose service says of the order what the test says. */
async function page({ transfer = async () => '0xabc', networkIds = ['eip155:1'], state = 'pending' }: PageOptions = {}) {
  const here = { status: result({ status: 'UNKNOWN' }), held: '1', state }
  const transferred: Parameters<Transfer>[1][] = []
  const ports: FakePorts = fakePorts({ page: fakePage({ globals: { open: () => null } }) })
  const asked: { readonly method: string; readonly params: Readonly<Record<string, unknown>> }[] = []
  ports.fetch.route('/v1/json-rpc', ({ body }) => {
    const call = JSON.parse(body ?? '') as (typeof asked)[number]
    asked.push(call)
    if (call.method === 'reown_getExchanges') return result({ exchanges: [lighthouse], total: 1 })
    return call.method === 'reown_getExchangePayUrl' ? result({ url, sessionId: 'session' }) : here.status
  })
  const token = async () => ({
    name: '',
    symbol: '',
    chainId: usdc.network,
    price: 0,
    iconUrl: '',
    quantity: { decimals: '6', numeric: here.held },
  })
  const { kernel, end } = await connectedPage({
    plugins: [
      fakeChain('eip155', {
        ...{ token, isAddress: (address) => address.startsWith('0x'), followTransaction: async () => ({ status: here.state }) },
        transfer: (session, wish) => (transferred.push(wish), transfer(session, wish)),
      }),
      payments(),
    ],
    connector: fakeConnector({ wallet: fakeWallet({ networkId: networkIds[0] ?? 'eip155:1', networkIds }) }),
    networks: [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 5 })],
    ports,
    options: { endpoints: { exchange: 'https://cloud.example' }, features: { payments: true } },
  })
  ends.push(end)
  const store: PaymentStore = await kernel.load(paymentStoreKey)
  const settle = async (milliseconds: number): Promise<void> => {
    for (let step = 0; step < 20; step += 1) await ports.clock.settle(milliseconds / 20)
  }
  /** Lets it go on until something is so: what is loaded late takes the time that the machine takes. */
  const until = (isSo: () => boolean): Promise<void> =>
    expect.poll(async () => (await settle(20), isSo()), { interval: 5, timeout: 60_000 }).toBe(true)
  return Object.assign(here, { kernel, ports, store, payments: store, settle, until, asked, transferred })
}

describe('payments', () => {
  test('default: without the modal, with the page opened by the host, until the network has it', async () => {
    const here = await page()
    const opened: string[] = []
    const paid = here.payments.pay({ ...request, exchangeId: 'lighthouse', openPage: (address) => opened.push(address) })
    await here.until(() => opened.length > 0)
    expect(opened).toEqual([url])
    expect(here.asked[0]?.params).toMatchObject({ amount: '7.5', recipient: 'eip155:1:0xapp', asset: 'eip155:1/erc20:0xA0b8' })
    here.status = result({ status: 'SUCCESS', txHash: '0xabc' })
    here.held = '8.5'
    await here.settle(6_000)
    expect(await paid).toEqual({ orderId: expect.any(String), status: 'success', phase: 'arrived', txHash: '0xabc', received: '7500000' })
    expect(here.kernel.modal.isOpen).toBe(false)
  })

  test('behavior: who waits for longer than a payment may take is told that nobody knows', async () => {
    const here = await page()
    const paid = here.payments.pay({ ...request, exchangeId: 'lighthouse', openPage: () => undefined, timeout: 10_000 })
    await here.until(() => here.payments.phase === 'open')
    await here.settle(20_000)
    expect((await paid).status).toBe('unknown')
    const asked = here.asked.length
    await here.settle(60_000)
    expect(here.asked).toHaveLength(asked)
  })

  test('behavior: a payment that failed is one, and less than was ordered is no success', async () => {
    const here = await page()
    const pay = (amount: string): Promise<PaymentResult> =>
      here.payments.pay({ ...request, amount, exchangeId: 'lighthouse', openPage: () => undefined, timeout: 1_000_000 })
    const failed = pay('1')
    here.status = result({ status: 'FAILED' })
    await here.settle(6_000)
    expect(await failed).toMatchObject({ status: 'failed', phase: 'failed' })
    here.held = '1'
    const less = pay('2')
    await here.settle(1_000)
    here.status = result({ status: 'SUCCESS' })
    here.held = '2'
    await here.settle(200_000)
    expect(await less).toMatchObject({ status: 'unknown', phase: 'less', received: '1000000' })
  })

  test('behavior: with the modal it resolves with what became of it, and rejects when that is closed', async () => {
    const here = await page()
    const paid = here.payments.openPay(request)
    await here.settle(100)
    expect(here.kernel.router.view).toBe('Pay')
    const preparing = here.store.prepare(request)
    await here.settle(100)
    await preparing
    const starting = here.store.start(lighthouse)
    await here.settle(500)
    expect(await starting).toBe(true)
    here.status = result({ status: 'SUCCESS', txHash: '0xabc' })
    here.held = '8.5'
    await here.settle(6_000)
    expect(await paid).toMatchObject({ status: 'success', phase: 'arrived' })
    const closed = here.payments.openPay(request)
    await here.settle(100)
    here.kernel.modal.close()
    await expect(closed).rejects.toThrow('Modal closed')
  })

  test('behavior: the exchanges of a payment are listed', async () => {
    const here = await page()
    const listed = here.payments.availableExchanges(request)
    await here.settle(100)
    expect(await listed).toEqual([lighthouse])
  })

  test.each<readonly [string, Partial<PaymentRequest>, string]>([
    ['an amount with an exponent', { amount: '1e3' }, 'exchange/bad-amount'],
    ['an amount that is a number', { amount: 5 as never }, 'exchange/bad-amount'],
    ['more decimals than the asset has', { amount: '0.0000001' }, 'exchange/bad-amount'],
    ['400 digits', { amount: '9'.repeat(400) }, 'exchange/bad-amount'],
    ['a recipient of another family', { recipient: 'bc1' }, 'exchange/bad-recipient'],
    ['an asset of another family', { paymentAsset: { ...usdc, network: 'bip122:1' } }, 'exchange/unsupported-asset'],
    ['no asset', { paymentAsset: undefined as never }, 'exchange/unsupported-asset'],
  ])('behavior: %s is refused before anybody is asked', async (_, more, code) => {
    const here = await page()
    const refused = here.payments.pay({ ...request, ...more, exchangeId: 'lighthouse', openPage: () => undefined })
    await expect(refused).rejects.toMatchObject({ code })
    expect(here.asked).toEqual([])
  })
})

describe('the connected wallet pays', () => {
  const wait = { timeout: 1_000_000 }

  test('default: it is asked for the amount in smallest units, and followed until the network has it', async () => {
    const here = await page()
    const paid = here.payments.pay({ ...request, ...wait })
    await here.until(() => here.payments.phase === 'paid')
    expect(here.transferred).toEqual([{ to: '0xapp', amount: 7_500_000n, tokenAddress: '0xA0b8' }])
    expect(here.payments).toMatchObject({ phase: 'paid', order: { txHash: '0xabc', exchange: { id: 'wallet' } } })
    here.state = 'confirmed'
    here.held = '8.5'
    await here.settle(10_000)
    expect(await paid).toMatchObject({ status: 'success', phase: 'arrived', txHash: '0xabc', received: '7500000' })
    expect(here.asked).toEqual([])
  })

  test('behavior: the coin of the network is sent without an address of a token', async () => {
    const here = await page()
    const coin = { ...usdc, asset: 'native', metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 } }
    void here.payments.pay({ ...request, paymentAsset: coin, amount: '0.5', ...wait })
    await here.until(() => here.payments.phase === 'paid')
    expect(here.transferred).toEqual([{ to: '0xapp', amount: 5n * 10n ** 17n }])
  })

  test('behavior: a no of the person leaves no order, and another try asks again', async () => {
    const answers = [() => Promise.reject(walletError('wallet/refused', { operation: 'transfer' } as never)), async () => '0xabc']
    const here = await page({ transfer: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')) })
    const [said] = await Promise.all([Promise.allSettled([here.payments.pay({ ...request, ...wait })]), here.settle(1_000)])
    expect(said[0]).toMatchObject({ status: 'rejected', reason: { code: 'wallet/refused' } })
    expect([here.payments.order, here.ports.storage.data.has('billfold/default/exchange.payment')]).toEqual([undefined, false])
    void here.payments.pay({ ...request, ...wait })
    await here.until(() => here.payments.phase === 'paid')
  })

  test('behavior: a wallet that does not say what it did is asked once, also after a reload and in another tab', async () => {
    const here = await page({ transfer: () => Promise.reject(new Error('the port was closed')) })
    const paid = here.payments.pay({ ...request, ...wait })
    await here.settle(1_000)
    expect(await paid).toMatchObject({ status: 'unknown', phase: 'unknown' })
    const again = here.payments.pay({ ...request, ...wait })
    await here.settle(1_000)
    expect([(await again).phase, here.transferred.length]).toEqual(['unknown', 1])
    here.store.desk.dismiss()
    void here.payments.pay({ ...request, ...wait })
    await here.settle(1_000)
    expect(here.transferred).toHaveLength(2)
  })

  test('behavior: two presses ask for one transfer', async () => {
    const here = await page({ transfer: () => new Promise(() => undefined) })
    void here.payments.pay({ ...request, ...wait })
    const second = Promise.allSettled([here.payments.pay({ ...request, ...wait })])
    await here.settle(2_000)
    expect([(await second)[0], here.transferred.length, here.payments.phase]).toMatchObject([
      { reason: { code: 'exchange/busy' } },
      1,
      'opening',
    ])
  })

  test.each([
    ['failed', 'failed', 'failed'],
    ['replaced', 'failed', 'failed'],
    ['confirmed', 'unknown', 'missing'],
    ['missing', 'unknown', 'unknown'],
  ] as const)('behavior: a transaction that is %s', async (state, status, phase) => {
    const here = await page({ state })
    const paid = here.payments.pay({ ...request, ...wait })
    for (let minute = 0; minute < 16; minute += 1) await here.settle(60_000)
    expect(await paid).toMatchObject({ status, phase, txHash: '0xabc' })
  })

  test('behavior: a wallet on another network is led to the right one before it is asked', async () => {
    const here = await page({ networkIds: ['eip155:5', 'eip155:1'] })
    void here.payments.pay({ ...request, ...wait })
    await here.settle(2_000)
    expect(here.kernel.families.activeNetwork?.caipNetworkId).toBe('eip155:1')
    expect(here.transferred).toHaveLength(1)
  })

  test('behavior: without a wallet nothing is asked', async () => {
    const here = await page()
    await here.kernel.connections.disconnect()
    const [said] = await Promise.all([Promise.allSettled([here.payments.pay({ ...request, ...wait })]), here.settle(1_000)])
    expect(said[0]).toMatchObject({ status: 'rejected', reason: { code: 'exchange/no-wallet' } })
    expect(here.transferred).toEqual([])
  })
})
