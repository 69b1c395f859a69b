import { type AlertCode, BillfoldError, type FeatureStore, type Http, createKernel } from '@billfold/kernel'
import { type FakeAnswer, type FakePorts, fakeDevice, fakePorts, settled } from '@billfold/test/fakes'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { auth } from './manifest.js'
import { checkOrigin, fetchAllowedOrigins } from './origins.js'

const network = { id: 1, name: 'Ethereum', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }
const page = 'https://app.example'

interface World {
  readonly ports: FakePorts
  readonly http: Http
  readonly features: FeatureStore
  readonly raised: readonly (readonly [AlertCode, unknown])[]
  readonly check: (signal?: AbortSignal) => Promise<void>
}

interface Setting {
  readonly raw?: object
  readonly origin?: string
  readonly answer?: FakeAnswer
}

function world({ raw = {}, origin = page, answer = { json: { allowedOrigins: [] } } }: Setting = {}): World {
  const ports = fakePorts({ device: fakeDevice({ origin }) })
  ports.fetch.route('/projects/v1/origins', answer)
  const input = { projectId: 'project', networks: [network], endpoints: { wallet: 'https://wallet.example' }, ...raw }
  const { options, http, features } = createKernel(ports, [], input)
  const raised: [AlertCode, unknown][] = []
  const alerts = { raise: (code: AlertCode, detail?: unknown) => void raised.push([code, detail]) }
  const needs = { options, http, features, alerts, device: ports.device }
  return { ports, http, features, raised, check: (signal = new AbortController().signal) => checkOrigin(needs, signal) }
}

/** Waits for the code that sends calls, which is loaded with the first of them. */
beforeAll(() => world().check())

const codes = ({ raised }: World): readonly AlertCode[] => raised.map(([code]) => code)
const isLoginOn = ({ features }: World): boolean => features.isOn('email') && features.isOn('socials')

/** Lets the retries of the client pass. */
async function finish<T>(waiting: Promise<T>, { ports }: World): Promise<T> {
  const outcome = waiting.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error
    },
  )
  for (let second = 0; second < 30; second += 1) {
    await settled()
    ports.clock.advance(1_000)
  }
  return (await outcome)()
}

describe('GET /projects/v1/origins', () => {
  const fetched = (place: World) => {
    const service = place.http.endpoint('wallet')
    if (service === undefined) throw new Error('no service')
    return finish(fetchAllowedOrigins(service, new AbortController().signal), place)
  }

  test('default: reads allowedOrigins', async () => {
    const place = world({ answer: { json: { allowedOrigins: [page, 'https://*.app.example'] } } })
    expect(await fetched(place)).toEqual([page, 'https://*.app.example'])
    expect(place.ports.fetch.requests[0]).toMatchObject({ method: 'GET', path: '/projects/v1/origins', query: { projectId: 'project' } })
  })

  test('behavior: a 429 gives RATE_LIMITED', async () => {
    await expect(fetched(world({ answer: { status: 429 } }))).rejects.toMatchObject({
      code: 'origins/rate-limited',
      message: 'RATE_LIMITED',
      context: { status: 429 },
    })
  })

  test.each([500, 502, 503, 599])('behavior: a 5xx gives SERVER_ERROR: %s', async (status) => {
    await expect(fetched(world({ answer: { status } }))).rejects.toMatchObject({
      code: 'origins/server-error',
      message: 'SERVER_ERROR',
      context: { status },
    })
  })

  test.each<[string, FakeAnswer]>([
    ['400', { status: 400 }],
    ['403', { status: 403 }],
    ['404', { status: 404 }],
    ['a status over 599', { status: 600 }],
    ['no connection', 'offline'],
    ['HTML in place of JSON', { text: '<html></html>' }],
    ['a list of a wrong type', { json: { allowedOrigins: page } }],
    ['no list', { json: {} }],
  ])('behavior: other failures give an empty list: %s', async (_, answer) => {
    expect(await fetched(world({ answer }))).toEqual([])
  })
})

