import { type Network, isBillfoldError } from '@billfold/kernel'
import { connectedPage, fakeChain, fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { afterEach, describe, expect, test } from 'vitest'
import { type SwapOrder, type SwapProvider, blockchainProviderKey, swapNetworks } from '../contract.js'
import { limits } from '../limits.js'
import { swap } from '../manifest.js'

const service = 'https://cloud.example'
const owner = 'eip155:1:0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
const router = '0xde709f2102306220921060314715629080e2fb77'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const network: Network = fakeNetwork('eip155')
const order: SwapOrder = { network, owner, from: usdc, to: undefined, amount: 40_000_000n, fromDecimals: 6, toDecimals: 18 }
const { signal } = new AbortController()
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

interface Asked {
  readonly provider: SwapProvider
  /** Method, path and own parameters of the last call. */
  last(): { readonly call: string; readonly query: object; readonly body: unknown }
}

/** The provider of a page whose service answers so. */
async function asking(path: string, json: unknown, known: readonly string[] = ['eip155:1']): Promise<Asked> {
  const ports = fakePorts()
  ports.fetch.route('/v1/supported-chains', { json: { http: known, ws: [] } }).route(path, json === undefined ? { status: 400 } : { json })
  const { kernel, end } = await connectedPage({
    plugins: [fakeChain('eip155'), swap()],
    networks: [network],
    ports,
    options: { endpoints: { blockchain: service } },
  })
  ends.push(end)
  const provider = await kernel.load(blockchainProviderKey)
  return {
    provider,
    last: () => {
      const { method, path: asked = '', query = {}, body = 'null' } = ports.fetch.requests.at(-1) ?? {}
      const { projectId: _, st: __, sv: ___, ...own } = query as Record<string, string>
      return { call: `${method} ${asked}`, query: own, body: JSON.parse(body) as unknown }
    },
  }
}

describe('the blockchain service', () => {
  test('behavior: quotes are asked for by amount, userAddress, from, to and gasPrice', async () => {
    const { provider, last } = await asking('/v1/convert/quotes', {
      quotes: [{ id: null, toAmount: '13000', route: [`eip155:1:${native}`] }, { toAmount: '1' }],
    })
    expect(await provider.quote({ ...order, gasPrice: 9n }, signal)).toEqual({ amountOut: 13_000n, route: [{ to: undefined, venues: [] }] })
    expect(last()).toMatchObject({
      call: 'GET /v1/convert/quotes',
      query: { amount: '40000000', userAddress: owner, from: `eip155:1:${usdc}`, to: `eip155:1:${native}`, gasPrice: '9' },
    })
  })

  test('behavior: where there is no quote nothing leads there', async () => {
    const { provider } = await asking('/v1/convert/quotes', { quotes: [] })
    expect(await provider.quote({ ...order, gasPrice: 9n }, signal)).toBeUndefined()
  })

  test('behavior: tokens are asked for by chainId; the coin of the network goes by its placeholder', async () => {
    const rows = [native, usdc].map((address) => ({ name: 'A', symbol: 'B', address: `eip155:1:${address}`, decimals: 6, logoUri: '' }))
    const { provider, last } = await asking('/v1/convert/tokens', { tokens: rows })
    expect((await provider.tokens(network, signal)).map(({ address }) => address)).toEqual([undefined, usdc])
    expect(last()).toMatchObject({ call: 'GET /v1/convert/tokens', query: { chainId: 'eip155:1' } })
  })

  test('behavior: the allowance is asked for by tokenAddress and userAddress', async () => {
    const { provider, last } = await asking('/v1/convert/allowance', { allowance: '7' })
    expect(await provider.allowance?.(order, signal)).toBe(7n)
    expect(last()).toMatchObject({ call: 'GET /v1/convert/allowance', query: { tokenAddress: `eip155:1:${usdc}`, userAddress: owner } })
  })

  test('behavior: the price of gas is asked for by chainId', async () => {
    const { provider, last } = await asking('/v1/convert/gas-price', { standard: '3', fast: '4', instant: '5' })
    expect(await provider.gasPrice?.(network, signal)).toBe(3n)
    expect(last()).toMatchObject({ call: 'GET /v1/convert/gas-price', query: { chainId: 'eip155:1' } })
  })

  test("behavior: 'Network not supported for Gas Price' where nobody tells it", async () => {
    const { provider } = await asking('/v1/convert/gas-price', undefined)
    await expect(provider.gasPrice?.(network, signal)).rejects.toThrow('Network not supported for Gas Price')
  })

  test('behavior: a swap is put together from amount, slippage, projectId, from, to and userAddress', async () => {
    const tx = { from: owner, to: `eip155:1:${router}`, data: '0x12', amount: '0', eip155: { gas: '300000', gasPrice: '7' } }
    const { provider, last } = await asking('/v1/convert/build-transaction', { tx })
    expect(await provider.transaction({ ...order, slippage: limits.slippage }, signal)).toEqual({
      ...{ to: router, data: '0x12', value: 0n, gas: 300_000n, gasPrice: 7n },
    })
    const { call, body } = last()
    expect([call, body]).toMatchObject([
      'POST /v1/convert/build-transaction',
      { amount: '40000000', eip155: { slippage: 1 }, from: `eip155:1:${usdc}`, to: `eip155:1:${native}`, userAddress: owner },
    ])
    expect(body).toMatchObject({ projectId: expect.any(String), disableEstimate: true })
  })

  test('behavior: of an approval only who may take the token is believed: it is for exactly the amount', async () => {
    const data = `0x095ea7b3${router.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
    const { provider, last } = await asking('/v1/convert/build-approve', { tx: { from: owner, to: `eip155:1:${usdc}`, data, value: '0' } })
    const { spender, transaction } = await provider.approval(order, signal)
    expect([spender, transaction.to, BigInt(`0x${transaction.data?.slice(-64)}`)]).toEqual([router, usdc, 40_000_000n])
    expect(last()).toMatchObject({
      call: 'GET /v1/convert/build-approve',
      query: { userAddress: owner, from: `eip155:1:${usdc}`, to: `eip155:1:${native}` },
    })
  })

  test.each([
    ['for another token', `eip155:1:${router}`, `0x095ea7b3${router.slice(2).padStart(64, '0')}${'f'.repeat(64)}`],
    ['that is a transfer', `eip155:1:${usdc}`, `0xa9059cbb${router.slice(2).padStart(64, '0')}${'f'.repeat(64)}`],
  ])('behavior: an approval %s is refused', async (_, to, data) => {
    const { provider } = await asking('/v1/convert/build-approve', { tx: { from: owner, to, data } })
    await expect(provider.approval(order, signal)).rejects.toMatchObject({ code: 'swap/other-spender' })
  })

  test.each(['1e6', '1,5', 'NaN', '-1', '9'.repeat(400), 7])('behavior: an amount of %s is none', async (toAmount) => {
    const { provider } = await asking('/v1/convert/quotes', { quotes: [{ toAmount }] })
    const failed: unknown = await provider.quote({ ...order, gasPrice: 9n }, signal).catch((error: unknown) => error)
    expect(isBillfoldError(failed)).toBe(true)
  })

  test("behavior: 'Network not supported for Swaps' where the service does not know the network", async () => {
    const { provider } = await asking('/v1/convert/tokens', { tokens: [] }, [])
    await expect(provider.tokens(network, signal)).rejects.toThrow('Network not supported for Swaps')
  })
})

test('behavior: its networks are 1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554', () => {
  const ids = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]
  expect(swapNetworks).toEqual(ids.map((id) => `eip155:${id}`))
})

test('behavior: slippage tolerance 1', () => expect(limits.slippage).toBe(1))
