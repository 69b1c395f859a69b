import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

import { ask } from '../../../testing/ask.js'
import { openCloud } from '../../../testing/open-cloud.js'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const account = '2o9QCXpFhPRAsf3U4LBu9s2cFnnLT8ALTvE1bbd6vWk4'
const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A node of an account with 60 transactions, of which the ten from the 20th on share one slot. */
async function openNode(): Promise<{ readonly url: string; readonly signatures: readonly string[] }> {
  const signatures = Array.from({ length: 60 }, (_, index) => String(letters[index % 58]).repeat(80) + letters[Math.floor(index / 58)])
  const slotOf = (index: number): number => (index < 20 ? 1_000 - index : index < 30 ? 980 : 1_000 - index)
  const results: Readonly<Record<string, (params: readonly string[]) => unknown>> = {
    getTokenAccountsByOwner: () => ({ value: [] }),
    getSignaturesForAddress: () => signatures.map((signature, index) => ({ signature, slot: slotOf(index) })),
    getTransaction: ([signature = '']) => ({
      slot: slotOf(signatures.indexOf(signature)),
      blockTime: 1,
      meta: { err: null, fee: 0, preBalances: [0], postBalances: [0] },
      transaction: { message: { accountKeys: [account] } },
    }),
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, params } = JSON.parse(body) as { method: string; params: readonly string[] }
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

test('behavior: pages follow each other without a gap or a repetition, also where transactions share a slot', async () => {
  const node = await openNode()
  const cloud = await openCloud({ networks: [{ caipNetworkId: chainId, name: 'Sol', rpcUrl: node.url }] })
  const told: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { json } = await ask(cloud, `/v1/account/${account}/history?chainId=${chainId}&cursor=${cursor}`)
    told.push(...json.data.map(({ id }: { id: string }) => id))
    cursor = json.next
  }
  expect(told).toEqual(node.signatures)
})

test('behavior: a place that the chain took back is found by its slot', async () => {
  const node = await openNode()
  const cloud = await openCloud({ networks: [{ caipNetworkId: chainId, name: 'Sol', rpcUrl: node.url }] })
  const { json } = await ask(cloud, `/v1/account/${account}/history?chainId=${chainId}&cursor=960-${'Z'.repeat(88)}`)
  expect(json.data.map(({ id }: { id: string }) => id)).toEqual(node.signatures.slice(41))
})
