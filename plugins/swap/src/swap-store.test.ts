import { walletError } from '@billfold/kernel'
import { type FakeChainAdapterOptions, fakePorts } from '@billfold/test/fakes'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type SwapPage,
  type SwapPageOptions,
  endSwapPages,
  goOn,
  hash,
  review,
  router,
  swapPage as page,
  usdcAddress,
} from '../testing/swap-page.js'

afterEach(endSwapPages)

/** A page that finds what another one has stored. */
function tabBeside({ ports: { clock, storage } }: SwapPage, options: SwapPageOptions = {}): Promise<SwapPage> {
  const ports = fakePorts()
  ports.clock.jump(clock.now() - ports.clock.now())
  for (const [key, stored] of storage.data) if (key.includes('swap.')) ports.storage.data.set(key, stored)
  return page({ ...options, ports })
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
    expect(store.review?.step).toMatchObject({ phase: 'ready', built: { approvals: [], received: 1_999_000_000n } })
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

    const after = await tabBeside(before)
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

  test('behavior: what another tab swaps does not make this one forget what it may have sent', async () => {
    const lost: FakeChainAdapterOptions = {
      sendTransaction: async () => {
        throw new Error('The connection is lost')
      },
    }
    const first = await page({ adapter: lost })
    await review(first)
    await goOn(first)
    expect(first.store.review?.step).toMatchObject({ phase: 'unknown', what: 'swap' })
    const otherTab = await tabBeside(first, { allowance: '40000000' })
    await review(otherTab, 'USDC', 'ETH', '40')
    expect(await goOn(otherTab)).toBe(true)
    await otherTab.settle()
    const sameTab = await tabBeside(otherTab)
    await review(sameTab)
    await goOn(sameTab)
    expect([sameTab.store.review?.step, sameTab.sent]).toMatchObject([{ phase: 'failed', error: { code: 'swap/twice' } }, []])
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

  test('behavior: a price of 0 gives no worth and no impact, and hinders no swap', async () => {
    const free = {
      symbol: 'ETH',
      name: 'Ether',
      chainId: 'eip155:1',
      price: 0,
      iconUrl: '',
      quantity: { decimals: '18', numeric: '2' },
    } as const
    const here = await page({ adapter: { tokens: async () => [free] } })
    await review(here)
    const { form, impact, toTokenWorth } = here.store
    expect([form.worth, impact, toTokenWorth]).toEqual([undefined, undefined, undefined])
    expect(await goOn(here)).toBe(true)
  })

  test('behavior: a token without decimals is counted in whole ones', async () => {
    const { store, settle } = await page()
    store.fillIn({ fromToken: 'MOSS', toToken: 'ETH', amount: '3' })
    await settle()
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
