import { type FakePorts, fakePorts, noLeaks, settled } from '@billfold/test/fakes'
import { check, number, object, pipe, string, unknown } from 'valibot'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { lateParts } from '../../../testing/late-parts.js'
import type { EndpointName } from '../open.js'
import type { FetchPort } from '../ports.js'
import { isBillfoldError } from '../errors/billfold-error.js'
import type { HttpClient } from './client.js'
import { Http, type HttpOptions } from './http.js'
import { jsonContent } from './json-content.js'
import { httpLimits } from './limits.js'

beforeAll(lateParts)

const anything = { schema: unknown() }

interface Bench {
  readonly http: Http
  readonly client: HttpClient
  readonly ports: FakePorts
}

function open(options: Partial<Omit<HttpOptions, 'ports'>> = {}, replaced: Partial<HttpOptions['ports']> = {}): Bench {
  const ports = fakePorts()
  const http = new Http({
    ports: { ...ports, ...replaced },
    endpoints: { wallet: 'https://wallet.example' },
    projectId: 'p1',
    sdkType: 'billfold',
    sdkVersion: 'html-1.0.0',
    ...options,
  })
  const client = http.endpoint('wallet')
  if (client === undefined) throw new Error('the endpoint is named')
  return { http, client, ports }
}

/** Result of a call, once the clock has run as long as there is something to wait for. */
async function outcome({ ports }: Bench, call: Promise<unknown>): Promise<unknown> {
  const ended = call.catch((error: unknown) => error)
  await ports.clock.advanceToIdle()
  return ended
}

afterEach(() => vi.restoreAllMocks())

describe('endpoints', () => {
  test('behavior: what the host did not name is never contacted: there is no default', () => {
    const { http } = open()
    const names: EndpointName[] = ['blockchain', 'exchange', 'analytics', 'errorReports', 'relay', 'secureSite', 'packageRegistry']
    for (const name of names) expect(http.endpoint(name)).toBeUndefined()
    expect(http.endpoint('constructor' as EndpointName)).toBeUndefined()
  })

  test.each([
    'wss://relay.example',
    'xhttp://relay.example',
    'https-x://relay.example',
    'javascript:alert(1)',
    'wallet.example',
    '',
    'https://',
  ])('behavior: "%s" is no address to call', (base) => {
    expect(new Http({ ...options(), endpoints: { relay: base } }).endpoint('relay')).toBeUndefined()
  })

  test('behavior: of a service with several addresses the one is asked where a foreign URL leads, and it is told nothing of the host', async () => {
    const { http, ports } = open({
      endpoints: { wallet: 'https://wallet.example', nameGateways: ['https://one.example', 'https://two.example/ccip'] },
    })
    expect([http.endpoint('nameGateways'), http.endpoint('nameGateways', 'https://three.example/x')]).toEqual([undefined, undefined])
    ports.fetch.route('two.example', { json: { data: '0x' } })
    const url = 'https://two.example/0xab/0xcd.json'
    await http.endpoint('nameGateways', url)?.get(url, { schema: unknown() })
    expect(ports.fetch.requests.map((request) => request.url)).toEqual([url])
  })

  test('behavior: one client per service', () => {
    const { http, client } = open()
    expect(http.endpoint('wallet')).toBe(client)
  })

  function options(): HttpOptions {
    return { ports: fakePorts(), endpoints: {}, projectId: 'p1', sdkType: 's', sdkVersion: 'v' }
  }
})

