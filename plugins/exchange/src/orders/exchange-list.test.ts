import { type FakeAnswer, connectedPage, fakeChain, fakeNetwork, fakePorts } from '@billfold/test/fakes'
import { afterEach, expect, test } from 'vitest'
import type { PayAsset } from '@billfold/kernel'
import { ExchangeClient } from '../service/exchange-client.js'
import { exchange } from '../manifest.js'
import { ExchangeList } from './exchange-list.js'

const lighthouse = { id: 'lighthouse', name: 'Lighthouse', imageUrl: '' }
const usdc: PayAsset = {
  network: 'eip155:1',
  asset: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
}
const answer = (more: object): FakeAnswer => ({ json: { jsonrpc: '2.0', id: 1, ...more } })
const good = answer({ result: { exchanges: [lighthouse], total: 1 } })
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

interface Listing {
  readonly list: ExchangeList
  readonly warnings: readonly unknown[]
  answer(next: FakeAnswer): void
  /** Lets an hour pass, until the list is there or has failed. */
  wait(): Promise<string>
}

/** A list that is asked for of a service that answers so. */
async function listing(first: FakeAnswer): Promise<Listing> {
  const ports = fakePorts()
  ports.fetch.route('/v1/json-rpc', good)
  const { kernel, end } = await connectedPage({
    plugins: [fakeChain('eip155'), exchange()],
    networks: [fakeNetwork('eip155')],
    ports,
    options: { endpoints: { exchange: 'https://cloud.example' } },
  })
  const warnings: unknown[] = []
  const client = new ExchangeClient({ http: kernel.http, options: kernel.options, source: 'pay' })
  const warn = (_: string, error: unknown): void => void warnings.push(error)
  // The code for calls has arrived before the clock is moved by hand.
  await client.exchanges({ asset: '', amount: '1', signal: new AbortController().signal })
  ports.fetch.route('/v1/json-rpc', first)
  const list = new ExchangeList({ client, clock: ports.clock, log: { warn }, isReachable: () => true })
  ends.push(() => list.dispose(), end)
  list.aim({ asset: usdc, amount: '10' })
  return {
    ...{ list, warnings },
    answer: (next) => void ports.fetch.route('/v1/json-rpc', next),
    wait: async () => {
      const { loaded } = list
      await expect.poll(async () => (await ports.clock.settle(2_000), loaded.phase), { interval: 1 }).toMatch(/ready|failed/)
      return loaded.phase
    },
  }
}

test.each<[string, FakeAnswer]>([
  ['is not reached', 'offline'],
  ['never answers', 'hang'],
  ['answers a page of a hotel', 'html'],
  ['stops in the middle', 'cut'],
  ['writes half a document', 'malformed'],
  ['nests without end', 'deep'],
  ['is out of order', 'broken'],
  ['is being repaired', 'unavailable'],
  ['says nothing', 'empty'],
  ['answers an error of JSON-RPC', answer({ error: { code: -32_603, message: 'Internal error' } })],
  ['answers an error of JSON-RPC without words', answer({ error: { code: -32_603 } })],
  ['answers no result', answer({})],
  ['lists what is none', answer({ result: { exchanges: [{ id: 7 }] } })],
  ['sends one byte a second', { json: { jsonrpc: '2.0', id: 1, result: { exchanges: [lighthouse], total: 1 } }, drip: 1_000 }],
  ['goes on for ever', 'huge'],
])('behavior: a service that %s: the list has failed, and another try brings it', async (_, fault) => {
  const { list, warnings, answer: next, wait } = await listing(fault)
  expect(await wait()).toBe('failed')
  expect([list.loaded.value, warnings.length]).toEqual([undefined, 1])
  next(good)
  const again = list.loaded.refresh()
  expect(await wait()).toBe('ready')
  await again
  expect(list.loaded.value).toEqual([lighthouse])
})

test('default: the exchanges for an asset and an amount', async () => {
  const { list, wait } = await listing(good)
  expect([await wait(), list.loaded.value]).toEqual(['ready', [lighthouse]])
})
