import { request } from 'node:http'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { ask } from '../../testing/ask.js'
import { harbour } from '../../testing/harbour.js'
import { openCloud } from '../../testing/open-cloud.js'
import type { Cloud } from '../cloud.js'

interface Knock {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** The status of the answer to whatever can be put on a wire; undefined when the line was cut. */
function knock(cloud: Cloud, { method, path, body, headers }: Knock): Promise<number | undefined> {
  const { hostname, port } = new URL(cloud.url)
  return new Promise((resolve) => {
    const asking = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
      response.on('error', () => resolve(undefined))
    })
    asking.on('error', () => resolve(undefined))
    asking.end(body)
  })
}

const runs = Number(process.env['BILLFOLD_TRACES'] ?? 400)
const nowhere = 'http://127.0.0.1:65500'
const paths = [
  '/appkit/v1/config',
  '/getWallets',
  '/getWalletImage/x',
  '/public/getTokenImage/x',
  '/v1/identity/x',
  '/v1/account/x/balance',
  '/v1/account/0x00000000000000000000000000000000000000dd/history',
  '/v1/fungible/price',
  '/v1/profile/account',
  '/v1/onramp/quote',
  '/v1/onramp/orders/x',
  '/v1/generators/onrampurl',
  '/v1/profile/suggestions/x',
  '/v1',
  '/faults',
  '/v3/attestation',
]
const names = ['page', 'entries', 'include', 'search', 'chains', 'cursor', 'chainId', 'forceUpdate', 'projectId', 'id']
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '__proto__', 'constructor', '-1', '1e309', 'eip155:31337', '%', '0x'),
)
const knocks: fc.Arbitrary<Knock> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH', 'OPTIONS'),
  path: fc
    .tuple(fc.constantFrom(...paths), fc.option(texts), fc.dictionary(fc.constantFrom(...names), texts))
    .map(
      ([path, more, query]) => `${path}${more === null ? '' : `/${encodeURIComponent(more)}`}?projectId=demo&${new URLSearchParams(query)}`,
    ),
  body: fc.oneof(
    fc.json(),
    texts,
    fc.constantFrom('[]', '[null]', '{"method":7}', '{"addresses":["a:b:c"]}', '{"route":"*","fault":{"times":0}}'),
  ),
  headers: fc.record(
    {
      origin: fc.constantFrom('null', 'https://x.example', '://', 'x'.repeat(5_000)),
      referer: fc.constantFrom('', 'x', 'https://x.example/'),
    },
    { requiredKeys: [] },
  ),
})

test('behavior: whatever knocks, the answer is one that was meant, and the next caller is served', async () => {
  const lines: unknown[] = []
  const networks = [harbour(nowhere)]
  const wallets = [{ id: 'aaa', name: 'Alpha' }]
  const cloud = await openCloud(
    {
      networks,
      wallets,
      nameZones: ['harbour.id'],
      onramp: { apiUrl: nowhere },
      allowFaults: true,
      rateLimit: { calls: 1_000_000, seconds: 60 },
    },
    { log: (line) => lines.push(line) },
  )
  await fc.assert(
    fc.asyncProperty(knocks, async (each) => {
      // 502: there is no node. Never 500: that is what nobody has thought of.
      expect([200, 204, 400, 401, 403, 404, 405, 413, 502]).toContain(await knock(cloud, each))
    }),
    { numRuns: runs },
  )
  expect(lines.filter((line) => line !== 'eip155:31337 could not be read' && line !== 'A node could not be reached')).toEqual([])
  expect((await ask(cloud, '/getWallets')).json.count).toBe(1)
  expect(({} as Record<string, unknown>)['isPolluted']).toBeUndefined()
}, 600_000)
