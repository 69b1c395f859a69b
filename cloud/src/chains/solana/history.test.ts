import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

import { ask } from '../../../testing/ask.js'
import { openCloud } from '../../../testing/open-cloud.js'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const account = '2o9QCXpFhPRAsf3U4LBu9s2cFnnLT8ALTvE1bbd6vWk4'
const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

// Whatever a method takes.
type Params = ReturnType<typeof JSON.parse>

/** Accounts of tokens of the account. */
const purses = [account.replace(/^2/, '3'), account.replace(/^2/, '4')]

/**
 * A node of an account with many transactions, of which the ten from the 20th on share one slot. Each third and fourth is one of its token
 * accounts alone, and no list is longer than a node makes it.
 */
async function openNode(count = 60): Promise<{ readonly url: string; readonly signatures: readonly string[] }> {
  const signatures = Array.from({ length: count }, (_, index) => String(letters[index % 58]).repeat(80) + letters[Math.floor(index / 58)])
  const slotOf = (index: number): number => (index < 20 ? 10_000 - index : index < 30 ? 9_980 : 10_000 - index)
  const isOf = (index: number, address: string): boolean => [account, account, ...purses][index % 4] === address
  const held = (pubkey: string): object => ({
    pubkey,
    account: { data: { parsed: { info: { mint: pubkey, tokenAmount: { amount: '5', decimals: 1 } } } } },
  })
  const results: Readonly<Record<string, (params: Params) => unknown>> = {
    getTokenAccountsByOwner: ([, { programId }]) => ({ value: programId.startsWith('TokenkegQ') ? purses.map(held) : [] }),
    getSignaturesForAddress: ([address, { before, limit }]) => {
      const start = before === undefined ? 0 : signatures.indexOf(before) + 1
      // Behind one that the chain does not have is nothing.
      if (before !== undefined && start === 0) return []
      const all = signatures.map((signature, index) => ({ signature, index, slot: slotOf(index) }))
      return all
        .slice(start)
        .filter(({ index }) => isOf(index, address))
        .slice(0, limit)
    },
    getTransaction: ([signature]) => ({
      slot: slotOf(signatures.indexOf(signature)),
      blockTime: 1,
      meta: { err: null, fee: 0, preBalances: [0], postBalances: [0] },
      transaction: { message: { accountKeys: [account] } },
    }),
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, params } = JSON.parse(body) as { method: string; params: Params }
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: results[method]?.(params) }))
    })
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((closed) => void server.close(() => closed()))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, signatures }
}

test.each([
  ['transactions share a slot that several accounts have', 60],
  ['there are more than a node tells at once', 2_200],
])('behavior: pages follow each other without a gap or a repetition, also where %s', async (_, count) => {
  const node = await openNode(count)
  const rateLimit = { calls: 1_000_000, seconds: 60 }
  const cloud = await openCloud({ rateLimit, networks: [{ caipNetworkId: chainId, name: 'Sol', rpcUrl: node.url }] })
  const told: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { json } = await ask(cloud, `/v1/account/${account}/history?chainId=${chainId}&cursor=${cursor}`)
    told.push(...json.data.map(({ id }: { id: string }) => id))
    cursor = json.next
  }
  expect([...told].toSorted()).toEqual([...node.signatures].toSorted())
  const places = told.map((id) => node.signatures.indexOf(id))
  expect(places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0) - 10)).toBe(true)
})

test('behavior: a place that the chain took back is found by its slot', async () => {
  const node = await openNode()
  const cloud = await openCloud({ networks: [{ caipNetworkId: chainId, name: 'Sol', rpcUrl: node.url }] })
  const { json } = await ask(cloud, `/v1/account/${account}/history?chainId=${chainId}&cursor=9960-${'Z'.repeat(88)}`)
  expect(json.data.map(({ id }: { id: string }) => id)).toEqual(node.signatures.slice(41))
})