describe('nodes of chains', () => {
  const nodes = (namespace: string): readonly string[] =>
    namespace === 'eip155' ? ['https://node.example/v2/key?tier=1', 'wss://node.example'] : []

  test('default: asked at exactly the address that the host named, and told nothing of the host', async () => {
    const { http, ports } = open({ nodes })
    ports.fetch.route('node.example', { json: 1 })
    const answer = http
      .node('eip155', 'https://node.example/v2/key?tier=1')
      ?.post('', { ...anything, headers: jsonContent, body: { id: 1 } })
    expect(await answer).toBe(1)
    expect(ports.fetch.requests).toMatchObject([{ method: 'POST', url: 'https://node.example/v2/key?tier=1', body: '{"id":1}' }])
  })

  test('behavior: one client per address', () => {
    const { http } = open({ nodes })
    expect(http.node('eip155', 'https://node.example/v2/key?tier=1')).toBe(http.node('eip155', 'https://node.example/v2/key?tier=1'))
  })

  test.each([
    ['an address that nobody named', 'eip155', 'https://other.example'],
    ['a part of a named address', 'eip155', 'https://node.example'],
    ['a node of another family', 'solana', 'https://node.example/v2/key?tier=1'],
    ['a named address that is not for http', 'eip155', 'wss://node.example'],
  ] as const)('behavior: %s is never contacted', (_, namespace, url) => {
    expect(open({ nodes }).http.node(namespace, url)).toBeUndefined()
    expect(open().http.node(namespace, url)).toBeUndefined()
  })

  test('behavior: a failure names the host and no key', async () => {
    const bench = open({ nodes })
    bench.ports.fetch.route('node.example', { status: 500 })
    const call = bench.http.node('eip155', 'https://node.example/v2/key?tier=1')?.post('', anything)
    expect(await outcome(bench, call ?? Promise.resolve())).toMatchObject({
      context: { endpoint: 'node', path: 'node.example', status: 500 },
    })
  })
})

describe('addresses', () => {
  test.each([
    ['https://wallet.example', '/getWallets', '/getWallets'],
    ['https://wallet.example', 'v1/supported-chains', '/v1/supported-chains'],
    ['https://wallet.example/base/', 'v1/x', '/base/v1/x'],
    ['https://wallet.example/base/', '/v1/x', '/v1/x'],
    ['http://localhost:3000', '/x', '/x'],
  ])('behavior: at %s, %s is resolved as URLs are: %s', async (base, path, expected) => {
    const { client, ports } = open({ endpoints: { wallet: base } })
    ports.fetch.route(/./, { json: 1 })
    await client.get(path, anything)
    expect(ports.fetch.requests[0]?.path).toBe(expected)
    expect(ports.fetch.requests[0]?.host).toBe(new URL(base).host)
  })

  test.each([
    'https://evil.example/x',
    '//evil.example/x',
    'http://wallet.example/x',
    'javascript:alert(1)',
    'https://[',
    '\\\\evil.example',
  ])('behavior: the path %j leads away and is not followed', async (path) => {
    const bench = open()
    expect(await outcome(bench, bench.client.get(path, anything))).toMatchObject({ code: 'http/foreign-path' })
    expect(bench.client.beacon(path, [])).toBe(false)
    expect(bench.ports.fetch.requests).toEqual([])
  })

  test('behavior: all calls carry the common query parameters projectId, st (sdk type) and sv (sdk version)', async () => {
    const { client, ports } = open()
    ports.fetch.route('wallet.example', { json: 1 })
    await client.get('/a', anything)
    await client.post('/b', anything)
    await client.put('/c', anything)
    await client.delete('/d', anything)
    client.beacon('/e', [])
    const urls = [...ports.fetch.requests.map(({ url }) => url), ports.beacons[0]?.url]
    expect(urls).toEqual(['a', 'b', 'c', 'd', 'e'].map((path) => `https://wallet.example/${path}?projectId=p1&st=billfold&sv=html-1.0.0`))
  })

  test('behavior: parameters are appended only when truthy; clientId is the last', async () => {
    const { http, client, ports } = open()
    ports.fetch.route('wallet.example', { json: 1 })
    http.setClientId('c1')
    const query = { page: 1, search: 'a b&c', empty: '', none: undefined, off: false, on: true, zero: 0, projectId: undefined }
    await client.get('/a?own=1', { ...anything, query })
    expect(ports.fetch.requests[0]?.url).toBe(
      'https://wallet.example/a?own=1&page=1&search=a+b%26c&on=true&projectId=p1&st=billfold&sv=html-1.0.0&clientId=c1',
    )
    http.setClientId(undefined)
    await client.get('/a', anything)
    expect(ports.fetch.requests[1]?.url).not.toContain('clientId')
  })
})

