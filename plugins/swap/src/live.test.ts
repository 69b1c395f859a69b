import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brook } from '@billfold/local-chains/evm/seed'
import { formatUnits } from 'viem'
import {
  type LiveOrder,
  type LivePage,
  type LiveSwaps,
  heldBy,
  livePage,
  quoteLive,
  reviewLive,
  startLiveSwaps,
  tokensBySymbol,
} from '../testing/live-swaps.js'
import { allowedBy, approveFor, burn, emptyPool, movePrice, openTollPool } from '../testing/pools.js'

let live: LiveSwaps
let page: LivePage

beforeAll(async () => void (live = await startLiveSwaps()))
afterAll(() => live.stop())
afterEach(async () => {
  live.aggregator.break('none')
  await page.end()
})

const { USDC, USDT, HBR } = tokensBySymbol
const allowed = (token: `0x${string}`, owner?: `0x${string}`): Promise<bigint> => allowedBy(live, token, owner)
const approve = (token: `0x${string}`, amount: bigint): Promise<void> => approveFor(live, token, amount)

/** Has the price of HBR in USDC rise by far, for as long as something runs. */
async function moved(run: () => Promise<void>): Promise<void> {
  const back = await movePrice(live)
  await run()
  await back()
}

const quoted = (...order: LiveOrder): Promise<void> => quoteLive(page, ...order)
const reviewed = (...order: LiveOrder): Promise<void> => reviewLive(page, ...order)

/** Goes on, until the person in front of the wallet is asked. */
async function goOnAndAsk(): Promise<{ readonly done: Promise<boolean> }> {
  page.wallet.behavior = 'silent'
  const done = page.store.goOn()
  await expect.poll(() => page.wallet.questions.length).toBe(1)
  return { done }
}

describe('an aggregator on a real chain', () => {
  test('default: a token is quoted with its way, approved for exactly the amount, swapped, and received to the unit', async () => {
    page = await livePage(live, { isAggregated: true })
    await reviewed('USDT', 'HBR', '25')
    const { review } = page.store
    expect(review?.swap).toMatchObject({
      by: 'Velora',
      route: [
        { to: USDC.address.toLowerCase(), venues: [{ name: 'HarbourPools', percent: 100 }] },
        { to: HBR.address.toLowerCase(), venues: [{ name: 'HarbourPools', percent: 100 }] },
      ].map(({ to, venues }) => ({ to: expect.stringMatching(new RegExp(to, 'i')), venues })),
    })
    const before = await Promise.all([heldBy(live.client, USDT.address), heldBy(live.client, HBR.address)])
    expect(await page.store.goOn()).toBe(false)
    expect(review?.isApproved).toBe(true)
    const quote = review?.swap.amountOut ?? 0n
    expect(await page.store.goOn()).toBe(true)
    await expect.poll(() => heldBy(live.client, HBR.address)).toBe(before[1] + quote)
    expect(await heldBy(live.client, USDT.address)).toBe(before[0] - 25_000_000n)
  })

  test('behavior: the coin of the network needs no approval', async () => {
    page = await livePage(live, { isAggregated: true })
    await reviewed('ETH', 'USDC', '0.25')
    const before = await heldBy(live.client, USDC.address)
    const quote = page.store.review?.swap.amountOut ?? 0n
    expect(await page.store.goOn()).toBe(true)
    await expect.poll(() => heldBy(live.client, USDC.address)).toBe(before + quote)
    expect(page.wallet.sent).toHaveLength(1)
  })

  test.each([
    ['quotes more than it gives', 'more', 'swap/differs'],
    ['has somebody else paid', 'receiver', 'swap/differs'],
    ['wants the approval for somebody else', 'spender', 'swap/other-spender'],
    ['sends to another contract than it said', 'contract', 'swap/other-spender'],
  ] as const)('behavior: one that %s is refused before the wallet is asked', async (_, how, code) => {
    page = await livePage(live, { isAggregated: true })
    live.aggregator.break(how)
    await reviewed('USDC', 'HBR', '40')
    expect(page.store.review?.step).toMatchObject({ phase: 'failed', error: { code } })
    await page.store.goOn()
    expect(page.wallet.sent).toEqual([])
  })

  test.each([
    ['finds no way', 'routeless', 'none'],
    ['is out of order', 'down', 'failed'],
    ['writes amounts with an exponent', 'malformed', 'failed'],
    ['quotes another amount', 'other', 'failed'],
  ] as const)('behavior: one that %s gives no quote', async (_, how, phase) => {
    page = await livePage(live, { isAggregated: true })
    await expect.poll(() => page.store.tokens.all.length).toBeGreaterThan(0)
    live.aggregator.break(how)
    await quoted('USDC', 'HBR', '40')
    expect(page.store.quoter.state.phase).toBe(phase)
    expect(page.store.startReview()).toBeUndefined()
  })
})