describe('origin check', () => {
  test('default: an origin on the remote list is allowed', async () => {
    const place = world({ answer: { json: { allowedOrigins: [7, page] } } })
    await place.check()
    expect(isLoginOn(place)).toBe(true)
    expect(place.raised).toEqual([])
  })

  test('behavior: Invalid App Configuration: the origin is not in the allow list: alert APKT002, email and social login off with a reason', async () => {
    const place = world({ answer: { json: { allowedOrigins: ['https://other.example'] } } })
    await place.check()
    expect(place.raised).toEqual([['APKT002', { origin: page }]])
    expect(place.features.isOn('email')).toBe(false)
    expect(place.features.isOn('socials')).toBe(false)
    expect(place.features.source('email')).toBe('origin')
    expect(place.features.isOn('activity')).toBe(true)
  })

  test.each(['http://localhost:5173', 'https://pr-1.my-app.vercel.app', 'https://x.ngrok-free.app'])(
    'behavior: the defaults count beside the list: %s',
    async (origin) => {
      const place = world({ origin })
      await place.check()
      expect(isLoginOn(place)).toBe(true)
      expect(place.raised).toEqual([])
    },
  )

  test("behavior: the secure site's own origin counts too", async () => {
    const endpoints = { wallet: 'https://wallet.example', secureSite: 'https://secure.example/sdk' }
    const place = world({ raw: { endpoints }, origin: 'https://secure.example' })
    await place.check()
    expect(place.raised).toEqual([])
  })

  test.each<[string, FakeAnswer, AlertCode]>([
    ['RATE_LIMITED', { status: 429 }, 'APKT010'],
    ['SERVER_ERROR', { status: 500 }, 'APKT009'],
  ])('behavior: %s raises its alert and turns nothing off', async (_, answer, code) => {
    const place = world({ answer })
    await finish(place.check(), place)
    expect(codes(place)).toEqual([code])
    expect(isLoginOn(place)).toBe(true)
  })

  test('behavior: another failure is an empty list, which no origin but the defaults is on', async () => {
    const place = world({ answer: { status: 403 } })
    await place.check()
    expect(codes(place)).toEqual(['APKT002'])
    expect(isLoginOn(place)).toBe(false)
  })

  test.each([
    ['both are off', { email: false, socials: false }, 0],
    ['only email is on', { email: true, socials: false }, 1],
    ['only social login is on', { email: false, socials: ['x'] }, 1],
    ['pay turned them off', { pay: true }, 0],
  ])('behavior: the check applies when email or social login is on: %s', async (_, features, requests) => {
    const place = world({ raw: { features } })
    await place.check()
    expect(place.ports.fetch.requests).toHaveLength(requests)
    expect(place.raised).toHaveLength(requests)
  })

  test('behavior: it looks at the resolved switches, not at what the host said', async () => {
    const place = world({ raw: { features: { email: true } } })
    place.features.settle(new Map())
    await place.check()
    expect(place.ports.fetch.requests).toEqual([])
  })

  test.each([
    ['the service', { endpoints: {} }],
    ['a project id', { projectId: undefined }],
  ])('behavior: without %s nobody keeps a list, so nothing is asked and nothing goes off', async (_, raw) => {
    const place = world({ raw })
    await place.check()
    expect(place.ports.fetch.requests).toEqual([])
    expect(place.raised).toEqual([])
    expect(isLoginOn(place)).toBe(true)
  })

  test.each([
    ['on it', ['https://*.example'], []],
    ['not on it', ['https://other.example'], ['APKT002']],
    ['empty', [], ['APKT002']],
  ] as const)("behavior: the host's own list stands in for the remote one: %s", async (_, allowedOrigins, alerts) => {
    const place = world({ raw: { allowedOrigins, endpoints: {} }, answer: { json: { allowedOrigins: [page] } } })
    await place.check()
    expect(codes(place)).toEqual(alerts)
    expect(place.ports.fetch.requests).toEqual([])
  })

  test.each<[string, FakeAnswer]>([
    ['an answer', { json: { allowedOrigins: [] }, delay: 10 }],
    ['a failure', { status: 500, delay: 10 }],
  ])('behavior: called off in between, %s changes nothing and raises nothing', async (_, answer) => {
    const controller = new AbortController()
    const place = world({ answer })
    const checking = place.check(controller.signal)
    await settled()
    controller.abort()
    await finish(checking, place)
    expect(isLoginOn(place)).toBe(true)
    expect(place.raised).toEqual([])
  })

  test('behavior: a failure that arrives together with the call-off raises nothing', async () => {
    const controller = new AbortController()
    const { http, raised, check } = world()
    const place = { endpoint: 'wallet', path: '/projects/v1/origins' } as const
    const service = {
      get: () => {
        controller.abort()
        return Promise.reject(new BillfoldError('http/status', { ...place, status: 500 }, { message: 'HTTP status code: 500' }))
      },
    }
    vi.spyOn(http, 'endpoint').mockReturnValue(service as never)
    await check(controller.signal)
    expect(raised).toEqual([])
  })
})

describe('the plugin', () => {
  const started = async (config: FakeAnswer) => {
    const ports = fakePorts({ device: fakeDevice({ origin: page }) })
    ports.fetch.route('/appkit/v1/config', config).route('/projects/v1/origins', { json: { allowedOrigins: [] } })
    const kernel = createKernel(ports, [auth()], {
      projectId: 'project',
      networks: [network],
      endpoints: { wallet: 'https://wallet.example' },
    })
    await kernel.start()
    await kernel.plugins.activate('connector.auth')
    return { kernel, ports }
  }
  const rows = [{ id: 'social_login', isEnabled: true, config: ['email'] }]

  test('default: once somebody logs in, the origin is checked against the list', async () => {
    const { kernel, ports } = await started({ json: { features: rows } })
    await expect.poll(() => kernel.features.isOn('email')).toBe(false)
    expect(ports.fetch.requests.map(({ path }) => path)).toEqual(['/appkit/v1/config', '/projects/v1/origins'])
    await kernel.destroy()
  })

  test('behavior: a project without login is not asked for its origins', async () => {
    const { kernel, ports } = await started({ json: { features: [] } })
    await expect.poll(() => kernel.plugins.status('connector.auth')?.state).toBe('active')
    expect(ports.fetch.requests.map(({ path }) => path)).toEqual(['/appkit/v1/config'])
    await kernel.destroy()
  })
})
