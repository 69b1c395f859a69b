import { request } from 'node:http'
import type { Duplex } from 'node:stream'

import { afterEach, describe, expect, test, vi } from 'vitest'

import { ask } from '../../testing/ask.js'
import { RelayClient } from '../../testing/relay-client.js'
import { openCloud } from '../../testing/open-cloud.js'
import { type Cloud, startCloud } from '../cloud.js'
import type { MakePart } from '../part.js'
import { json } from './answer.js'
import type { ServedCall } from '../operations/observer.js'

const shop = 'https://shop.example'
const projects = [{ id: 'demo' }, { id: 'shop', origins: [shop, 'https://*.preview.example', 'http://localhost:*'] }]

afterEach(() => vi.restoreAllMocks())

describe('who may call', () => {
  test.each([
    ['no project id', '/getWallets?projectId=', undefined, 401, 'Unauthorized: invalid key'],
    ['a project id that nobody has', '/getWallets?projectId=else', undefined, 401, 'Unauthorized: invalid key'],
    ['what every object has for an id', '/getWallets?projectId=__proto__', undefined, 401, 'Unauthorized: invalid key'],
    ['a page that is not listed', '/getWallets?projectId=shop', 'https://evil.example', 403, 'Unauthorized: origin not allowed'],
    [
      'a page that only begins as a listed one',
      '/getWallets?projectId=shop',
      `${shop}.evil.example`,
      403,
      'Unauthorized: origin not allowed',
    ],
    ['a page without an origin of its own', '/getWallets?projectId=shop', 'null', 403, 'Unauthorized: origin not allowed'],
  ])('behavior: refuses %s', async (_, path, origin, status, description) => {
    const reply = await ask(await openCloud({ projects }), path, origin === undefined ? {} : { origin })
    expect([reply.status, reply.json.reasons[0].description]).toEqual([status, description])
  })

  test.each([
    ['a listed page', '/getWallets?projectId=shop', shop],
    ['a page that fits a pattern', '/getWallets?projectId=shop', 'https://pr-7.preview.example'],
    ['any port where a star is', '/getWallets?projectId=shop', 'http://localhost:5173'],
    ['whoever is no page', '/getWallets?projectId=shop', undefined],
    ['any page when none is listed', '/getWallets?projectId=demo', 'https://evil.example'],
    ['any page that wants to know which are listed', '/projects/v1/origins?projectId=shop', 'https://evil.example'],
    ['any page that wants the project configuration', '/appkit/v1/config?projectId=shop', 'https://evil.example'],
    ['any page for a public picture, without a project', '/public/getTokenImage/ETH?projectId=', 'https://evil.example'],
  ])('behavior: answers %s', async (_, path, origin) => {
    expect((await ask(await openCloud({ projects }), path, origin === undefined ? {} : { origin })).status).toBe(200)
  })

  test('parameters: the project id may be in the body', async () => {
    const cloud = await openCloud({ projects })
    const answers = ['demo', 'else'].map(async (projectId) => {
      const body = JSON.stringify({ projectId, currency: 'usd', addresses: [] })
      return (await fetch(`${cloud.url}/v1/fungible/price`, { method: 'POST', body })).status
    })
    expect(await Promise.all(answers)).toEqual([200, 401])
  })
})

describe('CORS', () => {
  test('default: an answer is for the page that asked, and it may read Retry-After', async () => {
    const { headers } = await ask(await openCloud(), '/getWallets', { origin: shop })
    expect(headers.get('access-control-allow-origin')).toBe(shop)
    expect(headers.get('access-control-expose-headers')).toBe('Retry-After,X-Request-Id')
    expect(headers.get('vary')).toBe('Origin')
  })

  test('behavior: a refusal can be read too, or a page could not tell it from a broken line', async () => {
    const { headers, status } = await ask(await openCloud({ projects }), '/getWallets?projectId=shop', { origin: 'https://evil.example' })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, 'https://evil.example'])
  })

  test('behavior: without a page there is nothing to allow', async () => {
    expect((await ask(await openCloud(), '/getWallets')).headers.has('access-control-allow-origin')).toBe(false)
  })

  test('behavior: a preflight allows the headers that a service reads, and no others', async () => {
    const headers = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type,x-evil' }
    const reply = await ask(await openCloud(), '/v1/fungible/price', { method: 'OPTIONS', origin: shop, headers })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('access-control-allow-headers')).toBe('content-type,authorization,x-nonce-jwt,x-otp,dpop')
    expect(reply.headers.get('access-control-allow-origin')).toBe(shop)
  })
})

