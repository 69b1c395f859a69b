import { type Kernel, type KernelOptionsInput, type ViewName, createKernel } from '@billfold/kernel'
import {
  type FakeAnswer,
  type FakePorts,
  fakeChain,
  fakeConnector,
  fakeNetwork,
  fakePage,
  fakePorts,
  fakeWallet,
} from '@billfold/test/fakes'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Analytics, type TelemetryOptions, analyticsKey } from '../contract.js'
import { telemetry } from '../manifest.js'
import type { AnalyticsEvent } from './analytics-event.js'
import { limits } from './limits.js'

const address = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'
const endpoints = { analytics: 'https://pulse.example', wallet: 'https://cloud.example' }
const kernels: Kernel[] = []

afterEach(async () => {
  for (const kernel of kernels.splice(0)) await kernel.destroy()
})

interface PageOptions extends Partial<KernelOptionsInput> {
  readonly telemetry?: TelemetryOptions
  /** What the project says of analytics. */
  readonly wanted?: FakeAnswer
  readonly ports?: FakePorts
  /** Views that another plugin brings. */
  readonly views?: readonly string[]
}

interface Page {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly analytics: Analytics
  /** Lets everything under way arrive. */
  settle(): Promise<void>
  /** The events that left, by beacon. */
  sent(): readonly AnalyticsEvent[]
  names(): readonly string[]
}

const viewed = { id: 'feature.views', contract: 1, load: () => Promise.resolve({}) } as const

async function page({
  telemetry: own,
  wanted = { json: { isAnalyticsEnabled: true } },
  ports = fakePorts(),
  views = [],
  ...options
}: PageOptions = {}): Promise<Page> {
  ports.fetch.route('/getAnalyticsConfig', wanted)
  const kernel = createKernel(ports, [fakeChain('eip155'), telemetry(own), { ...viewed, views: views as readonly ViewName[] }], {
    ...{ projectId: 'p', sdkType: 't', sdkVersion: '1.0.0', networks: [fakeNetwork('eip155')], endpoints },
    ...options,
  })
  kernels.push(kernel)
  void kernel.start()
  const analytics = await kernel.load(analyticsKey)
  const settle = async (): Promise<void> => {
    await vi.dynamicImportSettled()
    await ports.clock.settle()
  }
  await settle()
  const sent = (): readonly AnalyticsEvent[] => ports.beacons.flatMap(({ body }) => JSON.parse(body) as AnalyticsEvent[])
  return { kernel, ports, analytics, settle, sent, names: () => sent().map(({ props }) => props.event) }
}

const record = ({ kernel }: Page, event: string, properties: object = {}): void => {
  kernel.events.publish('analytics:recorded', { event, properties: { ...properties } })
}

describe('what leaves', () => {
  test('default: a batch is a JSON array of events by beacon, with projectId, st and sv', async () => {
    const one = await page()
    record(one, 'MODAL_OPEN', { connected: false })
    one.analytics.flush()
    const [beacon] = one.ports.beacons
    expect(Object.fromEntries(new URL(beacon?.url ?? '').searchParams)).toEqual({ projectId: 'p', st: 't', sv: '1.0.0' })
    expect(new URL(beacon?.url ?? '').pathname).toBe('/batch')
    expect(one.sent()).toEqual([
      expect.objectContaining({ props: expect.objectContaining({ event: 'INITIALIZE' }) }),
      {
        eventId: expect.stringMatching(/^[\da-f-]{36}$/),
        url: one.ports.device.origin,
        domain: new URL(one.ports.device.origin).hostname,
        timestamp: one.ports.clock.now(),
        props: { type: 'track', event: 'MODAL_OPEN', properties: { caipNetworkId: 'eip155:1', connected: false } },
      },
    ])
  })

  test('parameters: sending: POST /e carries a single event: eventId, url, domain, timestamp, props', async () => {
    const ports = fakePorts()
    ports.fetch.route('/e', { json: {} })
    const one = await page({ ports, telemetry: { sending: 'single' } })
    record(one, 'MODAL_OPEN')
    await one.settle()
    const bodies = ports.fetch.requests.filter(({ path }) => path === '/e').map(({ body }) => JSON.parse(body ?? '') as AnalyticsEvent)
    expect(bodies.map(({ props }) => props.event)).toEqual(['INITIALIZE', 'MODAL_OPEN'])
    expect(Object.keys(bodies[1] ?? {}).toSorted()).toEqual(['domain', 'eventId', 'props', 'timestamp', 'url'])
    expect(ports.beacons).toEqual([])
  })

  test('behavior: it leaves when the page turns hidden', async () => {
    const one = await page()
    expect(one.sent()).toEqual([])
    one.ports.device.hide()
    expect(one.names()).toEqual(['INITIALIZE'])
    one.ports.device.show()
    one.ports.device.hide()
    expect(one.ports.beacons).toHaveLength(1)
  })

  test('behavior: it leaves when the queue exceeds 45 KB, and no batch is larger', async () => {
    const one = await page()
    for (let count = 0; count < 500; count += 1) record(one, 'SEARCH_WALLET', { badge: 'x'.repeat(50), search: 'tern' })
    one.analytics.flush()
    expect(one.ports.beacons.length).toBeGreaterThan(1)
    for (const { body } of one.ports.beacons) expect(body.length).toBeLessThanOrEqual(limits.batch + 2)
    expect(one.sent()).toHaveLength(501)
  })

  test('behavior: a connection is told with its address, what leads away or names somebody is not told', async () => {
    const one = await page()
    const wallet = fakeWallet({ accounts: [{ address }], networkId: 'eip155:1' })
    const connector = fakeConnector({ wallet, name: 'Tern' })
    one.kernel.connectors.add(connector)
    await one.kernel.connections.connect(connector)
    record(one, 'CONNECT_PROXY_ERROR', {
      message: `Bad link ${address} of https://harbour.example/ada/with/a/path`,
      uri: 'wc:topic@2?symKey=12',
      email: 'a@b.c',
    })
    one.analytics.flush()
    expect(one.sent().find(({ props }) => props.event === 'CONNECT_SUCCESS')?.props).toMatchObject({
      ...{ address, properties: { method: 'browser', name: 'Tern', caipNetworkId: 'eip155:1' } },
    })
    const told = JSON.stringify(one.sent().find(({ props }) => props.event === 'CONNECT_PROXY_ERROR'))
    expect(told).toContain('Bad link … of …')
    for (const secret of ['symKey', 'wc:', '@b.c', address]) expect(told).not.toContain(secret)
  })

  test.each([
    ['SwapSelectToken', 'CLICK_SELECT_TOKEN_TO_SWAP'],
    ['ChooseAccountName', 'OPEN_ENS_FLOW'],
  ] as const)('parameters: who opens %s is told of by %s', async (view, event) => {
    const one = await page({ views: [view] })
    await one.kernel.modal.open({ view: 'Connect' })
    one.kernel.router.push(view as 'Connect')
    one.analytics.flush()
    expect(one.names().at(-1)).toBe(event)
  })

  test('behavior: what somebody chooses is told, and going back is not', async () => {
    const one = await page()
    await one.kernel.modal.open({ view: 'Connect' })
    one.kernel.router.push('Networks')
    one.kernel.router.back()
    one.kernel.router.push('ConnectingExternal', { connectorId: 'example.tern', namespace: 'eip155' })
    one.kernel.router.back()
    one.analytics.flush()
    expect(one.names()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'CLICK_NETWORKS', 'SELECT_WALLET'])
    expect(one.sent()[3]?.props.properties).toMatchObject({ name: 'example.tern', platform: 'browser' })
  })
})

