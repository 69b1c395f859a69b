import { type EvmChain, minedReceipt, routerAbi, startEvmChain, tokenAbi } from '@billfold/local-chains/evm'
import { alice, evmContracts, evmTokens } from '@billfold/local-chains/evm/seed'
import {
  createPublicClient,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  http,
  parseAbi,
  parseAbiParameters,
  parseSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type Reply, ask } from '../../testing/ask.js'
import { harbour } from '../../testing/harbour.js'
import { openCloud } from '../../testing/open-cloud.js'
import type { Cloud } from '../cloud.js'

let chain: EvmChain
let cloud: Cloud
beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())
beforeEach(async () => {
  const convert = { router: evmContracts.router, wrapped: evmContracts.wrappedEther, permits: true }
  cloud = await openCloud({ networks: [harbour(chain.url, { convert }), harbour(chain.url, { caipNetworkId: 'eip155:31338' })] })
})

const here = (address: string): string => `eip155:31337:${address}`
const { usdc, usdt, harbour: hbr } = evmTokens
const ether = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const owner = here(alice.address)

function get(path: string, query: Readonly<Record<string, string>>): Promise<Reply> {
  return ask(cloud, `/v1/convert/${path}?${new URLSearchParams(query)}`)
}

function build(body: object): Promise<Reply> {
  return ask(cloud, '/v1/convert/build-transaction', { method: 'POST', body: JSON.stringify({ userAddress: owner, ...body }) })
}

/** Sends what was built as Alice, and tells how much more of a token she has. */
async function send({ to, data, value }: Sent, token: `0x${string}`): Promise<bigint> {
  const client = createPublicClient({ transport: http(chain.url) })
  const balance = (): Promise<bigint> =>
    client.readContract({ address: token, abi: tokenAbi, functionName: 'balanceOf', args: [alice.address] })
  const before = await balance()
  await chain.call('anvil_impersonateAccount', [alice.address])
  const hash = await chain.call('eth_sendTransaction', [{ from: alice.address, to, data, value: `0x${BigInt(value).toString(16)}` }])
  await minedReceipt(client, String(hash))
  return (await balance()) - before
}

interface Sent {
  readonly to: string
  readonly data: string
  readonly value: string
}