describe('what the account has', () => {
  test('default: a token is asked for of the chain itself, where nobody lists it', async () => {
    page = await livePage(live)
    await quoted('USDC', 'HBR', '40')
    await expect.poll(() => page.store.problem).toBeUndefined()
    expect(page.store.sourceToken?.held).toBe(await heldBy(live.client, USDC.address))
    page.store.fillIn({ amount: '900000000' })
    expect(page.store.problem).toBe('insufficient')
  })
})

describe('a wallet that carries out several calls as one (EIP-5792)', () => {
  test('default: one yes approves and swaps in one transaction', async () => {
    page = await livePage(live, { wallet: { privateKeys: [brook.privateKey], isAtomic: true } })
    await reviewed('USDC', 'HBR', '40')
    expect(page.store.review?.step).toMatchObject({ phase: 'ready', built: { isOneStep: true, approvals: [{ to: USDC.address }] } })
    const before = await heldBy(live.client, HBR.address, brook.address)
    const quote = page.store.review?.swap.amountOut ?? 0n
    const settled: string[] = []
    page.kernel.events.on('swap:settled', ({ outcome }) => settled.push(outcome))
    const { prompts } = page.wallet
    expect(await page.store.goOn()).toBe(true)
    await expect.poll(() => settled).toEqual(['confirmed'])
    expect([page.wallet.prompts - prompts, page.wallet.sent.length]).toEqual([1, 1])
    expect(await heldBy(live.client, HBR.address, brook.address)).toBe(before + quote)
    expect(await allowed(USDC.address, brook.address)).toBe(0n)
  })

  test('behavior: a wallet that says it can, and cannot, goes on in two steps, and is not asked for one again', async () => {
    page = await livePage(live, { wallet: { isAtomic: true } })
    page.wallet.reply('wallet_sendCalls', { error: { code: 5760, message: 'Atomicity not supported' } })
    await reviewed('USDC', 'HBR', '15')
    expect(page.store.review?.built?.isOneStep).toBe(true)
    expect(await page.store.goOn()).toBe(false)
    expect([page.store.review?.isApart, page.store.reviewed]).toMatchObject([true, { phase: 'ready', next: 'approval' }])
    const before = await heldBy(live.client, HBR.address)
    expect([await page.store.goOn(), await page.store.goOn()]).toEqual([false, true])
    await expect.poll(() => heldBy(live.client, HBR.address)).toBeGreaterThan(before)
    await reviewed('USDC', 'HBR', '16')
    expect(page.store.review?.built).toMatchObject({ isOneStep: false, approvals: [{ to: USDC.address }] })
  })

  test('behavior: a no to the one step is an outcome, and the one step is asked for again', async () => {
    page = await livePage(live, { wallet: { privateKeys: [brook.privateKey], isAtomic: true, behavior: 'approve' } })
    await reviewed('USDC', 'HBR', '17')
    page.wallet.behavior = 'reject'
    expect(await page.store.goOn()).toBe(false)
    expect([page.store.reviewed?.phase, page.store.reviewed?.next]).toEqual(['declined', 'swap'])
    page.wallet.behavior = 'approve'
    expect(await page.store.goOn()).toBe(true)
    expect(page.wallet.sent).toHaveLength(1)
  })

  test('behavior: a swap that fails takes its approval with it, and that is told', async () => {
    page = await livePage(live, { wallet: { privateKeys: [brook.privateKey], isAtomic: true } })
    await reviewed('USDC', 'HBR', '40')
    const settled: string[] = []
    page.kernel.events.on('swap:settled', ({ outcome }) => settled.push(outcome))
    // The price moves while the person in front of the wallet thinks.
    const asked = await goOnAndAsk()
    await moved(async () => {
      page.wallet.answer('approve')
      // The wallet tries it once more, and says that nothing was sent.
      expect(await asked.done).toBe(false)
      expect(page.store.review?.step.phase).toMatch(/unknown|failed/)
    })
    expect([settled, page.wallet.sent, await allowed(USDC.address, brook.address)]).toEqual([[], [], 0n])
  })
})