describe('methods', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('behavior: %s reads JSON by its schema', async (method) => {
    const { client, ports } = open()
    ports.fetch.route(`${method} https://wallet.example/x`, { json: { count: 5, extra: true } })
    const call = { schema: object({ count: number() }) }
    const ask = { GET: client.get, POST: client.post, PUT: client.put, DELETE: client.delete }[method]
    expect(await ask.call(client, '/x', call)).toEqual({ count: 5 })
    expect(ports.fetch.requests[0]).toMatchObject({ method, headers: {} })
    expect(ports.fetch.requests[0]).not.toHaveProperty('body')
  })

  test('behavior: a body is JSON; its header is sent where a service asks for it', async () => {
    const { client, ports } = open()
    ports.fetch.route('/x', { json: {} })
    await client.post('/x', { ...anything, body: { amount: '1' }, headers: jsonContent })
    expect(ports.fetch.requests[0]).toMatchObject({ body: '{"amount":"1"}', headers: { 'Content-Type': 'application/json' } })
  })

  test('behavior: an answer without a body is undefined', async () => {
    const { client, ports } = open()
    ports.fetch.route('/x', 'empty')
    expect(await client.post('/x', anything)).toBeUndefined()
  })

  test('behavior: a beacon posts JSON and says whether it was queued', () => {
    const { client, ports } = open()
    expect(client.beacon('/batch', [{ eventId: '1' }])).toBe(true)
    expect(ports.beacons[0]?.body).toBe('[{"eventId":"1"}]')
    expect(client.beacon('/batch', 10n)).toBe(false)
  })

  test('behavior: a picture comes as a blob of its type', async () => {
    const { client, ports } = open()
    ports.fetch.route('/getWalletImage/1', { bytes: new Uint8Array([1, 2, 3]), headers: { 'content-type': 'image/PNG ; x=1' } })
    const blob = await client.blob('/getWalletImage/1')
    expect([blob.size, blob.type]).toEqual([3, 'image/png'])
  })

  test.each([`text/${'x'.repeat(1_000)}`, 'text/html', 'application/octet-stream', 'image/bmp', 'image/svg+xml2', ''])(
    'behavior: content type "%s" is no picture',
    async (type) => {
      const bench = open()
      bench.ports.fetch.route('/i', { bytes: new Uint8Array(3), headers: { 'content-type': type } })
      expect(await outcome(bench, bench.client.blob('/i'))).toMatchObject({
        code: 'http/not-a-picture',
        context: { type: type.slice(0, 100) },
      })
    },
  )

  test('behavior: nor is one without a type; JSON needs none', async () => {
    const { ports } = open()
    ports.fetch.route('/x', { json: 1 })
    const fetch: FetchPort = async (...call) => ({ ...(await ports.fetch(...call)), url: '', headers: { get: () => null } })
    const bench = open({}, { fetch })
    expect(await outcome(bench, bench.client.blob('/x'))).toMatchObject({ context: { type: 'nothing' } })
    expect(await bench.client.get('/x', anything)).toBe(1)
  })
})

describe('statuses: HTTP statuses 500, 429, 503 and 403 are named', () => {
  test.each([
    [500, 'INTERNAL_SERVER_ERROR'],
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'SERVICE_UNAVAILABLE'],
    [403, 'FORBIDDEN'],
  ])('behavior: %i is %s', async (status, name) => {
    const bench = open()
    bench.ports.fetch.route('/x', { status, json: { error: 'never read' } })
    expect(await outcome(bench, bench.client.get('/x?secret=1', anything))).toMatchObject({
      code: 'http/status',
      message: `HTTP status code: ${status} (${name})`,
      context: { endpoint: 'wallet', path: '/x', status, name },
    })
  })

  test.each([199, 300, 304, 400, 401, 404, 418, 502, 599])("behavior: %i gives 'HTTP status code: N'", async (status) => {
    const bench = open()
    bench.ports.fetch.route('/x', { status, json: {} })
    const error = await outcome(bench, bench.client.get('/x', anything))
    expect(error).toMatchObject({ message: `HTTP status code: ${status}`, context: { endpoint: 'wallet', path: '/x', status } })
    expect(bench.ports.fetch.requests).toHaveLength(1)
  })

  test.each([200, 201, 204, 299])('behavior: %i is an answer', async (status) => {
    const { client, ports } = open()
    ports.fetch.route('/x', { status, json: 1 })
    expect(await client.get('/x', anything)).toBe(1)
  })
})

