import { createPublicClient, erc20Abi, formatEther, formatUnits, http, parseAbi, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { poolAbi, postcardsAbi, routerAbi, startEvmChain, ticketsAbi } from './index.js'
import type { EvmChain } from './index.js'
import { alice, dana, evmAccounts, evmChainIds, evmContracts, evmPostcards, evmTickets, evmTokens } from './seed.js'

let chain: EvmChain
const client = () => createPublicClient({ transport: http(chain.url) })

beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())

test('default: a chain of its own id that answers, and whose clock is right', async () => {
  expect(await client().getChainId()).toBe(evmChainIds.harbourOne)
  const { timestamp } = await client().getBlock()
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(30)
})

test('behavior: three tokens with their names, symbols and decimals, read in one call', async () => {
  const contracts = Object.values(evmTokens).flatMap(({ address }) =>
    (['name', 'symbol', 'decimals'] as const).map((functionName) => ({ address, abi: erc20Abi, functionName })),
  )
  const read = await client().multicall({ contracts, allowFailure: false, multicallAddress: evmContracts.multicall3 })
  expect(read).toEqual(Object.values(evmTokens).flatMap(({ name, symbol, decimals }) => [name, symbol, decimals]))
})

test('behavior: Alice has a history and some of everything, Dana has nothing', async () => {
  const balance = async ({ address, decimals }: (typeof evmTokens)[keyof typeof evmTokens], owner: `0x${string}`) =>
    formatUnits(await client().readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }), decimals)
  expect(await balance(evmTokens.usdc, alice.address)).toBe('14387.25')
  expect(await balance(evmTokens.usdt, alice.address)).toBe('2500')
  expect(Number(await balance(evmTokens.harbour, alice.address))).toBeGreaterThan(1000)
  expect(Number(formatEther(await client().getBalance(alice)))).toBeCloseTo(98.782, 2)
  expect(await client().getTransactionCount(alice)).toBeGreaterThan(8)
  expect(await client().getBalance(dana)).toBe(0n)
  expect(evmAccounts.map(({ name }) => name)).toEqual(['Alice', 'Brook', 'Carol', 'Dana'])
})

test('behavior: a picture carries its own data', async () => {
  const at = { address: evmContracts.postcards, abi: postcardsAbi } as const
  expect(await client().readContract({ ...at, functionName: 'ownerOf', args: [1n] })).toBe(alice.address)
  const uri = await client().readContract({ ...at, functionName: 'tokenURI', args: [1n] })
  const { name, image } = JSON.parse(Buffer.from(uri.split(',')[1] ?? '', 'base64').toString()) as Record<string, string>
  expect(name).toBe(evmPostcards[0])
  expect(Buffer.from(image?.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg .*<\/svg>$/)
})

test('behavior: of a ticket there is more than one, and it says what it is', async () => {
  const at = { address: evmContracts.tickets, abi: ticketsAbi } as const
  const counts = [1n, 2n].map((id) => client().readContract({ ...at, functionName: 'balanceOf', args: [alice.address, id] }))
  expect(await Promise.all(counts)).toEqual([2n, 1n])
  const uri = await client().readContract({ ...at, functionName: 'uri', args: [2n] })
  expect(JSON.parse(Buffer.from(uri.split(',')[1] ?? '', 'base64').toString())).toMatchObject({ name: evmTickets[1] })
})

test('behavior: the router knows the pools, and a swap keeps its quote', async () => {
  const path = [evmTokens.usdt.address, evmTokens.usdc.address, evmTokens.harbour.address] as const
  const router = { address: evmContracts.router, abi: routerAbi } as const
  expect(await client().readContract({ ...router, functionName: 'poolOf', args: [path[1], path[2]] })).toBe(evmContracts.usdcHarbourPool)
  expect(await client().readContract({ ...router, functionName: 'poolOf', args: [path[1], path[0]] })).toBe(evmContracts.usdcUsdtPool)
  const amountIn = parseUnits('100', 6)
  const [, usdc = 0n, out = 0n] = await client().readContract({ ...router, functionName: 'getAmountsOut', args: [amountIn, path] })
  expect(Number(formatUnits(out, 18))).toBeCloseTo(49.7, 0)
  const pool = { address: evmContracts.usdcHarbourPool, abi: poolAbi } as const
  expect(await client().readContract({ ...pool, functionName: 'quote', args: [path[1], usdc] })).toBe(out)
})

test('behavior: what smart accounts need is where it is everywhere', async () => {
  const { entryPoint, simple7702Account, paymaster } = evmContracts
  for (const address of [entryPoint, simple7702Account, paymaster]) expect(await client().getCode({ address })).toMatch(/^0x.{1000}/)
  const abi = parseAbi(['function balanceOf(address account) view returns (uint256)'])
  const held = await client().readContract({ address: entryPoint, abi, functionName: 'balanceOf', args: [paymaster] })
  expect(held).toBe(parseEther('100'))
})

test('behavior: a second chain has another id and the same addresses, and ends when told', async () => {
  const second = await startEvmChain({ chainId: evmChainIds.harbourTwo })
  expect(await second.call('eth_chainId')).toBe('0x7a6a')
  expect(await second.call('eth_getCode', [evmContracts.usdcUsdtPool, 'latest'])).not.toBe('0x')
  await second.stop()
  await second.stop()
  await expect(second.call('eth_chainId')).rejects.toThrow('fetch failed')
})

test('parameters: port: a taken one is said at once', async () => {
  await expect(startEvmChain({ port: Number(new URL(chain.url).port) })).rejects.toThrow(/Is the port free/)
})
