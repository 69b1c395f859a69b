import { settled } from '@billfold/test/fakes'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type BrowserPorts, browserPorts } from './browser-ports.js'
import type { BrowserHost } from './host.js'
import { uuidOf } from './uuid.js'

/** As much of a browser's global object as the ports use. */
function fakeHost(rest: Record<string, unknown> = {}): EventTarget & BrowserHost {
  const data = new Map<string, string>()
  const host: EventTarget = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', maxTouchPoints: 0, onLine: true, sendBeacon: vi.fn(() => true) },
    location: { origin: 'https://app.example', href: 'https://app.example/#1' },
    localStorage: {
      getItem: (key: string) => data.get(key) ?? null,
      setItem: (key: string, value: string) => void data.set(key, value),
      removeItem: (key: string) => void data.delete(key),
    },
    console: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    crypto: globalThis.crypto,
    fetch: vi.fn(async () => new Response('hello')),
    performance: { now: () => 5 },
    setTimeout: (run: () => void, delay: number) => setTimeout(run, delay),
    clearTimeout: (timer: number) => clearTimeout(timer),
    BroadcastChannel,
    ...rest,
  })
  Object.assign(host, { self: host, top: 'top' in rest ? rest['top'] : host })
  return host as EventTarget & BrowserHost
}

const opened: BrowserPorts[] = []
const open = (host: BrowserHost, channel?: string): BrowserPorts => {
  const ports = browserPorts({ host, ...(channel !== undefined && { channel }) })
  opened.push(ports)
  return ports
}

afterEach(() => {
  for (const ports of opened.splice(0)) ports.dispose()
})

async function bytesOf(body: AsyncIterable<Uint8Array> | null): Promise<readonly number[]> {
  const bytes: number[] = []
  for await (const piece of body ?? []) bytes.push(...piece)
  return bytes
}

test('behavior: importing acts on nothing: without a page, only the call fails', () => {
  expect(() => browserPorts()).toThrow(TypeError)
})

describe('storage', () => {
  test('default', () => {
    const { storage } = open(fakeHost())
    expect(storage.read('a')).toBeNull()
    storage.write('a', 'x')
    expect(storage.read('a')).toBe('x')
    storage.remove('a')
    expect(storage.read('a')).toBeNull()
  })

  test('behavior: denied storage throws at each use, not when the ports are made', () => {
    const host = Object.defineProperty(fakeHost(), 'localStorage', {
      get: () => {
        throw Object.assign(new Error('denied'), { name: 'SecurityError' })
      },
    })
    const { storage } = open(host)
    expect(() => storage.read('a')).toThrow('denied')
    expect(() => storage.write('a', 'x')).toThrow('denied')
    expect(() => storage.remove('a')).toThrow('denied')
    expect(() => storage.watch(() => undefined)).toThrow('denied')
  })

  test('behavior: changes by other tabs are told until the undo, those of session storage are not', () => {
    const host = fakeHost()
    const listener = vi.fn()
    const undo = open(host).storage.watch(listener)
    const change = (storageArea: unknown, key: string | null, newValue: string | null): void =>
      void host.dispatchEvent(Object.assign(new Event('storage'), { storageArea, key, newValue }))
    change(host.localStorage, 'a', 'x')
    change({}, 'a', 'y')
    change(host.localStorage, null, null)
    undo()
    change(host.localStorage, 'a', 'z')
    expect(listener.mock.calls).toEqual([[{ key: 'a', value: 'x' }], [{ key: null, value: null }]])
  })
})

describe('fetch', () => {
  const request = { method: 'POST', headers: { a: 'b' }, body: '{}', signal: new AbortController().signal } as const

  test('default', async () => {
    const host = fakeHost()
    const response = await open(host).fetch('https://x.example/', request)
    expect(host.fetch).toHaveBeenCalledExactlyOnceWith('https://x.example/', { ...request, credentials: 'omit' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(new TextDecoder().decode(new Uint8Array(await bytesOf(response.body)))).toBe('hello')
  })

  test('behavior: an answer without a body has none', async () => {
    const { fetch } = open(fakeHost({ fetch: async () => new Response(null, { status: 204 }) }))
    expect((await fetch('https://x.example/', request)).body).toBeNull()
  })

  test('behavior: the fetch of the start is used, whatever the page puts in its place later', async () => {
    const host = fakeHost()
    const first = host.fetch
    const { fetch } = open(host)
    const evil = vi.fn()
    Object.assign(host, { fetch: evil })
    await fetch('https://x.example/', request)
    expect(first).toHaveBeenCalledOnce()
    expect(evil).not.toHaveBeenCalled()
  })

  test('behavior: a reader that stops cancels the stream', async () => {
    const cancel = vi.fn()
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array([1])), cancel })
    const { fetch } = open(fakeHost({ fetch: async () => new Response(endless) }))
    const { body } = await fetch('https://x.example/', request)
    for await (const piece of body ?? []) if (piece.length > 0) break
    expect(cancel).toHaveBeenCalledOnce()
  })

  test('behavior: a stream that breaks fails once, without a second failure nobody hears', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) })
    const { fetch } = open(fakeHost({ fetch: async () => new Response(broken) }))
    await expect(bytesOf((await fetch('https://x.example/', request)).body)).rejects.toThrow('reset')
    await settled()
  })
})