describe('answers that cannot be used', () => {
  test.each([
    ['a captive portal is unreachable, not data', 'html', 'http/unreachable'],
    ['a web page that claims to be JSON', { text: '  <html>', headers: { 'content-type': 'application/json' } }, 'http/unreachable'],
    ['JSON that claims to be a web page', { json: {}, headers: { 'content-type': 'text/html; charset=utf-8' } }, 'http/unreachable'],
    ['malformed JSON', 'malformed', 'http/malformed'],
    ['NaN', { text: '{"a":NaN}' }, 'http/malformed'],
    ['1,000 levels', 'deep', 'http/malformed'],
    ['50 MB', 'huge', 'http/too-large'],
    ['a body cut in the middle', 'cut', 'http/unreachable'],
    ['another host after a redirect', 'redirect', 'http/redirected'],
    ['the same host without encryption', { json: {}, url: 'http://wallet.example/x' }, 'http/redirected'],
    ['another port', { json: {}, url: 'https://wallet.example:8443/x' }, 'http/redirected'],
    ['a status of another host', { status: 500, url: 'https://elsewhere.example/' }, 'http/redirected'],
    ['another shape', { json: [] }, 'http/mismatch'],
    ['a body of invalid UTF-8', { bytes: new Uint8Array([0xff, 0xfe]) }, 'http/malformed'],
  ] as const)('behavior: %s', async (_, answer, code) => {
    const bench = open()
    bench.ports.fetch.route('/x', answer)
    const error = await outcome(bench, bench.client.get('/x', { schema: object({ a: string() }) }))
    expect(error).toMatchObject({ code, context: { endpoint: 'wallet', path: '/x' } })
    expect(bench.ports.leaks()).toEqual(noLeaks)
  })

  test('behavior: a redirect on the same host is followed', async () => {
    const { client, ports } = open()
    ports.fetch.route('/x', { json: 1, url: 'https://wallet.example/y' })
    expect(await client.get('/x', anything)).toBe(1)
  })

  test('behavior: encryption that the redirect adds is welcome', async () => {
    const { client, ports } = open({ endpoints: { wallet: 'http://wallet.example' } })
    ports.fetch.route('/x', { json: 1, url: 'https://wallet.example/x' })
    expect(await client.get('/x', anything)).toBe(1)
  })

  test('behavior: __proto__ and constructor keys are dropped', async () => {
    const { client, ports } = open()
    ports.fetch.route('/x', 'polluting')
    expect(Object.getOwnPropertyNames(await client.get('/x', anything))).toEqual([])
    expect(({} as Record<string, unknown>)['isPolluted']).toBeUndefined()
  })

  test('behavior: a byte order mark and a character over two pieces are read', async () => {
    const { client, ports } = open()
    ports.fetch.route('/x', { bytes: new TextEncoder().encode('\uFEFF{"a":"é😀"}'), drip: 1 })
    const call = client.get('/x', anything)
    await ports.clock.advanceToIdle()
    expect(await call).toEqual({ a: 'é😀' })
  })

  test('parameters: 2 MB are taken, one byte more is not', async () => {
    const bench = open()
    bench.ports.fetch.route('/full', { json: 1, padTo: httpLimits.jsonBytes })
    bench.ports.fetch.route('/over', { json: 1, padTo: httpLimits.jsonBytes + 1 })
    expect(httpLimits.jsonBytes).toBe(2 * 1024 * 1024)
    expect(await bench.client.get('/full', anything)).toBe(1)
    expect(await outcome(bench, bench.client.get('/over', anything))).toMatchObject({ context: { limit: httpLimits.jsonBytes } })
  })

  test('behavior: pictures may be larger, and have their own cap', async () => {
    const bench = open()
    const headers = { 'content-type': 'image/webp' }
    bench.ports.fetch.route('/full', { bytes: new Uint8Array(), padTo: httpLimits.blobBytes, headers })
    bench.ports.fetch.route('/over', { bytes: new Uint8Array(), padTo: httpLimits.blobBytes + 1, headers })
    expect((await bench.client.blob('/full')).size).toBe(httpLimits.blobBytes)
    expect(await outcome(bench, bench.client.blob('/over'))).toMatchObject({ code: 'http/too-large' })
  })

  test('behavior: a mismatch names the field, and nothing of what was in it', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', { json: { data: [{ id: 'secret@mail.example' }] } })
    const error = await outcome(bench, bench.client.get('/x', { schema: object({ data: object({ 0: object({ id: number() }) }) }) }))
    expect(error).toMatchObject({ message: 'wallet /x answered in another shape: data.0.id should be number' })
    expect(JSON.stringify(error)).not.toContain('secret')
  })

  test('behavior: without a field, the whole answer is named', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', { json: 5 })
    expect(await outcome(bench, bench.client.get('/x', { schema: string() }))).toMatchObject({
      message: 'wallet /x answered in another shape: the answer should be string',
    })
  })

  test('behavior: a check of the service’s own has no name for what it wants', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', { json: 5 })
    const even = pipe(
      number(),
      check((value) => value % 2 === 0),
    )
    expect(await outcome(bench, bench.client.get('/x', { schema: even }))).toMatchObject({ context: { expected: 'something else' } })
  })

  test('behavior: an error holds neither query nor secrets', async () => {
    const bench = open()
    bench.ports.fetch.route('wallet.example', 'forbidden')
    const path = `/v1/identity/jo@mail.example/${'ab'.repeat(32)}?sender=0xabc#frag`
    expect(await outcome(bench, bench.client.get(path, anything))).toMatchObject({
      context: { path: '/v1/identity/[redacted e-mail]/[redacted secret]' },
    })
  })
})