const permitWords = parseAbiParameters('address, address, uint256, uint256, uint8, bytes32, bytes32')
const permitAbi = parseAbi([
  'function nonces(address owner) view returns (uint256)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])

/** A permit of Alice for her USDC, signed and encoded as `build-transaction` takes it. */
async function signPermit(spender: `0x${string}`, value: bigint): Promise<string> {
  const client = createPublicClient({ transport: http(chain.url) })
  const nonce = await client.readContract({ address: usdc.address, abi: permitAbi, functionName: 'nonces', args: [alice.address] })
  const deadline = (await client.getBlock()).timestamp + 600n
  const addresses = ['owner', 'spender'].map((name) => ({ name, type: 'address' }))
  const Permit = [...addresses, ...['value', 'nonce', 'deadline'].map((name) => ({ name, type: 'uint256' }))]
  const signature = await privateKeyToAccount(alice.privateKey).signTypedData({
    types: { Permit },
    primaryType: 'Permit',
    domain: { name: usdc.name, version: '1', chainId: 31_337, verifyingContract: usdc.address },
    message: { owner: alice.address, spender, value, nonce, deadline },
  })
  const { r, s, yParity } = parseSignature(signature)
  return encodeAbiParameters(permitWords, [alice.address, spender, value, deadline, 27 + yParity, r, s])
}

/** What is swapped for what, and how much at most: what Alice has lasts for all of them. */
const swaps: readonly (readonly [from: string, to: `0x${string}`, most: number])[] = [
  [ether, usdc.address, 1e16],
  [ether, hbr.address, 1e16],
  [usdc.address, hbr.address, 5e6],
  [usdc.address, usdt.address, 5e6],
  [usdt.address, usdc.address, 5e6],
  [usdt.address, hbr.address, 5e6],
  [hbr.address, usdc.address, 5e17],
  [hbr.address, usdt.address, 5e17],
]

/** The same numbers from 0 to 1 each time. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function pick<T>(all: readonly T[], chance: number): T {
  const found = all[Math.floor(chance * all.length)]
  if (found === undefined) throw new Error('A chance is below 1')
  return found
}

const plain = (caip10: string): string => caip10.split(':')[2] ?? ''

describe('GET /v1/convert', () => {
  test('default: the tokens that can be swapped, the coin of the network first', async () => {
    const { json } = await get('tokens', { chainId: 'eip155:31337' })
    expect(json.tokens[0]).toMatchObject({ symbol: 'ETH', decimals: 18, address: here(ether) })
    expect(json.tokens.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['ETH', 'USDC', 'USDT', 'HBR'])
  })

  test('behavior: tokens with permits (EIP-2612) say so', async () => {
    const { json } = await get('tokens', { chainId: 'eip155:31337' })
    const withPermits = json.tokens.filter(({ eip2612 }: { eip2612: boolean }) => eip2612)
    expect(withPermits.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['USDC', 'HBR'])
  })

  test('behavior: where nothing is swapped there are no tokens', async () => {
    expect((await get('tokens', { chainId: 'eip155:31338' })).json).toEqual({ tokens: [] })
  })

  test('behavior: the way that pays out most is quoted, through two pools where no other leads there', async () => {
    const { json } = await get('quotes', { amount: '1000000', from: here(usdt.address), to: here(hbr.address), userAddress: owner })
    const [quote] = json.quotes
    expect(quote).toMatchObject({ id: null, fromAmount: '1000000', fromAccount: here(usdt.address), toAccount: here(hbr.address) })
    expect(Number(quote.toAmount) / 1e18).toBeCloseTo(0.497, 2)
  })

  test('behavior: what no pool leads to has no quote', async () => {
    const { json } = await get('quotes', { amount: '1', from: here(usdc.address), to: here(alice.address), userAddress: owner })
    expect(json).toEqual({ quotes: [] })
  })

  test.each([
    ['no amount', { amount: '', from: here(usdc.address), to: here(hbr.address) }],
    ['an exponent', { amount: '1e6', from: here(usdc.address), to: here(hbr.address) }],
    ['400 digits', { amount: '9'.repeat(400), from: here(usdc.address), to: here(hbr.address) }],
    ['two networks', { amount: '1', from: here(usdc.address), to: `eip155:31338:${hbr.address}` }],
    ['no address', { amount: '1', from: here('moss'), to: here(hbr.address) }],
    ['a network without swaps', { amount: '1', from: `eip155:31338:${usdc.address}`, to: `eip155:31338:${hbr.address}` }],
  ])('behavior: %s is refused', async (_, query) => {
    expect((await get('quotes', { ...query, userAddress: owner })).status).toBe(400)
  })

  test('behavior: allowance, price of gas, and an approval for the router', async () => {
    expect((await get('allowance', { tokenAddress: here(usdc.address), userAddress: owner })).json).toEqual({ allowance: '0' })
    const { json: prices } = await get('gas-price', { chainId: 'eip155:31337' })
    expect(BigInt(prices.instant) > BigInt(prices.standard)).toBe(true)
    const { json } = await get('build-approve', { userAddress: owner, from: here(usdc.address), to: here(hbr.address) })
    expect(json.tx).toMatchObject({ from: owner, to: here(usdc.address), value: '0' })
    expect(decodeFunctionData({ abi: tokenAbi, data: json.tx.data }).args?.[0]).toBe(evmContracts.router)
  })
})

describe('POST /v1/convert/build-transaction', () => {
  test.each([
    ['a token for a token', usdc.address, hbr.address, '2500000000'],
    ['a token for another through two pools', usdt.address, hbr.address, '40000000'],
    ['the coin of the network for a token', ether, usdc.address, '3000000000000000000'],
  ])('behavior: %s: what was quoted is what comes, to the unit', async (_, from, to, amount) => {
    const pair = { from: here(from), to: here(to) }
    if (from !== ether) {
      const { json } = await get('build-approve', { userAddress: owner, ...pair })
      await send({ to: plain(json.tx.to), data: json.tx.data, value: '0' }, usdc.address)
    }
    const { json: quoted } = await get('quotes', { amount, ...pair, userAddress: owner })
    const { json } = await build({ amount, ...pair, eip155: { slippage: 1 } })
    expect(json.tx).toMatchObject({ from: owner, to: here(evmContracts.router), amount: from === ether ? amount : '0' })
    const received = await send({ to: plain(json.tx.to), data: json.tx.data, value: json.tx.amount }, to)
    expect(String(received)).toBe(quoted.quotes[0].toAmount)
  })

  test('behavior: of 200 swaps, whatever and however much, each pays out what was quoted, to the unit', async () => {
    for (const { address } of [usdc, usdt, hbr]) {
      const { json } = await get('build-approve', { userAddress: owner, from: here(address), to: here(ether) })
      await send({ to: plain(json.tx.to), data: json.tx.data, value: '0' }, address)
    }
    const next = dice(20_261_124)
    const differing: unknown[] = []
    for (let count = 0; count < 200; count += 1) {
      const [from, to, most] = pick(swaps, next())
      const amount = String(1 + Math.floor(next() * most))
      const pair = { from: here(from), to: here(to), amount }
      const { json: quoted } = await get('quotes', { ...pair, userAddress: owner })
      const { json } = await build({ ...pair, eip155: { slippage: 1 } })
      const received = await send({ to: plain(json.tx.to), data: json.tx.data, value: json.tx.amount }, to)
      if (String(received) !== quoted.quotes[0].toAmount) differing.push([pair, quoted.quotes[0].toAmount, received])
    }
    expect(differing).toEqual([])
  }, 240_000)

  test('behavior: the least that comes is what was quoted less the slippage', async () => {
    const pair = { from: here(usdc.address), to: here(ether), amount: '3000000000' }
    const { json: quoted } = await get('quotes', { ...pair, userAddress: owner })
    const { json } = await build({ ...pair, eip155: { slippage: 0.5 } })
    const { functionName, args } = decodeFunctionData({ abi: routerAbi, data: json.tx.data })
    expect([functionName, args?.[1]]).toEqual(['swapExactTokensForETH', (BigInt(quoted.quotes[0].toAmount) * 9950n) / 10000n])
  })

  test.each([
    ['a token', hbr.address],
    ['the coin of the network', ether],
  ])('behavior: a signed permit swaps for %s without an approval, in one transaction', async (_, to) => {
    const permit = await signPermit(evmContracts.router, 1_500_000n)
    const pair = { from: here(usdc.address), to: here(to), amount: '1500000' }
    const { json } = await build({ ...pair, permit })
    expect(decodeFunctionData({ abi: routerAbi, data: json.tx.data }).functionName).toBe('multicall')
    expect(await send({ to: plain(json.tx.to), data: json.tx.data, value: '0' }, usdc.address)).toBe(-1_500_000n)
  })

  test('behavior: a permit that somebody else has used first swaps all the same', async () => {
    const permit = await signPermit(evmContracts.router, 1_500_000n)
    const { json } = await build({ from: here(usdc.address), to: here(hbr.address), amount: '1500000', permit })
    const [signer, spender, value, deadline, v, r, s] = decodeAbiParameters(permitWords, permit as `0x${string}`)
    const data = encodeFunctionData({ abi: permitAbi, functionName: 'permit', args: [signer, spender, value, deadline, v, r, s] })
    await send({ to: usdc.address, data, value: '0' }, usdc.address)
    expect(await send({ to: plain(json.tx.to), data: json.tx.data, value: '0' }, usdc.address)).toBe(-1_500_000n)
  })

  test.each([
    ['for somebody else', () => signPermit(alice.address, 1_500_000n)],
    ['for less', () => signPermit(evmContracts.router, 1_499_999n)],
    ['that is none', () => Promise.resolve(`0x${'00'.repeat(224)}`)],
    ['that is cut off', async () => (await signPermit(evmContracts.router, 1_500_000n)).slice(0, -2)],
  ])('behavior: a permit %s is refused', async (_, permitOf) => {
    const pair = { from: here(usdc.address), to: here(hbr.address), amount: '1500000' }
    expect((await build({ ...pair, permit: await permitOf() })).status).toBe(400)
  })

  test('behavior: what no pool leads to is refused', async () => {
    expect((await build({ amount: '1', from: here(usdc.address), to: here(alice.address) })).status).toBe(404)
  })
})
