import { number, object } from 'valibot'
import { expectTypeOf, test } from 'vitest'
import type { HttpClient } from './client.js'
import type { Http } from './http.js'

const schema = object({ count: number() })

test('behavior: an answer has the type of its schema; without a schema there is none', () => {
  expectTypeOf(async (client: HttpClient) => {
    const { count } = await client.get('/x', { schema })
    const text: number = count
    void text
    // @ts-expect-error the schema says number
    const wrong: string = count
    void wrong
    // @ts-expect-error an answer that nobody describes is not read
    await client.get('/x', {})
  }).toBeFunction()
})

test('behavior: a write is never repeated, and a read has no body', () => {
  expectTypeOf(async (client: HttpClient) => {
    await client.post('/x', { schema, body: {} })
    // @ts-expect-error a write knows no retries
    await client.post('/x', { schema, onRetry: () => undefined })
    // @ts-expect-error a read has no body
    await client.get('/x', { schema, body: {} })
  }).toBeFunction()
})

test('behavior: a service is one that is known, and may not be named by the host', () => {
  expectTypeOf((http: Http) => {
    http.endpoint('wallet')?.beacon('/x', [])
    // @ts-expect-error the host may not have named it
    http.endpoint('wallet').beacon('/x', [])
    // @ts-expect-error nobody declared this service
    http.endpoint('elsewhere')
  }).toBeFunction()
})