describe('deadlines', () => {
  test.each([
    ['no bytes at all', 'hang'],
    ['one byte per second', 'slow'],
  ] as const)('behavior: %s: give up at 10 s', async (_, fault) => {
    const bench = open()
    bench.ports.fetch.route('/x', fault)
    const call = bench.client.get('/x', anything).catch((error: unknown) => error)
    const start = bench.ports.clock.monotonic()
    await bench.ports.clock.settle(9_999)
    expect(bench.ports.fetch.inFlight()).toBe(1)
    await bench.ports.clock.settle(1)
    expect(await call).toMatchObject({ code: 'http/timeout', context: { deadline: 10_000 } })
    expect(bench.ports.clock.monotonic() - start).toBe(10_000)
    await settled()
    expect(bench.ports.leaks()).toEqual(noLeaks)
  })

  test('parameters: deadline', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', 'hang')
    const call = bench.client.post('/x', { ...anything, deadline: 500 }).catch((error: unknown) => error)
    await bench.ports.clock.settle(500)
    expect(await call).toMatchObject({ code: 'http/timeout', message: 'wallet /x: no whole answer within 500 ms' })
  })

  test('behavior: a port that does not hear the signal is left behind', async () => {
    const bench = open({}, { fetch: () => new Promise(() => undefined) })
    expect(await outcome(bench, bench.client.get('/x', anything))).toMatchObject({ code: 'http/timeout' })
  })
})

describe('no network', () => {
  test('behavior: offline is named', async () => {
    const bench = open()
    bench.ports.fetch.goOffline()
    bench.ports.device.goOffline()
    expect(await outcome(bench, bench.client.get('/x', anything))).toMatchObject({
      code: 'http/offline',
      message: 'wallet /x: this device is offline',
    })
  })

  test('behavior: DNS failure, CORS and CSP are one: unreachable, with its cause', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', 'offline')
    const error = await outcome(bench, bench.client.get('/x', anything))
    expect(error).toMatchObject({ code: 'http/unreachable', cause: { message: 'Failed to fetch' } })
    expect(isBillfoldError(error, 'http/unreachable') && error.remedy).toContain('connect-src')
  })
})

describe('calling off', () => {
  test('behavior: the signal ends a call at once', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', 'hang')
    const controller = new AbortController()
    const call = bench.client.get('/x', { ...anything, signal: controller.signal })
    await settled()
    controller.abort()
    await expect(call).rejects.toMatchObject({ code: 'http/aborted', message: 'wallet /x: the call was called off' })
    await settled()
    expect(bench.ports.leaks()).toEqual(noLeaks)
  })

  test('behavior: a signal that was aborted before sends nothing', async () => {
    const { client, ports } = open()
    await expect(client.get('/x', { ...anything, signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'http/aborted' })
    expect(ports.fetch.requests).toEqual([])
  })

  test('behavior: dispose ends what is under way and refuses the rest', async () => {
    const { http, client, ports } = open()
    ports.fetch.route('/x', 'hang')
    const calls = [client.get('/x', anything), client.post('/x', anything)].map((call) => call.catch((error: unknown) => error))
    await settled()
    http.dispose()
    for (const call of calls) expect(await call).toMatchObject({ code: 'http/aborted' })
    await expect(client.get('/y', anything)).rejects.toMatchObject({ code: 'http/aborted' })
    await settled()
    expect(ports.leaks()).toEqual(noLeaks)
  })
})

