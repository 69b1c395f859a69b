import type { Session, TransactionRequest, TrialOutcome } from '@billfold/kernel'
import { fakeNetwork } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import type { SwapProvider, SwapToken } from '../contract.js'
import { exactApproval, readSpender } from '../provider/erc20-approval.js'
import { buildSwap } from './built-swap.js'
import type { ReviewedSwap } from './reviewed-swap.js'

const network = fakeNetwork('eip155')
const owner = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
const router = '0xde709f2102306220921060314715629080e2fb77'
const usdcAddress = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const common = { chainId: network.caipNetworkId, iconUrl: '', price: undefined }
const usdc: SwapToken = {
  ...common,
  key: usdcAddress,
  address: usdcAddress,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  held: 100_000_000n,
}
const ether: SwapToken = { ...common, key: '', address: undefined, name: 'Ether', symbol: 'ETH', decimals: 18, held: 10n ** 18n }

function swapOf(source: SwapToken, target: SwapToken, amount: bigint, coins = 10n ** 18n): ReviewedSwap {
  const order = { network, owner: `${network.caipNetworkId}:${owner}`, from: source.address, to: target.address, amount } as const
  const places = { fromDecimals: source.decimals, toDecimals: target.decimals }
  return {
    session: {} as Session,
    order: { ...order, ...places },
    source,
    target,
    amountOut: 1_000n,
    slippage: 1,
    coins,
    by: 'Harbour',
    route: undefined,
  }
}

interface Given {
  readonly swap?: ReviewedSwap
  readonly transaction?: Partial<TransactionRequest>
  readonly allowance?: bigint
  readonly spender?: string
  readonly outcome?: TrialOutcome | undefined
}

/** Builds a swap of 40 USDC with a provider that answers so, on a network that says so. */
async function built({ swap = swapOf(usdc, ether, 40_000_000n), transaction, allowance = 0n, spender = router, ...given }: Given) {
  const tried: unknown[] = []
  const provider: Partial<SwapProvider> = {
    transaction: () => Promise.resolve({ to: router, data: '0x12', gas: 100n, gasPrice: 3n, ...transaction }),
    allowance: () => Promise.resolve(allowance),
    approval: ({ from = '', amount }) => Promise.resolve({ spender, transaction: exactApproval(from, spender, amount) }),
  }
  const outcome = 'outcome' in given ? given.outcome : { isDone: true, changes: [-40_000_000n, 1_000n] }
  const result = await buildSwap(swap, {
    provider: provider as SwapProvider,
    adapter: { tryTransactions: (_, trial) => (tried.push(trial), Promise.resolve(outcome)) },
    signal: new AbortController().signal,
    isApart: false,
    now: 0,
  })
  return { ...result, tried }
}

describe('a swap that was put together', () => {
  test('default: is tried behind an approval for exactly the amount', async () => {
    const { approvals, received, isTried, tried } = await built({})
    expect([received, isTried]).toEqual([1_000n, true])
    expect(approvals).toEqual([{ to: usdcAddress, data: expect.stringMatching(/^0x095ea7b3.*2625a00$/) }])
    expect(tried).toMatchObject([{ transactions: [...approvals, { to: router }], tokens: [usdcAddress, undefined] }])
  })

  test('behavior: what may be taken already needs no approval', async () => {
    expect((await built({ allowance: 40_000_000n })).approvals).toEqual([])
  })

  test('behavior: the coin of the network needs none, and goes with the transaction', async () => {
    const outcome = { isDone: true, changes: [-7n, 1_000n] }
    const { approvals } = await built({ swap: swapOf(ether, usdc, 7n), transaction: { value: 7n }, outcome })
    expect(approvals).toEqual([])
  })

  test('behavior: where nobody can try it, it says so', async () => {
    expect(await built({ outcome: undefined })).toMatchObject({ isTried: false, received: 1_000n })
  })

  test.each<[string, Given, string]>([
    ['another spender', { spender: owner }, 'swap/other-spender'],
    ['coins that nobody asked for', { transaction: { value: 1n } }, 'swap/differs'],
    ['less than was quoted and may be missing', { outcome: { isDone: true, changes: [-40_000_000n, 989n] } }, 'swap/differs'],
    ['to another receiver', { outcome: { isDone: true, changes: [-40_000_000n, 0n] } }, 'swap/differs'],
    ['more of what is given', { outcome: { isDone: true, changes: [-40_000_001n, 1_000n] } }, 'swap/differs'],
    ['what would fail', { outcome: { isDone: false, changes: [0n, 0n] } }, 'swap/would-fail'],
    ['a fee that the account does not have', { swap: swapOf(usdc, ether, 40_000_000n, 299n) }, 'swap/no-fee'],
  ])('behavior: %s is refused', async (_, given, code) => {
    await expect(built(given)).rejects.toMatchObject({ code })
  })

  test('behavior: an answer that differs is refused with both numbers', async () => {
    await expect(built({ outcome: { isDone: true, changes: [-40_000_000n, 500n] } })).rejects.toMatchObject({
      context: { quoted: '0.000000000000001 ETH', found: '0.0000000000000005 ETH' },
    })
  })
})

describe('an approval', () => {
  test('default: is read as who may take the token', () =>
    expect(readSpender(exactApproval(usdcAddress, router, 5n).data ?? '')).toBe(router))

  test.each(['0x', '0xa9059cbb', `0x095ea7b3${'1'.repeat(128)}`])('behavior: %s is none', (data) =>
    expect(readSpender(data)).toBeUndefined(),
  )
})
