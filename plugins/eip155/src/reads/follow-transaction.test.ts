import type { FollowedTransaction, TransactionState } from '@billfold/kernel'
import type { NodeCall } from '@billfold/kernel/family'
import { alice, brook, evmTokens } from '@billfold/local-chains/evm/seed'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LiveChains, type LivePage, livePage, liveWallet, startLiveChains } from '../../testing/live-page.js'
import { mainnet } from '../networks/index.js'
import { followTransaction } from './follow-transaction.js'
import { receiverFacts } from './receiver-facts.js'

const { signal } = new AbortController()

describe('on a real chain', () => {
  let chains: LiveChains
  let page: LivePage

  beforeAll(async () => void (chains = await startLiveChains()))
  afterAll(() => chains.stop())
  afterEach(() => page.kernel.destroy())

  test('default: a transfer is followed into its block', async () => {
    page = await livePage(chains, { wallet: liveWallet(chains) })
    const session = await page.connect()
    const hash = (await page.adapter.transfer?.(session, { to: brook.address, amount: 1n })) ?? ''
    const followed = { hash, address: session.account.address, network: chains.networks[0] }
    await expect
      .poll(() => page.adapter.followTransaction?.(followed, signal))
      .toMatchObject({ status: 'confirmed', block: expect.stringMatching(/^\d+$/) })
    const unknown = { ...followed, hash: `0x${'9'.repeat(64)}` }
    expect(await page.adapter.followTransaction?.(unknown, signal)).toEqual({ status: 'missing' })
  })

  test('behavior: a block that the network takes back: the transfer in it is not there any more', async () => {
    page = await livePage(chains, { wallet: liveWallet(chains) })
    const session = await page.connect()
    const before = await chains.one.call('evm_snapshot')
    const hash = (await page.adapter.transfer?.(session, { to: brook.address, amount: 1n })) ?? ''
    const followed = { hash, address: session.account.address, network: chains.networks[0] }
    await expect.poll(() => page.adapter.followTransaction?.(followed, signal)).toMatchObject({ status: 'confirmed' })
    await chains.one.call('evm_revert', [before])
    expect(await page.adapter.followTransaction?.(followed, signal)).toMatchObject({ status: 'missing' })
  })

  test('behavior: a token is read, and what is none is not', async () => {
    page = await livePage(chains, { wallet: liveWallet(chains) })
    const { account } = await page.connect()
    const query = { tokenAddress: evmTokens.usdc.address, address: account.address, network: chains.networks[0] }
    expect(await page.adapter.token?.(query, signal)).toMatchObject({
      symbol: 'USDC',
      address: `eip155:31337:${evmTokens.usdc.address}`,
      quantity: { decimals: '6', numeric: expect.stringMatching(/^[\d.]+$/) },
    })
    expect(await page.adapter.token?.({ ...query, tokenAddress: brook.address }, signal)).toBeUndefined()
  })

  test('behavior: a contract is told from a person', async () => {
    page = await livePage(chains, { wallet: liveWallet(chains) })
    await page.connect()
    const [network] = chains.networks
    expect(await page.adapter.receiverFacts?.(evmTokens.usdc.address, network, signal)).toEqual({ isContract: true })
    expect(await page.adapter.receiverFacts?.(brook.address, network, signal)).toEqual({ isContract: false })
  })
})

describe('by what nodes say', () => {
  const sent = { from: alice.address, nonce: '0x5', to: brook.address, value: '0x1', input: '0x' }
  const mark = `0x5 ${brook.address} 0x1 0x`
  const other = `0x${'cd'.repeat(32)}`
  const ask = (said: Readonly<Record<string, unknown>>, more: Partial<FollowedTransaction> = {}): Promise<TransactionState> =>
    followTransaction(
      { reads: { ask: async (_, { method }: NodeCall) => said[method] ?? null }, signal },
      { hash: `0x${'ab'.repeat(32)}`, address: alice.address, network: mainnet, ...more },
    )
  const gone = { eth_getTransactionCount: '0x6', eth_blockNumber: '0x10' }
  const block = (transaction: object): object => ({ eth_getBlockByNumber: { transactions: [transaction] } })

  test.each<[what: string, said: Readonly<Record<string, unknown>>, more: Partial<FollowedTransaction>, state: TransactionState]>([
    ['waits', { eth_getTransactionByHash: sent }, {}, { status: 'pending', mark }],
    ['failed', { eth_getTransactionReceipt: { status: '0x0', blockNumber: '0x7' } }, {}, { status: 'failed', block: '7' }],
    ['is not known yet', { eth_getTransactionCount: '0x5' }, { mark }, { status: 'missing', mark }],
    ['is not known, and never was', gone, {}, { status: 'missing' }],
    [
      'goes on under another name',
      { ...gone, ...block({ ...sent, hash: other }) },
      { mark },
      { status: 'confirmed', hash: other, block: '16', mark },
    ],
    ['gave its place to another', { ...gone, ...block({ ...sent, hash: other, value: '0x0' }) }, { mark }, { status: 'replaced', mark }],
    ['is gone without a trace', { ...gone, ...block({}) }, { mark }, { status: 'replaced', mark }],
  ])('behavior: a transaction that %s', async (_, said, more, state) => expect(await ask(said, more)).toEqual(state))

  test.each([
    ['no code', '0x', false],
    ['code', '0x6080', true],
    ['code that its owner lends (EIP-7702)', `0xef0100${'ab'.repeat(20)}`, false],
  ])('behavior: an address with %s', async (_, code, isContract) => {
    expect(await receiverFacts({ reads: { ask: async () => code }, signal }, brook.address, mainnet)).toEqual({ isContract })
  })
})

describe('a proposal, whose owners have to agree', () => {
  const proposal = `0x${'5a'.repeat(32)}`
  const executed = `0x${'ee'.repeat(32)}`
  const follow = (around: Readonly<Record<string, unknown>>): Promise<TransactionState> =>
    followTransaction(
      {
        reads: {
          ask: async (_, { method, params }: NodeCall) =>
            method === 'eth_getTransactionReceipt' && [params].flat()[0] === executed ? { status: '0x1', blockNumber: '0x7' } : null,
          askAround: async (_, { method }: NodeCall) => around[method],
        },
        signal,
      },
      { hash: proposal, address: alice.address, network: mainnet },
    )

  test.each<[what: string, around: Readonly<Record<string, unknown>>, state: TransactionState]>([
    ['waits for them', { eth_getTransactionByHash: { hash: proposal } }, { status: 'pending' }],
    ['was executed', { eth_getTransactionReceipt: { transactionHash: executed } }, { status: 'confirmed', hash: executed, block: '7' }],
    [
      'is said to be executed, and the network knows nothing',
      { eth_getTransactionReceipt: { transactionHash: '0xno' } },
      { status: 'missing', hash: '0xno' },
    ],
    ['is not known to the wallet', {}, { status: 'missing' }],
  ])('behavior: it %s', async (_, around, state) => expect(await follow(around)).toEqual(state))
})
