import { evmContracts, carol } from '@billfold/local-chains/evm/seed'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type LiveOrder,
  type LivePage,
  type LiveSwaps,
  heldBy,
  livePage,
  reviewLive,
  startLiveSwaps,
  tokensBySymbol,
} from '../testing/live-swaps.js'
import { allowedBy, movePrice } from '../testing/pools.js'
import { OpenSwaps } from './review/open-swaps.js'
import { typedDataOf } from './review/permit.js'

let live: LiveSwaps
let page: LivePage

beforeAll(async () => void (live = await startLiveSwaps()))
afterAll(() => live.stop())
afterEach(() => page.end())

const { USDC, HBR } = tokensBySymbol

/** Opens a page with a swap in its review. */
async function reviewed(...order: LiveOrder): Promise<void> {
  page = await livePage(live)
  await reviewLive(page, ...order)
}

/** What the wallet was asked to sign. */
function asked(): readonly { readonly domain: object; readonly message: { readonly [name: string]: unknown } }[] {
  return page.wallet.requests.flatMap(({ method, params }) =>
    method === 'eth_signTypedData_v4' ? [JSON.parse(String((params as readonly unknown[])[1]))] : [],
  )
}

/** The allowance that is left, and how many transactions the wallet has sent. */
async function after(token: `0x${string}`): Promise<readonly [bigint, number]> {
  return [await allowedBy(live, token), page.wallet.sent.length]
}

test('default: one signature for exactly the amount, one transaction, and nothing may be taken after it', async () => {
  await reviewed('USDC', 'HBR', '40')
  const { review, reviewed: state } = page.store
  expect([state?.next, state?.permit]).toMatchObject(['swap', { spender: evmContracts.router, amount: '40' }])
  const before = await heldBy(live.client, HBR.address)
  const quote = review?.swap.amountOut ?? 0n
  expect(await page.store.goOn()).toBe(true)
  await expect.poll(() => heldBy(live.client, HBR.address)).toBe(before + quote)
  expect(await after(USDC.address)).toEqual([0n, 1])
  expect(asked()).toMatchObject([
    {
      domain: { name: 'USD Coin', version: '1', chainId: 31_337, verifyingContract: USDC.address },
      message: { spender: evmContracts.router, value: '40000000' },
    },
  ])
  const left = Number(asked()[0]?.message['deadline']) - Date.now() / 1_000
  expect(left > 0 && left <= 600).toBe(true)
})

test('behavior: a double press signs once and swaps once', async () => {
  await reviewed('USDC', 'HBR', '41')
  expect(await Promise.all([page.store.goOn(), page.store.goOn()])).toEqual([true, false])
  expect([asked().length, page.wallet.sent.length]).toEqual([1, 1])
})

test('behavior: a token without permits is approved', async () => {
  await reviewed('USDT', 'USDC', '12')
  expect([page.store.reviewed?.permit, page.store.reviewed?.next]).toEqual([undefined, 'approval'])
})

test('behavior: a no to the signature is an outcome: nothing was sent, and the approval is next', async () => {
  await reviewed('USDC', 'HBR', '42')
  page.wallet.behavior = 'reject'
  expect(await page.store.goOn()).toBe(false)
  expect(page.store.review?.step).toMatchObject({ phase: 'declined', what: 'permit' })
  expect([page.store.reviewed?.next, page.wallet.sent]).toEqual(['approval', []])
  page.wallet.behavior = 'approve'
  expect([await page.store.goOn(), await page.store.goOn()]).toEqual([false, true])
  expect([asked().length, page.wallet.sent.length]).toEqual([1, 2])
})

test('behavior: a wallet that cannot sign is asked for the approval, and not for a signature again', async () => {
  await reviewed('HBR', 'USDC', '2')
  page.wallet.reply('eth_signTypedData_v4', { error: { code: 4200, message: 'The method is not supported' } })
  expect(await page.store.goOn()).toBe(false)
  expect([page.store.review?.permit, page.store.reviewed?.next]).toEqual(['failed', 'approval'])
  expect([await page.store.goOn(), await page.store.goOn()]).toEqual([false, true])
  await reviewLive(page, 'HBR', 'USDC', '3')
  expect([page.store.reviewed?.permit, page.store.reviewed?.next]).toEqual([undefined, 'approval'])
})

test.each([
  ['of another key', (data: object) => privateKeyToAccount(carol.privateKey).signTypedData(data as never)],
  ['of a contract', () => Promise.resolve(`0x${'ab'.repeat(96)}`)],
])('behavior: a signature %s is found out before the swap is asked for, and the approval is next', async (_, sign) => {
  await reviewed('HBR', 'USDC', '4')
  const permit = page.store.review?.built?.permit
  if (permit === undefined) throw new Error('No permit is offered')
  const result = await sign(typedDataOf(permit))
  page.wallet.reply('eth_signTypedData_v4', { result })
  expect(await page.store.goOn()).toBe(false)
  expect([page.store.review?.permit, page.store.reviewed?.next, page.wallet.sent]).toEqual(['failed', 'approval', []])
  expect([await page.store.goOn(), await page.store.goOn()]).toEqual([false, true])
})

test('behavior: a no to the swap keeps the signature: it is not asked for again', async () => {
  await reviewed('USDC', 'HBR', '43')
  page.wallet.reply('eth_sendTransaction', { error: { code: 4001, message: 'User rejected the request.' } })
  expect(await page.store.goOn()).toBe(false)
  expect(page.store.review?.step).toMatchObject({ phase: 'declined', what: 'swap' })
  page.wallet.reply('eth_sendTransaction')
  expect(await page.store.goOn()).toBe(true)
  expect([asked().length, page.wallet.sent.length]).toEqual([1, 1])
})

test('behavior: a price that moves while somebody signs is told before the swap is asked for', async () => {
  await reviewed('USDC', 'HBR', '44')
  page.wallet.behavior = 'silent'
  const done = page.store.goOn()
  await expect.poll(() => page.wallet.questions.length).toBe(1)
  const back = await movePrice(live)
  page.wallet.answer('approve')
  expect(await done).toBe(false)
  expect(page.store.review?.step).toMatchObject({ phase: 'failed', error: { code: 'swap/differs' } })
  expect(page.wallet.sent).toEqual([])
  await back()
})

test('behavior: what was asked for in another tab, and may have been sent, is told before anything is signed', async () => {
  await reviewed('USDC', 'HBR', '45')
  const swap = page.store.review?.swap
  if (swap === undefined) throw new Error('Nothing is reviewed')
  new OpenSwaps(page.kernel.storage, Date).add(swap)
  await page.store.goOn()
  expect([page.store.review?.step, asked()]).toMatchObject([{ phase: 'failed', error: { code: 'swap/twice' } }, []])
})
