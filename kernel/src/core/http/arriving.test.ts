import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import { unknown } from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import type { HttpClient } from './client.js'
import { Http } from './http.js'

function open(): { http: Http; client: HttpClient; ports: FakePorts } {
  const ports = fakePorts()
  ports.fetch.route('wallet.example', { json: 1 })
  const http = new Http({ ports, endpoints: { wallet: 'https://wallet.example' }, projectId: 'p1', sdkType: 's', sdkVersion: 'v' })
  return { http, client: http.endpoint('wallet') as HttpClient, ports }
}

afterEach(() => vi.doUnmock('./transport.js'))

test('behavior: when the code for calls does not arrive the call says so as any other failure, and the next one asks again', async () => {
  const { client, ports } = open()
  const get = (): Promise<unknown> => client.get('/a?secret=1', { schema: unknown() })

  vi.doMock('./transport.js', () => Promise.reject(new Error('Failed to fetch')))
  const lost = get()
  lost.catch(() => undefined)
  await expect.poll(() => ports.clock.settle(1_000).then(() => ports.clock.pending)).toBe(0)
  await expect(lost).rejects.toMatchObject({
    code: 'http/unreachable',
    context: { endpoint: 'wallet', path: '/a' },
    message: 'wallet /a cannot be reached: the code for it did not arrive',
    remedy: 'Serve every file of the build.',
  })
  vi.doUnmock('./transport.js')
  expect(await get()).toBe(1)
})

test('behavior: calls that wait for the code keep their order, and leave as they were when they were made', async () => {
  const { http, client, ports } = open()
  const body = { n: 1 }
  const sent = ['/a', '/b', '/c'].map((path) => client.post(path, { schema: unknown(), body }))
  body.n = 2
  http.setClientId('later')
  await Promise.all(sent)
  expect(ports.fetch.requests.map(({ path }) => path)).toEqual(['/a', '/b', '/c'])
  expect(ports.fetch.requests.map((request) => request.body)).toEqual(['{"n":1}', '{"n":1}', '{"n":1}'])
  expect(ports.fetch.requests[0]?.url).not.toContain('later')
})

test('behavior: a kernel that ends before the code is there sends nothing', async () => {
  const { http, client, ports } = open()
  const call = client.get('/a', { schema: unknown() })
  http.dispose()
  await expect(call).rejects.toMatchObject({ code: 'http/aborted' })
  expect(ports.fetch.requests).toEqual([])
})
