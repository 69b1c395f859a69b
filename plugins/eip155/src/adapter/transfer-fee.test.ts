import type { BillfoldError, Session, TransferRequest } from '@billfold/kernel'
import { type NodeCall, nodeError } from '@billfold/kernel/family'
import { alice, brook, evmTokens } from '@billfold/local-chains/evm/seed'
import { fakeConnector } from '@billfold/test/fakes'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LiveChains, type LivePage, livePage, liveWallet, startLiveChains } from '../../testing/live-page.js'
import { mainnet } from '../networks/index.js'
import { readQuantity } from '../rpc/hex.js'
import { transferFees } from './transfer-fee.js'

const failure = (answer: Promise<unknown> | undefined): Promise<BillfoldError> =>
  (answer ?? Promise.reject(new Error('no such ability'))).then(
    () => Promise.reject(new Error('it did not fail')),
    (error: BillfoldError) => error,
  )

describe('on a real chain', () => {
  let chains: LiveChains
  let page: LivePage

  beforeAll(async () => void (chains = await startLiveChains()))
  afterAll(() => chains.stop())
  afterEach(() => page.kernel.destroy())

  async function connected() {
    const wallet = liveWallet(chains)
    page = await livePage(chains, { wallet })
    const session = await page.connect()
    return { wallet, session, held: () => balanceOf(session.account.address) }
  }
  const balanceOf = async (address: string): Promise<bigint> =>
    readQuantity(await chains.one.call('eth_getBalance', [address, 'latest'])) ?? 0n

  test.each<[what: string, request: TransferRequest]>([
    ['the coin', { to: brook.address, amount: 10n ** 15n }],
    ['a token', { to: brook.address, amount: 250_000n, tokenAddress: evmTokens.usdc.address }],
  ])('default: %s costs no more than was told before anybody was asked', async (_, request) => {
    const { wallet, session, held } = await connected()
    const { prompts } = wallet
    const fee = (await page.adapter.transferFee?.(session, request)) ?? 0n
    const { likely = 0n } = (await page.adapter.transferFees?.(session, request)) ?? {}
    expect(wallet.prompts).toBe(prompts)
    const before = await held()
    const hash = await page.adapter.transfer?.(session, request)
    await expect.poll(() => chains.one.call('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
    const cost = before - (await held()) - (request.tokenAddress === undefined ? request.amount : 0n)
    expect(fee).toBeGreaterThanOrEqual(cost)
    // What is shown is of the size of what is paid.
    expect(fee).toBeLessThan(cost * 4n)
    expect(likely).toBeLessThan(fee)
    expect(likely * 2n).toBeGreaterThan(cost)
  })

  test('behavior: all but the fee can be sent', async () => {
    const { session, held } = await connected()
    const fee = (await page.adapter.transferFee?.(session, { to: brook.address, amount: 1n })) ?? 0n
    const amount = (await held()) - fee
    expect(await page.adapter.transferFee?.(session, { to: brook.address, amount })).toBe(fee)
    expect(await failure(page.adapter.transferFee?.(session, { to: brook.address, amount: amount + 1n }))).toMatchObject({
      code: 'transfer/not-enough',
      context: { held: expect.stringMatching(/^[\d.]+ ETH$/), needed: expect.stringMatching(/^[\d.]+ ETH$/) },
    })
  })

  test.each<[what: string, request: TransferRequest, code: string]>([
    ['more than there is', { to: brook.address, amount: 10n ** 30n }, 'transfer/not-enough'],
    ['more of a token than there is', { to: brook.address, amount: 10n ** 30n, tokenAddress: evmTokens.usdc.address }, 'transfer/refused'],
    ['an address of Solana', { to: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', amount: 1n }, 'wallet/invalid-address'],
    ['less than nothing', { to: brook.address, amount: -1n }, 'wallet/invalid-amount'],
  ])('behavior: %s is refused', async (_, request, code) => {
    const { session } = await connected()
    expect(await failure(page.adapter.transferFee?.(session, request))).toMatchObject({ code })
  })
})

describe('by what nodes say', () => {
  const session: Session = {
    namespace: 'eip155',
    account: { address: alice.address },
    accounts: [{ address: alice.address }],
    connector: fakeConnector({ id: 'harbour', namespace: 'eip155' }),
    network: mainnet,
    provider: {},
  }
  const answers = {
    eth_getBalance: 10n ** 18n,
    eth_gasPrice: 12n,
    eth_estimateGas: 21_000n,
    eth_getBlockByNumber: { baseFeePerGas: '0xa' } as unknown,
    eth_call: '0x' as unknown,
  }
  const asking = (said: Partial<typeof answers> | { readonly [method: string]: unknown } = {}) => {
    const ask = async ({ method }: NodeCall): Promise<unknown> => {
      const answer = { ...answers, ...said }[method as keyof typeof answers]
      if (answer instanceof Error) throw answer
      return answer
    }
    const reads = {
      ask: (_: unknown, call: NodeCall) => ask(call),
      number: async (_: unknown, call: NodeCall) => (await ask(call)) as bigint,
    }
    return transferFees({ reads }, session, { to: brook.address, amount: 1n }).then(({ most }) => most)
  }
  const no = (reason: string): Error => nodeError('node/failed', { method: 'eth_estimateGas', code: -32_000, reason })
  const away = nodeError('node/no-node', { network: 'eip155:1' })

  test.each([
    ['twice what a block takes, and the tip', {}, 21_000n * 22n],
    ['one price where blocks have none', { eth_getBlockByNumber: {} }, 21_000n * 12n],
    ['what the chain below a rollup takes', { eth_call: `0x${'3e8'.padStart(64, '0')}` }, 21_000n * 22n + 1_000n],
    ['nothing below where a contract there says no', { eth_call: no('execution reverted') }, 21_000n * 22n],
  ])('behavior: %s', async (_, said, fee) => {
    expect(await asking(said)).toBe(fee)
  })

  test('behavior: who has not the fee hears of that, whatever the node says of gas', async () => {
    const error = await failure(asking({ eth_getBalance: 1n, eth_estimateGas: no('insufficient funds for transfer') }))
    expect(error).toMatchObject({ code: 'transfer/not-enough', context: { held: '0.000000000000000001 ETH' } })
  })

  test.each([
    [
      'refuses it',
      { eth_estimateGas: no('execution reverted: paused') },
      { code: 'transfer/refused', context: { reason: 'execution reverted: paused' } },
    ],
    ['cannot be asked for gas', { eth_estimateGas: away }, { code: 'node/no-node' }],
    ['cannot be asked', { eth_call: away }, { code: 'node/no-node' }],
  ])('behavior: a network that %s', async (_, said, expected) => {
    expect(await failure(asking(said))).toMatchObject(expected)
  })
})