describe('clock', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('default', () => {
    const { clock } = open(fakeHost())
    vi.setSystemTime(1_000)
    expect(clock.now()).toBe(1_000)
    expect(clock.monotonic()).toBe(5)
    const run = vi.fn()
    clock.after(10, run)
    vi.advanceTimersByTime(9)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
  })

  test('behavior: a timer can be called off, also after it ran', () => {
    const { clock } = open(fakeHost())
    const [kept, gone] = [vi.fn(), vi.fn()]
    const cancelKept = clock.after(10, kept)
    const cancelGone = clock.after(10, gone)
    cancelGone()
    cancelGone()
    vi.advanceTimersByTime(10)
    cancelKept()
    expect(kept).toHaveBeenCalledOnce()
    expect(gone).not.toHaveBeenCalled()
  })

  test('behavior: a delay beyond what browsers count waits long, not short', () => {
    const delays: number[] = []
    const { clock } = open(fakeHost({ setTimeout: (_: () => void, delay: number) => delays.push(delay) }))
    clock.after(1e12, () => undefined)
    clock.after(5, () => undefined)
    expect(delays).toEqual([2_147_483_647, 5])
  })

  test('behavior: a quiet moment is asked of the browser', () => {
    const requestIdleCallback = vi.fn((run: () => void) => Number(setTimeout(run, 50)))
    const cancelIdleCallback = vi.fn((ticket: number) => clearTimeout(ticket))
    const { clock } = open(fakeHost({ requestIdleCallback, cancelIdleCallback }))
    const [kept, gone] = [vi.fn(), vi.fn()]
    clock.idle(kept)
    clock.idle(gone)()
    vi.advanceTimersByTime(50)
    expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 })
    expect(kept).toHaveBeenCalledOnce()
    expect(gone).not.toHaveBeenCalled()
  })

  test.each([{}, { requestIdleCallback: vi.fn() }])('behavior: without that, it comes soon (%#)', (lacking) => {
    const { clock } = open(fakeHost(lacking))
    const run = vi.fn()
    clock.idle(run)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
  })

  test('behavior: dispose leaves no timer', () => {
    const { clock, dispose } = open(fakeHost())
    clock.after(10, () => undefined)
    clock.idle(() => undefined)
    expect(vi.getTimerCount()).toBe(2)
    dispose()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('tabs', () => {
  const arrived = async (listener: ReturnType<typeof vi.fn>): Promise<void> => expect.poll(() => listener).toHaveBeenCalled()

  test('default', async () => {
    const [one, two] = [open(fakeHost()), open(fakeHost())]
    const [own, other] = [vi.fn(), vi.fn()]
    one.tabs.listen(own)
    two.tabs.listen(other)
    one.tabs.post({ a: 1 })
    await arrived(other)
    expect(other.mock.calls).toEqual([[{ a: 1 }]])
    expect(own).not.toHaveBeenCalled()
  })

  test('behavior: another channel is another line', async () => {
    const [one, two, three] = [open(fakeHost(), 'a'), open(fakeHost(), 'b'), open(fakeHost(), 'a')]
    const [same, other] = [vi.fn(), vi.fn()]
    two.tabs.listen(other)
    three.tabs.listen(same)
    one.tabs.post(1)
    await arrived(same)
    expect(other).not.toHaveBeenCalled()
  })

  test('behavior: the undo ends it, for this listener only', async () => {
    const [one, two] = [open(fakeHost()), open(fakeHost())]
    const [gone, stays] = [vi.fn(), vi.fn()]
    two.tabs.listen(gone)()
    two.tabs.listen(stays)
    one.tabs.post(1)
    await arrived(stays)
    expect(gone).not.toHaveBeenCalled()
  })

  test('behavior: opened at the first use, closed once, silent after that', () => {
    const close = vi.fn()
    const made = vi.fn()
    class Channel extends EventTarget {
      readonly close = close
      readonly postMessage = vi.fn()
      constructor(name: string) {
        super()
        made(name)
      }
    }
    const { tabs, dispose } = open(fakeHost({ BroadcastChannel: Channel }))
    expect(made).not.toHaveBeenCalled()
    tabs.post(1)
    tabs.post(2)
    expect(made).toHaveBeenCalledExactlyOnceWith('billfold')
    tabs.close()
    dispose()
    tabs.post(3)
    tabs.listen(() => undefined)()
    expect(made).toHaveBeenCalledOnce()
    expect(close).toHaveBeenCalledOnce()
  })

  test.each([
    ['absent', undefined],
    [
      'refused',
      vi.fn(function refuse() {
        throw Object.assign(new Error('no'), { name: 'SecurityError' })
      }),
    ],
  ])('behavior: %s: nobody is told, nothing throws', (_, Channel) => {
    const { tabs } = open(fakeHost({ BroadcastChannel: Channel }))
    tabs.post(1)
    tabs.listen(() => undefined)()
    expect(() => tabs.close()).not.toThrow()
  })
})

describe('device', () => {
  test('default', () => {
    const host = fakeHost()
    const { device } = open(host)
    expect(device).toMatchObject({
      os: 'linux',
      isMobile: false,
      isFramed: false,
      origin: 'https://app.example',
      url: 'https://app.example/#1',
    })
    expect(device.timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect([device.isOnline(), device.isVisible()]).toEqual([true, true])
    Object.assign(host.location, { href: 'https://app.example/#2' })
    Object.assign(host.navigator, { onLine: false })
    Object.assign(host.document, { visibilityState: 'hidden' })
    expect(device.url).toBe('https://app.example/#2')
    expect([device.isOnline(), device.isVisible()]).toEqual([false, false])
  })

  test('behavior: a page in a frame knows it', () => {
    expect(open(fakeHost({ top: {} })).device.isFramed).toBe(true)
  })

  test.each(['TelegramWebview', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'])('behavior: %s is a messaging app', (name) => {
    expect(open(fakeHost({ [name]: {} })).device.isMessagingApp).toBe(true)
  })

  test('behavior: changes are told until the undo', () => {
    const host = fakeHost()
    const listener = vi.fn()
    const undo = open(host).device.watch(listener)
    const say = (): void => {
      for (const type of ['online', 'offline']) host.dispatchEvent(new Event(type))
      for (const visibilityState of ['hidden', 'visible']) {
        Object.assign(host.document, { visibilityState })
        host.document.dispatchEvent(new Event('visibilitychange'))
      }
      host.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
      host.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    }
    say()
    undo()
    say()
    expect(listener.mock.calls.flat()).toEqual(['online', 'offline', 'hidden', 'visible', 'visible'])
  })
})

describe('the rest', () => {
  test('behavior: the log goes to the console, its text never as a format', () => {
    const host = fakeHost()
    const { log } = open(host)
    log.write('error', '%c styled', { a: 1 })
    log.write('debug', 'plain')
    expect(host.console.error).toHaveBeenCalledExactlyOnceWith('%s', '[billfold] %c styled', { a: 1 })
    expect(host.console.debug).toHaveBeenCalledExactlyOnceWith('%s', '[billfold] plain')
  })

  test('behavior: a beacon is queued, or not', () => {
    const host = fakeHost()
    expect(open(host).beacon('https://x.example/', '[]')).toBe(true)
    expect(host.navigator.sendBeacon).toHaveBeenCalledExactlyOnceWith('https://x.example/', '[]')
    expect(open(fakeHost({ navigator: { userAgent: '', maxTouchPoints: 0 } })).beacon('https://x.example/', '[]')).toBe(false)
  })

  test('behavior: bytes become a blob of their type', async () => {
    const blob = open(fakeHost()).blob([new Uint8Array([1, 2]), new Uint8Array([3])], 'image/png')
    expect(blob.type).toBe('image/png')
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([1, 2, 3])
  })

  test.each([
    ['as the browser makes them', globalThis.crypto],
    ['on a page without TLS', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => globalThis.crypto.getRandomValues(bytes) }],
  ])('behavior: ids are UUIDs of version 4: %s', (_, crypto) => {
    const { uuid } = open(fakeHost({ crypto }))
    const ids = Array.from({ length: 100 }, () => uuid())
    expect(new Set(ids).size).toBe(100)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('parameters: sixteen times %i', (byte, expected) => {
    expect(uuidOf(new Uint8Array(16).fill(byte))).toBe(expected)
  })

  test('behavior: dispose takes every listener away', () => {
    const host = fakeHost()
    const watched = [host, host.document]
    const added = watched.map((target) => vi.spyOn(target, 'addEventListener'))
    const removed = watched.map((target) => vi.spyOn(target, 'removeEventListener'))
    const ports = open(host)
    ports.storage.watch(() => undefined)
    ports.device.watch(() => undefined)
    ports.dispose()
    ports.dispose()
    const types = (spies: typeof added): unknown[] => spies.flatMap((spy) => spy.mock.calls.map(([type]) => type))
    expect(types(added)).toHaveLength(5)
    expect(new Set(types(removed))).toEqual(new Set(types(added)))
    expect(types(removed)).toHaveLength(5)
  })

  describe('the window, where wallets are found', () => {
    const page = (rest: Record<string, unknown> = {}): NonNullable<BrowserPorts['page']> => {
      const { page: found } = open(fakeHost(rest))
      if (found === undefined) throw new Error('a browser has a window')
      return found
    }

    test('default: what lies there is seen, and what throws when it is looked at is not there', () => {
      const host = Object.defineProperty(fakeHost({ ethereum: 'a wallet' }), 'broken', {
        get: () => {
          throw new Error('do not touch')
        },
      })
      const { global } = open(host).page ?? page()
      expect(['ethereum', 'broken', 'missing'].map(global)).toEqual(['a wallet', undefined, undefined])
    })

    test('behavior: names are told by their prefix, and no more than anybody has wallets', () => {
      const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`many_${index}`, {}]))
      const { names } = page({ starknet_argent: {}, starknet_braavos: {}, starknet: {}, ...many })
      expect(names('starknet_')).toEqual(['starknet_argent', 'starknet_braavos'])
      expect(names('many_')).toHaveLength(50)
      expect(names('nobody_')).toEqual([])
    })

    test('behavior: events go both ways, until the undo', () => {
      const { listen, dispatch } = page()
      const heard: unknown[] = []
      const undo = listen('announce', (event) => heard.push((event as CustomEvent).detail))
      dispatch('announce', 1)
      undo()
      dispatch('announce', 2)
      expect(heard).toEqual([1])
    })

    test('behavior: a link opens without telling where it was', () => {
      const openLink = vi.fn()
      page({ open: openLink }).open('rainbow://wc', '_self')
      expect(openLink).toHaveBeenCalledWith('rainbow://wc', '_self', 'noopener,noreferrer')
    })

    test('behavior: at the top there is no parent', () => {
      const host = fakeHost()
      expect(open(Object.assign(host, { parent: host })).page?.parent).toBeUndefined()
    })

    test.each([
      ['as the browser lists it', { ancestorOrigins: ['https://frame.example'] }, '', 'https://frame.example'],
      ['where the page came from', {}, 'https://came.example/app', 'https://came.example'],
      ['nobody tells', {}, '', undefined],
    ])('parameters: the origin of a parent: %s', (_, location, referrer, origin) => {
      const document = Object.assign(new EventTarget(), { referrer, visibilityState: 'visible' })
      expect(page({ location, document, parent: { postMessage: vi.fn() } }).parent?.origin).toBe(origin)
    })

    test('behavior: only the parent itself is heard, and only its origin gets an answer', () => {
      const parent = { postMessage: vi.fn() }
      const host = fakeHost({ parent })
      const heard: unknown[] = []
      const port = open(host).page?.parent
      port?.listen((message) => heard.push(message))
      const say = (source: unknown, data: string): boolean =>
        host.dispatchEvent(Object.assign(new Event('message'), { source, data, origin: 'https://frame.example' }))
      say(parent, 'hello')
      say(host, 'not me')
      port?.post('yes', 'https://frame.example')
      expect(heard).toEqual([{ data: 'hello', origin: 'https://frame.example' }])
      expect(parent.postMessage).toHaveBeenCalledWith('yes', 'https://frame.example')
    })
  })
})
