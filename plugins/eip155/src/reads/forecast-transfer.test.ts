import type { BillfoldError, Session, TransferForecast } from '@billfold/kernel'
import { type NodeCall, nodeError } from '@billfold/kernel/family'
import { alice, brook, evmTokens, evmTollToken } from '@billfold/local-chains/evm/seed'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LiveChains, type LivePage, livePage, liveWallet, startLiveChains } from '../../testing/live-page.js'
import { mainnet } from '../networks/index.js'
import { forecastTransfer } from './forecast-transfer.js'

const { signal } = new AbortController()

describe('on a real chain', () => {
  let chains: LiveChains
  let page: LivePage

  beforeAll(async () => void (chains = await startLiveChains()))
  afterAll(() => chains.stop())
  afterEach(() => page.kernel.destroy())

  const forecast = async (to: string, tokenAddress?: string): Promise<TransferForecast | undefined> => {
    page = await livePage(chains, { wallet: liveWallet(chains) })
    const session = await page.connect()
    return page.adapter.forecastTransfer?.(session, { to, amount: 1_000n, ...(tokenAddress !== undefined && { tokenAddress }) }, signal)
  }

  test('default: all of a token arrives', async () => {
    expect(await forecast(brook.address, evmTokens.usdc.address)).toEqual({ arrives: 1_000n })
    expect(await forecast(brook.address, evmTokens.usdt.address)).toEqual({ arrives: 1_000n })
  })

  test('behavior: a token that keeps a part of each transfer is found out, and nothing has moved', async () => {
    expect(await forecast(brook.address, evmTollToken.address)).toEqual({ arrives: 900n })
    const query = { tokenAddress: evmTollToken.address, address: brook.address, network: chains.networks[0] }
    expect(await page.adapter.token?.(query, signal)).toMatchObject({ symbol: 'TOLL', quantity: { numeric: '0' } })
  })

  test('behavior: what a review asks of the network goes out in three requests at most', async () => {
    page = await livePage(chains, { wallet: liveWallet(chains) })
    const session = await page.connect()
    const request = { to: brook.address, amount: 1_000n, tokenAddress: evmTokens.usdc.address }
    const before = page.requests.length
    const { adapter } = page
    await Promise.all([
      adapter.transferFee?.(session, request),
      adapter.forecastTransfer?.(session, request, signal),
      adapter.receiverFacts?.(brook.address, chains.networks[0], signal),
    ])
    expect(page.requests.length - before).toBeLessThanOrEqual(3)
  })

  test('behavior: nothing is tried for the coin, nor for what comes back to its sender', async () => {
    expect(await forecast(brook.address)).toBeUndefined()
    expect(await forecast(alice.address, evmTollToken.address)).toBeUndefined()
  })
})

describe('by what nodes say', () => {
  const session = { account: { address: alice.address }, network: mainnet } as unknown as Session
  const said = (ask: (call: NodeCall) => Promise<unknown>): Promise<TransferForecast | undefined> =>
    forecastTransfer({ reads: { ask: (_, call) => ask(call) }, signal }, session, {
      ...{ to: brook.address, amount: 5n, tokenAddress: evmTokens.usdc.address },
    })
  const word = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`
  const calls = (before: string, status: string, after: string): unknown => [
    {
      calls: [
        { status: '0x1', returnData: before },
        { status, returnData: '0x' },
        { status: '0x1', returnData: after },
      ],
    },
  ]

  test.each<[what: string, answer: unknown, forecast: TransferForecast | undefined]>([
    ['all of it', calls(word(1), '0x1', word(6)), { arrives: 5n }],
    ['a token that answers and moves nothing', calls(word(1), '0x1', word(1)), { arrives: 0n }],
    ['a transfer that fails: the fee tells why', calls(word(1), '0x0', word(1)), undefined],
    ['no token at all', calls('0x', '0x1', '0x'), undefined],
    ['no list', { calls: [] }, undefined],
    ['nothing', null, undefined],
  ])('parameters: %s', async (_, answer, forecast) => expect(await said(async () => answer)).toEqual(forecast))

  test('behavior: a node that does not know the method tells nothing; one that cannot be reached is a failure', async () => {
    const unknown = nodeError('node/failed', { method: 'eth_simulateV1', code: -32601, reason: 'method not found' })
    expect(await said(async () => Promise.reject(unknown))).toBeUndefined()
    const away = nodeError('node/no-node', { network: 'eip155:1' })
    expect(await said(async () => Promise.reject(away)).catch((error: BillfoldError) => error.code)).toBe('node/no-node')
  })
})