describe('what a browser keeps', () => {
  test.each(['/getWallets', '/appkit/v1/config', '/public/getTokenImage/ETH'])(
    'behavior: %s that is still good is 304, and the page may read that',
    async (path) => {
      const cloud = await openCloud()
      const tag = (await ask(cloud, path)).headers.get('etag') ?? ''
      const again = await ask(cloud, path, { origin: shop, headers: { 'If-None-Match': tag } })
      expect([again.status, again.text, again.headers.get('access-control-allow-origin')]).toEqual([304, '', shop])
    },
  )

  test('behavior: what chains know is never kept', async () => {
    const { headers } = await ask(await openCloud(), '/v1/supported-chains')
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
  })
})

test('default: every answer says that it is no page, for nobody’s frame, and of the type that it names', async () => {
  for (const path of ['/getWallets', '/nowhere', '/getWallets?projectId=else']) {
    const { headers } = await ask(await openCloud(), path)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
})

describe('limits', () => {
  test('behavior: too many calls are 429 with Retry-After in seconds, per project and address, until the time is over', async () => {
    let now = 600_000
    const cloud = await openCloud({ projects, rateLimit: { calls: 2, seconds: 60 }, trustProxy: true }, { now: () => now })
    const call = async (projectId: string, from: string): Promise<string> => {
      const { status, headers } = await ask(cloud, `/getWallets?projectId=${projectId}`, {
        headers: { 'x-forwarded-for': `9.9.9.9, ${from}` },
      })
      return `${status} ${headers.get('retry-after') ?? ''}`.trim()
    }
    now += 20_500
    expect([await call('demo', '1.1.1.1'), await call('demo', '1.1.1.1'), await call('demo', '1.1.1.1')]).toEqual(['200', '200', '429 40'])
    expect([await call('shop', '1.1.1.1'), await call('demo', '2.2.2.2')]).toEqual(['200', '200'])
    now += 39_500
    expect(await call('demo', '1.1.1.1')).toBe('200')
  })

  test('behavior: calls that no route takes or no project lets in are counted by the address alone', async () => {
    let now = 600_000
    const cloud = await openCloud({ projects, rateLimit: { calls: 4, seconds: 60 } }, { now: () => now })
    const paths = [
      '/getWallets?projectId=guess',
      '/nowhere',
      '/getWallets?projectId=guess',
      '/v1/fungible/price',
      '/nowhere',
      '/getWallets?projectId=guess',
    ]
    const statuses: number[] = []
    for (const path of paths) statuses.push((await ask(cloud, path)).status)
    expect(statuses).toEqual([401, 404, 401, 405, 429, 429])
    const refused = await ask(cloud, '/nowhere', { origin: 'https://app.example' })
    const told = ['retry-after', 'access-control-allow-origin'].map((name) => refused.headers.get(name))
    expect([refused.status, ...told]).toEqual([429, '60', 'https://app.example'])
    expect(refused.json.reasons[0].name).toBe('rate')
    expect((await ask(cloud, '/getWallets')).status).toBe(200)
    now += 60_000
    expect((await ask(cloud, '/nowhere')).status).toBe(404)
  })

  test('behavior: who knocks at the relay too often is refused there', async () => {
    const cloud = await openCloud({ projects, rateLimit: { calls: 3, seconds: 60 } })
    for (let count = 0; count < 3; count += 1) {
      const client = await RelayClient.open(cloud.relayUrl, { project: 'guess' })
      expect((await client.closed).reason).toBe('Unauthorized: invalid key')
    }
    await expect(RelayClient.open(cloud.relayUrl, { project: 'guess' })).rejects.toThrow('429')
  })

  test('behavior: who is not behind a trusted proxy cannot say where it comes from', async () => {
    const cloud = await openCloud({ rateLimit: { calls: 1, seconds: 60 } })
    const call = (from: string): Promise<{ status: number }> => ask(cloud, '/getWallets', { headers: { 'x-forwarded-for': from } })
    expect([(await call('1.1.1.1')).status, (await call('2.2.2.2')).status]).toEqual([200, 429])
  })

  test('behavior: a body that is too large is 413, one that is no JSON is 400', async () => {
    const cloud = await openCloud({ bodyBytes: 100 })
    const post = async (body: string): Promise<number> => (await ask(cloud, '/v1/fungible/price', { method: 'POST', body })).status
    expect([await post(JSON.stringify({ addresses: ['x'.repeat(100)] })), await post('{')]).toEqual([413, 400])
  })
})

describe('what is asked', () => {
  test.each([
    ['GET', '/', 404, null],
    ['GET', '/getwallets', 404, null],
    ['GET', '/%', 404, null],
    ['GET', '//evil.example/getWallets', 404, null],
    ['POST', '/getWallets', 405, 'GET'],
    ['GET', '/faults', 404, null],
    ['GET', '/getWallets/', 200, null],
    ['HEAD', '/getWallets', 200, null],
  ])('behavior: %s %s is %i', async (method, path, status, allow) => {
    const cloud = await openCloud()
    const { hostname, port } = new URL(cloud.url)
    const found = await new Promise<readonly unknown[]>((resolve, reject) => {
      const asking = request({ hostname, port, method, path: `${path}?projectId=demo` }, (response) => {
        response.resume()
        resolve([response.statusCode, response.headers.allow ?? null])
      })
      asking.on('error', reject)
      asking.end()
    })
    expect(found).toEqual([status, allow])
  })

  test('behavior: a refusal has the status FAILED, and a name and a sentence for each reason', async () => {
    const cloud = await openCloud({ bodyBytes: 100 })
    const post = (body: string) => ask(cloud, '/v1/fungible/price', { method: 'POST', body })
    const refused = [
      await ask(cloud, '/nowhere'),
      await ask(cloud, '/getWallets?projectId=none'),
      await post('{'),
      await post('x'.repeat(101)),
    ]
    for (const { json: body } of refused)
      expect(body).toEqual({
        status: 'FAILED',
        reasons: [{ name: expect.stringMatching(/^[a-zA-Z]+$/), description: expect.stringMatching(/[.a-z]$/) }],
      })
  })

  test('behavior: a part that throws is 500 with no reason, and the reason is in the log', async () => {
    const lines: unknown[] = []
    const broken: MakePart = () => ({
      routes: [
        {
          name: 'GET /broken/{thing}',
          access: 'anybody',
          answer: ({ parameters }) => {
            throw new Error(`no ${parameters['thing']}`)
          },
        },
      ],
    })
    const cloud = await openCloud({}, { parts: [broken], log: (...line) => lines.push(line) })
    const { status, text } = await ask(cloud, '/broken/secret')
    expect([status, text.includes('secret')]).toEqual([500, false])
    expect(lines).toEqual([['A route failed', new Error('no secret')]])
  })

  test('behavior: whoever counts calls is told each with its route and status', async () => {
    const calls: ServedCall[] = []
    const cloud = await openCloud({}, { observer: { served: (call) => calls.push(call) } })
    await ask(cloud, '/getWalletImage/x')
    expect(calls).toEqual([
      {
        ...{ route: 'GET /getWalletImage/{image_id}', method: 'GET', url: '/getWalletImage/x?projectId=demo', status: 404 },
        ...{ project: 'demo', milliseconds: expect.any(Number) },
      },
    ])
  })
})

describe('stop', () => {
  test('behavior: ends calls that are under way, stops the parts, frees the port', async () => {
    const told: string[] = []
    const sockets: Duplex[] = []
    let aborted: AbortSignal | undefined
    const slow: MakePart = () => ({
      routes: [
        {
          name: 'GET /slow',
          access: 'anybody',
          answer: ({ signal }) => {
            aborted = signal
            return new Promise((resolve) => signal.addEventListener('abort', () => resolve(json({}))))
          },
        },
      ],
      sockets: {
        '/upgraded': (_, socket) => {
          sockets.push(socket)
          socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n')
        },
      },
      stop: () => {
        told.push('stopped')
        for (const socket of sockets) socket.destroy()
      },
    })
    const cloud = await startCloud({ projects }, { parts: [slow] })
    const waiting = fetch(`${cloud.url}/slow`).catch(() => 'cut')
    const upgraded = await new Promise<Duplex>((resolve) => {
      const { hostname, port } = new URL(cloud.url)
      const asking = request({ hostname, port, path: '/upgraded', headers: { Connection: 'Upgrade', Upgrade: 'x' } })
      asking.on('upgrade', (_, socket) => resolve(socket)).end()
    })
    const ended = new Promise((resolve) => upgraded.once('close', resolve))
    await expect.poll(() => aborted).toBeDefined()
    await cloud.stop()
    await ended
    expect(await waiting).toBe('cut')
    expect(aborted?.aborted).toBe(true)
    expect(told).toEqual(['stopped'])
    const again: Cloud = await openCloud({ port: Number(new URL(cloud.url).port) })
    expect(again.url).toBe(cloud.url)
  })

  test('behavior: a port that is taken is said, and the parts are stopped', async () => {
    const cloud = await openCloud()
    const stop = vi.fn<() => void>()
    const starting = startCloud({ projects, port: Number(new URL(cloud.url).port) }, { parts: [() => ({ stop })] })
    await expect(starting).rejects.toThrow('EADDRINUSE')
    expect(stop).toHaveBeenCalledOnce()
  })
})
