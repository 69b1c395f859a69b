import { describe, expect, test, vi } from 'vitest'

import { ask } from '../../testing/ask.js'
import { openCloud as openPlainCloud } from '../../testing/open-cloud.js'
import type { Cloud } from '../cloud.js'
import type { CloudOptions } from '../config/config.js'
import type { Fault } from './fault.js'

const openCloud = (options: Partial<CloudOptions> = {}): Promise<Cloud> => openPlainCloud({ allowFaults: true, ...options })

const route = 'GET /getWallets'
const wallets = [{ id: 'aaa', name: 'Älpha' }]

describe('faults.set', () => {
  test.each<[string, Fault, number, string]>([
    ['403', { status: 403 }, 403, 'Unauthorized: origin not allowed'],
    ['401', { status: 401 }, 401, 'Unauthorized: invalid key'],
    ['404', { status: 404 }, 404, 'Set by a test.'],
    ['500', { status: 500 }, 500, 'Set by a test.'],
    ['503', { status: 503 }, 503, 'Set by a test.'],
    ['html: a captive portal', { html: true }, 200, '<!doctype html>'],
    ['malformed: half of a JSON text', { malformed: true }, 200, '{"data":[{"id":"'],
    ['body: any other JSON', { body: { data: 7 } }, 200, '{"data":7}'],
    ['huge', { huge: 3_000_000 }, 200, 'xxxxx'],
  ])('parameters: %s', async (_, fault, status, text) => {
    const cloud = await openCloud({ wallets })
    cloud.faults.set(route, fault)
    const reply = await ask(cloud, '/getWallets', { origin: 'https://shop.example' })
    expect(reply.status).toBe(status)
    expect(reply.text).toContain(text)
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://shop.example')
  })

  test.each([
    ['seconds', 30, '30'],
    ['a date', 'Wed, 21 Oct 2026 07:28:00 GMT', 'Wed, 21 Oct 2026 07:28:00 GMT'],
  ])('parameters: retryAfter in %s', async (_, retryAfter, header) => {
    const cloud = await openCloud()
    cloud.faults.set(route, { status: 429, retryAfter })
    const reply = await ask(cloud, '/getWallets')
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, header])
  })

  test('parameters: redirect', async () => {
    const cloud = await openCloud()
    cloud.faults.set(route, { redirect: 'https://elsewhere.example/' })
    const reply = await ask(cloud, '/getWallets')
    expect([reply.status, reply.headers.get('location')]).toEqual([302, 'https://elsewhere.example/'])
  })

  test('parameters: withoutCors', async () => {
    const cloud = await openCloud()
    cloud.faults.set(route, { withoutCors: true })
    const { headers, status } = await ask(cloud, '/getWallets', { origin: 'https://shop.example' })
    expect([status, headers.has('access-control-allow-origin')]).toEqual([200, false])
  })

  test('parameters: delay', async () => {
    const cloud = await openCloud({ wallets })
    cloud.faults.set(route, { delay: 120 })
    const start = performance.now()
    expect((await ask(cloud, '/getWallets')).json.count).toBe(1)
    expect(performance.now() - start).toBeGreaterThan(110)
  })

  test('parameters: drip sends the true answer byte by byte', async () => {
    const cloud = await openCloud({ wallets })
    cloud.faults.set(route, { drip: 4 })
    const start = performance.now()
    expect((await ask(cloud, '/getWallets')).json.data).toEqual([{ id: 'aaa', name: 'Älpha', image_id: 'aaa' }])
    // One pause for each of its 66 bytes; timers may be early by a millisecond.
    expect(performance.now() - start).toBeGreaterThan(65 * 3)
  })

  test('parameters: reset cuts the line in the middle of the body', async () => {
    const cloud = await openCloud({ wallets })
    cloud.faults.set(route, { reset: true })
    const response = await fetch(`${cloud.url}/getWallets?projectId=demo`)
    expect([response.status, Number(response.headers.get('content-length'))]).toEqual([200, 66])
    await expect(response.text()).rejects.toThrow('terminated')
  })

  test('parameters: hang never answers, and does not keep the server from stopping', async () => {
    const cloud = await openCloud()
    cloud.faults.set(route, { hang: true })
    const answered = vi.fn<() => void>()
    const waiting = ask(cloud, '/getWallets').then(answered, () => 'cut')
    await new Promise((later) => setTimeout(later, 100))
    expect(answered).not.toHaveBeenCalled()
    await cloud.stop()
    expect(await waiting).toBe('cut')
  })

  test('parameters: times', async () => {
    const cloud = await openCloud()
    cloud.faults.set(route, { status: 503, times: 2 })
    const statuses = [await ask(cloud, '/getWallets'), await ask(cloud, '/getWallets'), await ask(cloud, '/getWallets')]
    expect(statuses.map(({ status }) => status)).toEqual([503, 503, 200])
  })

  test('behavior: a fault is for one route, for one path of it, or for all; and has an undo', async () => {
    const cloud = await openCloud({ wallets: [...wallets, { id: 'bbb', name: 'Beta' }] })
    const statuses = async (): Promise<readonly number[]> => {
      const paths = ['/getWalletImage/aaa', '/getWalletImage/bbb', '/getAnalyticsConfig']
      return Promise.all(paths.map(async (path) => (await ask(cloud, path)).status))
    }
    const undo = cloud.faults.set('GET /getWalletImage/aaa', { status: 404 })
    expect(await statuses()).toEqual([404, 200, 200])
    undo()
    cloud.faults.set('GET /getWalletImage/{image_id}', { status: 404 })
    expect(await statuses()).toEqual([404, 404, 200])
    cloud.faults.set('*', { status: 500 })
    expect(await statuses()).toEqual([500, 500, 500])
    cloud.faults.clear('*')
    expect(await statuses()).toEqual([404, 404, 200])
    cloud.faults.clear()
    expect(await statuses()).toEqual([200, 200, 200])
  })

  test('behavior: a route that there is not is said, with those that there are', async () => {
    const cloud = await openCloud()
    expect(() => cloud.faults.set('GET /wallets', {})).toThrow(
      /There is no route GET \/wallets\. The routes are:\n {2}GET \/appkit\/v1\/config/,
    )
  })
})

describe('the route for faults', () => {
  const put = (body: unknown) => ({ method: 'PUT', body: JSON.stringify(body) })

  test('default: sets and clears, for tests that run in a page', async () => {
    const cloud = await openCloud()
    expect((await ask(cloud, '/faults', put({ route, fault: { status: 500 } }))).status).toBe(204)
    expect((await ask(cloud, '/getWallets')).status).toBe(500)
    expect((await ask(cloud, '/faults', { method: 'DELETE' })).status).toBe(204)
    expect((await ask(cloud, '/getWallets')).status).toBe(200)
  })

  test.each([
    ['a fault that there is not', { route, fault: { explode: true } }, 'explode'],
    ['a route that there is not', { route: 'GET /x', fault: {} }, 'There is no route GET /x'],
  ])('behavior: refuses %s', async (_, body, words) => {
    const { status, text } = await ask(await openCloud(), '/faults', put(body))
    expect([status, text.includes(words)]).toEqual([400, true])
  })

  test('behavior: is not there unless the configuration allows it', async () => {
    const cloud = await openPlainCloud()
    expect((await ask(cloud, '/faults', put({ route, fault: {} }))).status).toBe(404)
    expect(() => cloud.faults.set(route, {})).toThrow('start the cloud with allowFaults')
  })
})
