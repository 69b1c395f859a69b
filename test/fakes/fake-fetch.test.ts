import { describe, expect, test } from 'vitest'
import { fakeClock, settled } from './fake-clock.js'
import { fakeFetch } from './fake-fetch.js'
import { type NetworkFault, networkFaults } from './network-faults.js'

const get = (signal: AbortSignal = new AbortController().signal) => ({ method: 'GET', headers: {}, signal }) as const

async function read(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  let text = ''
  for await (const piece of body ?? []) text += new TextDecoder().decode(piece)
  return text
}

describe('fakeFetch', () => {
  test('default: answers by route and records what was asked', async () => {
    const fetch = fakeFetch().route('/v1/config', { json: { a: 1 } })
    const response = await fetch('https://api.example/v1/config?projectId=p', { ...get(), method: 'POST', body: '{}' })
    expect([response.status, response.url, response.headers.get('Content-Type')]).toEqual([
      200,
      'https://api.example/v1/config?projectId=p',
      'application/json',
    ])
    expect(await read(response.body)).toBe('{"a":1}')
    expect(fetch.requests).toMatchObject([
      { method: 'POST', host: 'api.example', path: '/v1/config', query: { projectId: 'p' }, body: '{}' },
    ])
  })

  test('behavior: a later route wins, answers are given in turn, a function sees the request', async () => {
    const fetch = fakeFetch()
      .route(/^GET .*\/a$/, 'unavailable', { json: 1 })
      .route('POST', ({ path }) => ({ json: path }))
    const status = async (): Promise<number> => (await fetch('https://x.example/a', get())).status
    expect([await status(), await status(), await status()]).toEqual([503, 200, 200])
    expect(await read((await fetch('https://x.example/a', { ...get(), method: 'POST' })).body)).toBe('"/a"')
  })

  test('behavior: a request without a route fails and names the route', async () => {
    await expect(fakeFetch()('https://x.example/a', get())).rejects.toThrow('no route for GET https://x.example/a')
  })

  test('behavior: offline fails everything until it is online again', async () => {
    const fetch = fakeFetch().route('/', {})
    fetch.goOffline()
    await expect(fetch('https://x.example/', get())).rejects.toThrow('Failed to fetch')
    fetch.goOnline()
    expect((await fetch('https://x.example/', get())).body).toBeNull()
  })

  test.each<[NetworkFault, number, string | RegExp]>([
    ['html', 200, /^<!doctype/],
    ['malformed', 200, '{"data":[1,2,'],
    ['polluting', 200, /__proto__/],
    ['deep', 200, /^\[{1000}\]{1000}$/],
    ['empty', 204, ''],
    ['forbidden', 403, '{}'],
    ['limited', 429, '{}'],
    ['limitedForLong', 429, '{}'],
    ['broken', 500, '{}'],
    ['unavailable', 503, '{}'],
    ['redirect', 200, '{}'],
  ])('parameters: %s answers %i', async (fault, status, body) => {
    const response = await fakeFetch().route('/', fault)('https://x.example/', get())
    expect(response.status).toBe(status)
    expect(await read(response.body)).toMatch(body)
    expect(response.url).toBe(networkFaults[fault].url ?? 'https://x.example/')
  })

  test('parameters: huge is 50 MB in pieces', async () => {
    const { body } = await fakeFetch().route('/', 'huge')('https://x.example/', get())
    let size = 0
    for await (const piece of body ?? []) size += piece.length
    expect(size).toBe(50 * 1024 * 1024)
  })

  test('parameters: cut breaks in the middle of the body', async () => {
    const fetch = fakeFetch().route('/', 'cut')
    const { body } = await fetch('https://x.example/', get())
    const pieces: string[] = []
    const reading = (async () => {
      for await (const piece of body ?? []) pieces.push(new TextDecoder().decode(piece))
    })()
    await expect(reading).rejects.toThrow('terminated')
    expect([pieces, fetch.inFlight()]).toEqual([['{"data":"n'], 0])
  })

  test('parameters: slow gives one byte per second and stops when aborted', async () => {
    const clock = fakeClock()
    const fetch = fakeFetch({ clock }).route('/', 'slow')
    const abort = new AbortController()
    const { body } = await fetch('https://x.example/', get(abort.signal))
    const pieces: Uint8Array[] = []
    const reading = (async () => {
      for await (const piece of body ?? []) pieces.push(piece)
    })()
    const failure = reading.catch((error: unknown) => error)
    await clock.settle(3_000)
    expect([pieces.length, fetch.inFlight()]).toEqual([3, 1])
    abort.abort(new Error('enough'))
    expect(await failure).toMatchObject({ message: 'enough' })
    expect([fetch.inFlight(), clock.pending]).toEqual([0, 0])
  })

  test('parameters: hang never answers, and lets go when aborted', async () => {
    const fetch = fakeFetch().route('/', 'hang')
    const abort = new AbortController()
    const failure = fetch('https://x.example/', get(abort.signal)).catch((error: unknown) => error)
    await settled()
    expect(fetch.inFlight()).toBe(1)
    abort.abort(new Error('too long'))
    expect(await failure).toMatchObject({ message: 'too long' })
    expect(fetch.inFlight()).toBe(0)
    await expect(fetch('https://x.example/', get(abort.signal))).rejects.toThrow('too long')
  })

  test('parameters: delay holds the status line back', async () => {
    const clock = fakeClock()
    const fetch = fakeFetch({ clock }).route('/', { delay: 400, bytes: new Uint8Array([65]) }, { delay: 400 })
    const answer = fetch('https://x.example/', get())
    await clock.settle(399)
    expect(fetch.inFlight()).toBe(1)
    await clock.settle(1)
    expect(await read((await answer).body)).toBe('A')

    const abort = new AbortController()
    const failure = fetch('https://x.example/', get(abort.signal)).catch((error: unknown) => error)
    abort.abort()
    expect(await failure).toMatchObject({ name: 'AbortError' })
    expect(clock.pending).toBe(0)
  })
})
