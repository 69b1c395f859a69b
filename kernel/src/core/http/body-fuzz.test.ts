import { fakePorts, noLeaks } from '@billfold/test/fakes'
import * as fc from 'fast-check'
import { number, object, string } from 'valibot'
import { expect, test } from 'vitest'
import { isBillfoldError } from '../errors/billfold-error.js'
import { listOf } from '../validation/list-of.js'
import { Http } from './http.js'

const schema = object({ data: listOf(object({ id: string(), name: string() })), count: number() })
const types = ['application/json', 'text/plain', 'text/html', 'image/png', '']
const bodies = fc.oneof(
  fc.json().map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 200 }),
  fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
  fc
    .record({ data: fc.array(fc.anything()), count: fc.anything() })
    .map((value) => new TextEncoder().encode(JSON.stringify(value, plainly))),
)

function plainly(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

test('behavior: whatever a service answers, it is the schema’s shape or an error of ours', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, fc.constantFrom(...types), fc.constantFrom(200, 201, 301, 403, 429, 500), async (bytes, type, status) => {
      const ports = fakePorts()
      const http = new Http({ ports, endpoints: { wallet: 'https://wallet.example' }, projectId: 'p', sdkType: 's', sdkVersion: 'v' })
      ports.fetch.route('/x', { status, bytes, headers: { 'content-type': type } })
      const found = await http
        .endpoint('wallet')
        ?.get('/x', { schema })
        .catch((error: unknown) => error)
      expect(isBillfoldError(found) ? Object.keys(found.context).slice(0, 2) : Object.keys(found as object)).toEqual(
        isBillfoldError(found) ? ['endpoint', 'path'] : ['data', 'count'],
      )
      expect(ports.leaks()).toEqual(noLeaks)
      expect(({} as Record<string, unknown>)['isPolluted']).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})
