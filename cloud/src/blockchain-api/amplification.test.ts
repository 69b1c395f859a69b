import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type EvmChain, startEvmChain } from '@billfold/local-chains/evm'
import { numberToHex, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { type Reply, ask } from '../../testing/ask.js'
import { harbour } from '../../testing/harbour.js'
import { openNodeWithout } from '../../testing/node-without.js'
import { openCloud } from '../../testing/open-cloud.js'
import { sendAll } from '../../testing/send-all.js'
import { largestAnswer } from '../chains/read-capped.js'
import type { Transaction } from '../chains/shapes.js'
import type { Cloud } from '../cloud.js'

const [payer, payee] = ['0x00000000000000000000000000000000000000c1', '0x00000000000000000000000000000000000000c2'] as const
const here = 'chainId=eip155:31337'
const blocks = 2_100

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
  await chain.call('anvil_setBalance', [payer, numberToHex(parseUnits('9', 18))])
  await pay(1)
  await chain.call('anvil_mine', [numberToHex(blocks)])
  await pay(2)
  await chain.call('anvil_mine', ['0x64'])
})
afterAll(() => chain.stop())

const pay = (value: number): Promise<unknown> => sendAll(chain, [{ from: payer, to: payee, value: numberToHex(value) }])

const history = (cloud: Cloud, account: string, cursor = ''): Promise<Reply> =>
  ask(cloud, `/v1/account/${account}/history?${here}&cursor=${cursor}`)

async function amounts(cloud: Cloud, account: string): Promise<readonly number[]> {
  const told: Transaction[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { json } = await history(cloud, account, cursor)
    told.push(...json.data)
    cursor = json.next
  }
  return told.map(({ transfers }) => Math.round(Number(transfers[0]?.quantity.numeric) * 1e18))
}

describe('history of a long chain', () => {
  test('behavior: its blocks are read once for everybody, and then a page costs a few calls', async () => {
    const node = await openNodeWithout(chain.url, /^$/)
    const cloud = await openCloud({ networks: [harbour(node.url)] })
    expect(await amounts(cloud, payer)).toEqual([2, 1])
    const first = node.asked.length
    expect(await amounts(cloud, payee)).toEqual([2, 1])
    expect(await amounts(cloud, '0x00000000000000000000000000000000000000c9')).toEqual([])
    expect(node.asked.length - first).toBeLessThan(250)
    expect(node.asked.filter((method) => method === 'eth_getBlockByNumber').length).toBeLessThan(blocks + 500)
  })

  test('behavior: a chain that was set back is told as it is now', async () => {
    const cloud = await openCloud({ networks: [harbour(chain.url)] })
    const before = await chain.call('evm_snapshot', [])
    await pay(3)
    await chain.call('anvil_mine', ['0x40'])
    expect(await amounts(cloud, payee)).toEqual([3, 2, 1])
    await chain.call('evm_revert', [before])
    expect(await amounts(cloud, payee)).toEqual([2, 1])
    await pay(4)
    await chain.call('anvil_mine', ['0x80'])
    expect(await amounts(cloud, payee)).toEqual([4, 2, 1])
  })

  test('behavior: it costs the caller what it costs the node, and goes on from there when there is time again', async () => {
    let now = 600_000
    const options = { networks: [harbour(chain.url)], rateLimit: { calls: 120, seconds: 60 } }
    const cloud = await openCloud(options, { now: () => now })
    const statuses: number[] = []
    while (statuses.at(-1) !== 200 && statuses.length < 10) {
      statuses.push((await history(cloud, payer)).status)
      now += 60_000
    }
    expect(statuses).toEqual([429, 429, 200].slice(3 - statuses.length))
    expect(statuses[0]).toBe(429)
    expect((await history(cloud, payee)).status).toBe(200)
  })
})

describe('calls to a node', () => {
  const batch = (cloud: Cloud, method: string, count: number): Promise<Reply> => {
    const calls = Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method, params: [] }))
    return ask(cloud, `/v1/?${here}`, { method: 'POST', body: JSON.stringify(calls) })
  }

  test.each([
    ['a batch counts for what it holds', 'eth_chainId', 100],
    ['a method that costs a node much counts for ten', 'eth_getLogs', 10],
  ])('behavior: %s', async (_, method, count) => {
    const cloud = await openCloud({ networks: [harbour(chain.url)], rateLimit: { calls: 150, seconds: 600 } })
    expect([(await batch(cloud, method, count)).status, (await batch(cloud, method, count)).status]).toEqual([200, 429])
  })

  test('behavior: an answer that is too large is not passed on', async () => {
    const node = createServer((request, response) => {
      request.resume()
      response.end(`{"jsonrpc":"2.0","id":1,"result":"${'x'.repeat(largestAnswer)}"}`)
    })
    await new Promise<void>((listening) => void node.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void node.close())
    const cloud = await openCloud(
      { networks: [harbour(`http://127.0.0.1:${(node.address() as AddressInfo).port}`)] },
      { log: () => undefined },
    )
    const { status, json } = await batch(cloud, 'eth_chainId', 1)
    expect([status, json.reasons[0].name]).toEqual([502, 'size'])
  })
})