describe('what goes wrong on a real chain', () => {
  test('behavior: a token that wants its older approval taken back first gets that, and is swapped then', async () => {
    await approve(USDT.address, 10_000_000n)
    page = await livePage(live)
    await reviewed('USDT', 'USDC', '40')
    expect(page.store.review?.built?.approvals).toHaveLength(2)
    for (const left of [1, 0]) {
      expect(await page.store.goOn()).toBe(false)
      expect(page.store.review?.built?.approvals).toHaveLength(left)
    }
    expect(await allowed(USDT.address)).toBe(40_000_000n)
    const before = await heldBy(live.client, USDT.address)
    expect(await page.store.goOn()).toBe(true)
    await expect.poll(() => heldBy(live.client, USDT.address)).toBe(before - 40_000_000n)
  })

  test('behavior: an approval that is used up meanwhile is asked for once more', async () => {
    await approve(HBR.address, 10n ** 18n)
    page = await livePage(live)
    await reviewed('HBR', 'USDC', '1')
    expect(page.store.review?.built?.approvals).toEqual([])
    await approve(HBR.address, 0n)
    expect(await page.store.goOn()).toBe(false)
    expect(page.store.review?.step).toMatchObject({ phase: 'ready', built: { approvals: [{ to: HBR.address }] } })
    expect(page.wallet.sent).toEqual([])
  })

  test('behavior: the approval is there and the swap is refused: that is told, and it goes on from there', async () => {
    page = await livePage(live)
    await reviewed('USDT', 'HBR', '25')
    const asked = await goOnAndAsk()
    await moved(async () => {
      page.wallet.answer('approve')
      expect(await asked.done).toBe(false)
      expect(page.store.review).toMatchObject({ isApproved: true, step: { phase: 'failed', error: { code: 'swap/differs' } } })
    })
    page.wallet.behavior = 'approve'
    await page.store.review?.build()
    expect(page.store.review?.built?.approvals).toEqual([])
    const before = await heldBy(live.client, USDT.address)
    expect(await page.store.goOn()).toBe(true)
    await expect.poll(() => heldBy(live.client, USDT.address)).toBe(before - 25_000_000n)
  })

  test('behavior: a pool that is emptied while one looks leads nowhere, and the wallet is not asked', async () => {
    page = await livePage(live)
    await quoted('USDT', 'USDC', '40')
    expect(page.store.quoter.state.phase).toBe('known')
    const snapshot = await live.chain.call('evm_snapshot', [])
    await emptyPool(live)
    await page.store.quoter.ask()
    expect(page.store.quoter.state.phase).toBe('none')
    expect([page.store.startReview(), page.wallet.sent]).toEqual([undefined, []])
    await live.chain.call('evm_revert', [snapshot])
  })

  test('behavior: a token that keeps a part of each transfer gives less than was quoted, and is refused with both numbers', async () => {
    await openTollPool(live)
    page = await livePage(live)
    await reviewed('TOLL', 'USDC', '10')
    expect(page.store.review?.step).toMatchObject({ phase: 'failed', error: { code: 'swap/differs', context: { what: 'gives' } } })
    expect(page.wallet.sent).toEqual([])
  })

  test('behavior: a balance that shrinks by itself after the review is found before the wallet is asked', async () => {
    page = await livePage(live)
    const everything = await heldBy(live.client, HBR.address)
    await reviewed('HBR', 'USDC', formatUnits(everything, 18))
    const snapshot = await live.chain.call('evm_snapshot', [])
    await burn(live, HBR.address, everything / 2n)
    await page.store.review?.build()
    expect(page.store.review?.step).toMatchObject({ phase: 'failed', error: { code: 'swap/would-fail' } })
    expect(page.wallet.sent).toEqual([])
    await live.chain.call('evm_revert', [snapshot])
  })

  test('behavior: another network in front of the wallet than was reviewed: nothing is asked', async () => {
    page = await livePage(live)
    await reviewed('ETH', 'USDC', '0.1')
    page.wallet.changeChain(31_338, live.chain.url)
    await expect.poll(() => page.kernel.families.find('eip155')?.session?.network?.id).not.toBe(31_337)
    expect(await page.store.goOn()).toBe(false)
    expect(page.store.review?.step).toMatchObject({ phase: 'failed', error: { code: 'swap/changed' } })
    expect(page.wallet.sent).toEqual([])
  })
})