describe('single flight', () => {
  test('behavior: equal GETs at the same time are one request; each is read by its own schema', async () => {
    const { client, ports } = open()
    ports.fetch.route('/x', { json: { a: 1 }, delay: 10 })
    const calls = [
      client.get('/x', anything),
      client.get('/x', { schema: object({ a: number() }) }),
      client.get('/x', { schema: string() }),
    ]
    const ended = Promise.allSettled(calls)
    await ports.clock.settle(10)
    expect((await ended).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(ports.fetch.requests).toHaveLength(1)
  })

  test('behavior: one after the other are two', async () => {
    const { client, ports } = open()
    ports.fetch.route('/x', { json: 1 })
    await client.get('/x', anything)
    await client.get('/x', anything)
    expect(ports.fetch.requests).toHaveLength(2)
  })

  test.each([
    ['another query', { query: { page: 2 } }],
    ['other headers', { headers: jsonContent }],
    ['with retries', { onRetry: () => undefined }],
  ])('behavior: %s is another question', async (_, call) => {
    const { client, ports } = open()
    ports.fetch.route('/x', { json: 1 })
    await Promise.all([client.get('/x', anything), client.get('/x', { ...anything, ...call })])
    expect(ports.fetch.requests).toHaveLength(2)
  })

  test('behavior: a picture and its JSON are two questions', async () => {
    const { client, ports } = open()
    ports.fetch.route('/x', { json: 1, headers: { 'content-type': 'image/png' } })
    await Promise.all([client.get('/x', anything), client.blob('/x')])
    expect(ports.fetch.requests).toHaveLength(2)
  })

  test.each(['post', 'put', 'delete'] as const)('behavior: two equal calls of %s are two wishes', async (method) => {
    const { client, ports } = open()
    ports.fetch.route('/x', { json: 1 })
    await Promise.all([client[method]('/x', anything), client[method]('/x', anything)])
    expect(ports.fetch.requests).toHaveLength(2)
  })

  test('behavior: who leaves does not take the others along; the last one ends it', async () => {
    const { client, ports } = open()
    ports.fetch.route('/x', { json: 1, delay: 10 })
    const first = new AbortController()
    const left = client.get('/x', { ...anything, signal: first.signal }).catch((error: unknown) => error)
    const stayed = client.get('/x', anything)
    await settled()
    first.abort()
    expect(await left).toMatchObject({ code: 'http/aborted' })
    expect(ports.fetch.inFlight()).toBe(1)
    await ports.clock.settle(10)
    expect(await stayed).toBe(1)

    const last = new AbortController()
    const alone = client.get('/x', { ...anything, signal: last.signal }).catch((error: unknown) => error)
    await settled()
    last.abort()
    await alone
    await settled()
    expect(ports.fetch.inFlight()).toBe(0)
  })

  test('behavior: a question after everybody left is asked anew', async () => {
    const { client, ports } = open()
    ports.fetch.route('/x', 'hang', { json: 1 })
    const controller = new AbortController()
    const left = client.get('/x', { ...anything, signal: controller.signal }).catch((error: unknown) => error)
    await settled()
    controller.abort()
    await left
    expect(await client.get('/x', anything)).toBe(1)
  })
})

describe('retries: only when asked for, only GET, only after 429 and 503', () => {
  test('behavior: by default nothing is asked twice', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', 'unavailable')
    await outcome(bench, bench.client.get('/x', anything))
    expect(bench.ports.fetch.requests).toHaveLength(1)
  })

  test.each(['limited', 'unavailable'] as const)(
    'behavior: %s: gaps of 1, 2 and 4 s, at most three (default retry gap 1 s)',
    async (fault) => {
      const bench = open()
      bench.ports.fetch.route('/x', fault)
      const waits: number[] = []
      const error = await outcome(bench, bench.client.get('/x', { ...anything, onRetry: (wait) => waits.push(wait) }))
      expect(waits).toEqual([1_000, 2_000, 4_000])
      expect(bench.ports.fetch.requests).toHaveLength(4)
      expect(error).toMatchObject({ code: 'http/status' })
      expect(bench.ports.leaks()).toEqual(noLeaks)
    },
  )

  test('behavior: jitter adds up to a quarter, by the chance of the port', async () => {
    const bench = open({}, { uuid: () => 'ffff0000-0000-4000-8000-000000000000' })
    bench.ports.fetch.route('/x', 'limited', { json: 1 })
    const waits: number[] = []
    expect(await outcome(bench, bench.client.get('/x', { ...anything, onRetry: (wait) => waits.push(wait) }))).toBe(1)
    expect(waits).toEqual([1_250])
  })

  test('behavior: an id that is no number brings no jitter', async () => {
    const bench = open({}, { uuid: () => 'zzzz' })
    bench.ports.fetch.route('/x', 'limited', { json: 1 })
    const onRetry = vi.fn()
    await outcome(bench, bench.client.get('/x', { ...anything, onRetry }))
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(1_000)
  })

  test('behavior: it recovers by itself', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', 'unavailable', 'limited', { json: 1 })
    expect(await outcome(bench, bench.client.get('/x', { ...anything, onRetry: () => undefined }))).toBe(1)
  })

  test('behavior: Retry-After of 30 s is kept', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', 'limitedForLong', { json: 1 })
    const start = bench.ports.clock.monotonic()
    expect(await outcome(bench, bench.client.get('/x', { ...anything, onRetry: () => undefined }))).toBe(1)
    expect(bench.ports.clock.monotonic() - start).toBe(30_000)
  })

  test('behavior: who did not ask for retries is told how long to wait', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', 'limitedForLong')
    expect(await outcome(bench, bench.client.get('/x', anything))).toMatchObject({ context: { retryAfter: 30_000 } })
  })

  test('behavior: a wait longer than a minute is for a person', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', { status: 429, json: {}, headers: { 'retry-after': '61' } })
    const error = await outcome(bench, bench.client.get('/x', { ...anything, onRetry: () => undefined }))
    expect(error).toMatchObject({ context: { retryAfter: 61_000 } })
    expect(bench.ports.fetch.requests).toHaveLength(1)
  })

  test.each(['broken', 'forbidden', 'html', 'offline'] as const)('behavior: %s is final', async (fault) => {
    const bench = open()
    bench.ports.fetch.route('/x', fault)
    await outcome(bench, bench.client.get('/x', { ...anything, onRetry: () => undefined }))
    expect(bench.ports.fetch.requests).toHaveLength(1)
  })

  test('behavior: calls that may move money are never repeated', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', 'unavailable')
    const call = { ...anything, body: {}, onRetry: () => undefined }
    // @ts-expect-error a write knows no retries
    await outcome(bench, bench.client.post<unknown>('/x', { schema: unknown(), body: {}, onRetry: () => undefined }))
    await outcome(bench, bench.client.put('/x', call))
    await outcome(bench, bench.client.delete('/x', call))
    expect(bench.ports.fetch.requests).toHaveLength(3)
  })

  test('behavior: a wait can be called off before it begins', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', 'limited')
    const controller = new AbortController()
    const call = bench.client.get('/x', { ...anything, onRetry: () => controller.abort(), signal: controller.signal })
    expect(await outcome(bench, call)).toMatchObject({ code: 'http/aborted' })
    expect(bench.ports.fetch.requests).toHaveLength(1)
    expect(bench.ports.leaks()).toEqual(noLeaks)
  })

  test('behavior: who is told of a wait may end everything', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', 'limited')
    const call = bench.client.get('/x', { ...anything, onRetry: () => bench.http.dispose() })
    expect(await call.catch((error: unknown) => error)).toMatchObject({ code: 'http/aborted' })
    await settled()
    expect(bench.ports.leaks()).toEqual(noLeaks)
  })

  test('behavior: a wait can be called off', async () => {
    const bench = open()
    bench.ports.fetch.route('/x', 'limitedForLong')
    const controller = new AbortController()
    const call = bench.client
      .get('/x', { ...anything, onRetry: () => undefined, signal: controller.signal })
      .catch((error: unknown) => error)
    await bench.ports.clock.settle(1_000)
    controller.abort()
    expect(await call).toMatchObject({ code: 'http/aborted' })
    await settled()
    expect(bench.ports.leaks()).toEqual(noLeaks)
  })
})