describe('who decides', () => {
  const three = ['INITIALIZE', 'CONNECT_SUCCESS', 'SOCIAL_LOGIN_SUCCESS']
  const told = async (options: PageOptions): Promise<readonly string[]> => {
    const one = await page(options)
    for (const event of ['MODAL_OPEN', 'CONNECT_SUCCESS', 'SOCIAL_LOGIN_SUCCESS']) record(one, event)
    await one.settle()
    one.analytics.flush()
    return one.names()
  }

  test.each<[string, PageOptions]>([
    ['the host turned analytics off', { features: { analytics: false } }],
    ['GET /getAnalyticsConfig says so by isAnalyticsEnabled', { wanted: { json: { isAnalyticsEnabled: false } } }],
    ['that call failed', { wanted: { status: 500 } }],
    ['its answer is nonsense', { wanted: { json: { isAnalyticsEnabled: 'yes' } } }],
  ])('behavior: events queue only if analytics are on, except the three that always do: %s', async (_, options) => {
    expect((await told(options)).toSorted()).toEqual(three.toSorted())
  })

  test.each<[string, PageOptions]>([
    ['no endpoint is named', { endpoints: { wallet: endpoints.wallet } }],
    ['the visitor has not agreed', { telemetry: { consent: () => false } }],
    ['the browser asks not to be tracked', { ports: fakePorts({ page: fakePage({ globals: { navigator: { doNotTrack: '1' } } }) }) }],
    [
      'the browser asks it in the newer way',
      { ports: fakePorts({ page: fakePage({ globals: { navigator: { globalPrivacyControl: true } } }) }) },
    ],
  ])('behavior: nothing at all is sent when %s', async (_, options) => {
    const ports = options.ports ?? fakePorts()
    expect(await told({ ...options, ports })).toEqual([])
    expect(ports.fetch.requests.filter(({ path }) => /Analytics|^\/e$/.test(path))).toEqual([])
  })

  test('behavior: where there is no project service, nobody is asked', async () => {
    expect(await told({ endpoints: { analytics: endpoints.analytics } })).toEqual(expect.arrayContaining(['INITIALIZE', 'MODAL_OPEN']))
  })

  test('behavior: consent that is taken back takes the queue along', async () => {
    let agrees = true
    const one = await page({ telemetry: { consent: () => agrees } })
    agrees = false
    one.ports.device.hide()
    expect([one.sent(), one.analytics.state]).toEqual([[], 'off'])
  })

  test('behavior: without the plugin nothing is sent at all', async () => {
    const ports = fakePorts()
    const kernel = createKernel(ports, [], { projectId: 'p', networks: [], endpoints })
    kernels.push(kernel)
    kernel.events.publish('analytics:recorded', { event: 'INITIALIZE' })
    ports.device.hide()
    expect(ports.beacons).toEqual([])
  })
})

describe('a failed submit marks a forbidden state', () => {
  test('default: a beacon that the browser refuses', async () => {
    const beacon = vi.fn(() => false)
    const one = await page({ ports: { ...fakePorts(), beacon } })
    expect(one.analytics.state).toBe('on')
    one.analytics.flush()
    expect(one.analytics.state).toBe('forbidden')
    record(one, 'CONNECT_SUCCESS')
    one.analytics.flush()
    expect(beacon).toHaveBeenCalledOnce()
  })

  test.each([403, 500])('behavior: a service that answers %i', async (status) => {
    const ports = fakePorts()
    ports.fetch.route('/e', { status })
    const one = await page({ ports, telemetry: { sending: 'single' } })
    await expect.poll(async () => (await ports.clock.settle(1_000), one.analytics.state)).toBe('forbidden')
    const before = ports.fetch.requests.length
    record(one, 'CONNECT_SUCCESS')
    await one.settle()
    expect(ports.fetch.requests).toHaveLength(before)
  })
})
