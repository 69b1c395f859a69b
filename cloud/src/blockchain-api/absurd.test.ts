/** Contracts that flood whoever reads them: each takes its own place in an answer, and nobody else's. */
import { type AbsurdCollection, type EvmChain, absurdCollection, startEvmChain, tokenAbi } from '@billfold/local-chains/evm'
import { alice, brook, evmTokens } from '@billfold/local-chains/evm/seed'
import { encodeFunctionData, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Reply, ask } from '../../testing/ask.js'
import { harbour } from '../../testing/harbour.js'
import { openCloud } from '../../testing/open-cloud.js'
import { sendAll } from '../../testing/send-all.js'
import type { Nft, Transaction } from '../chains/shapes.js'

/** Bytes of the largest answer that the clients of this server take. */
const mostBytes = 2_097_152

let chain: EvmChain
beforeAll(async () => void (chain = await startEvmChain()))
afterAll(() => chain.stop())

const collectors = Array.from({ length: 9 }, (_, index) => numberToHex(0xab50 + index, { size: 20 }))

/** Somebody who was paid 1 USDC, and then given pieces of absurd collections. */
async function collector(collections: readonly Omit<AbsurdCollection, 'to'>[]): Promise<string> {
  const to = collectors.pop() ?? ''
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to as `0x${string}`, 1_000_000n] })
  await sendAll(chain, [{ from: alice.address, to: evmTokens.usdc.address, data }])
  for (const [index, collection] of collections.entries()) {
    const place = numberToHex((BigInt(to) << 16n) + BigInt(index), { size: 20 })
    await chain.call('anvil_setCode', [place, absurdCollection({ ...collection, to })])
    await sendAll(chain, [{ from: brook.address, to: place, gas: '0x800000' }])
  }
  return to
}

async function read(account: string, list: 'history' | 'nfts'): Promise<Reply> {
  const cloud = await openCloud({ networks: [harbour(chain.url)] })
  const reply = await ask(cloud, `/v1/account/${account}/${list}?chainId=eip155:31337`)
  expect([reply.status, Buffer.byteLength(reply.text) < mostBytes]).toEqual([200, true])
  return reply
}

const picture = `data:application/json,${JSON.stringify({ name: 'Fog', image: `data:image/svg+xml,<svg>${'ü"'.repeat(30_000)}</svg>` })}`

test.each([
  ['of 5 MB', [{ answer: 5_000_000 }]],
  ['of 300 kB, and four more of that kind', Array.from({ length: 5 }, () => ({ answer: 300_000 }))],
])('behavior: a piece with a name %s hides nothing of a history', async (_, collections) => {
  const account = await collector(collections)
  const { json } = await read(account, 'history')
  const data: readonly Transaction[] = json.data
  expect(data).toHaveLength(collections.length + 1)
  expect(data.map(({ transfers }) => transfers.length)).toEqual(data.map(() => 1))
  expect(data.at(-1)?.transfers[0]).toMatchObject({ quantity: { numeric: '1' }, fungible_info: { symbol: 'USDC' } })
})

test('behavior: pictures take a share of an answer, and those after it are left out', async () => {
  const account = await collector(Array.from({ length: 10 }, () => ({ answer: picture })))
  const { json } = await read(account, 'history')
  const infos = (json.data as readonly Transaction[]).slice(0, -1).map(({ transfers }) => transfers[0]?.nft_info)
  expect(infos.map((info) => info?.name)).toEqual(infos.map(() => 'Fog'))
  expect(infos[0]?.content?.preview.url).toMatch(/^data:image\/svg/)
  expect(infos.at(-1)).not.toHaveProperty('content')
  const pieces: readonly Nft[] = (await read(account, 'nfts')).json.nfts
  expect(pieces.map(({ content }) => content !== undefined)).toEqual(infos.map((info) => info?.content !== undefined))
})

test('behavior: of a transaction that moves many pieces the first ones are told', async () => {
  const account = await collector([{ answer: 'Confetti', count: 1_500 }])
  const { json } = await read(account, 'history')
  expect((json.data as readonly Transaction[]).map(({ transfers }) => transfers.length)).toEqual([20, 1])
  expect((await read(account, 'nfts')).json.nfts).toHaveLength(1_500)
})
