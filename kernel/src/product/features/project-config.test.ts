import { type FakeAnswer, type FakePorts, fakePorts, settled } from '@billfold/test/fakes'
import { beforeAll, describe, expect, test } from 'vitest'
import { lateParts } from '../../../testing/late-parts.js'
import type { AlertCode } from '../alerts/alert-texts.js'
import { Http } from '../../core/http/http.js'
import { readOptions } from '../options/read-options.js'
import { FeatureStore } from './features.js'
import { loadProjectConfig } from './project-config.js'

beforeAll(lateParts)

const network = { id: 1, name: 'Ethereum', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }
const wallet = 'https://wallet.example'

interface World {
  readonly ports: FakePorts
  readonly features: FeatureStore
  readonly raised: readonly (readonly [AlertCode, unknown])[]
  readonly load: (signal?: AbortSignal) => Promise<void>
}

function world(raw: object = {}, ...answers: readonly FakeAnswer[]): World {
  const { options } = readOptions({ projectId: 'project', networks: [network], endpoints: { wallet }, ...raw })
  const ports = fakePorts()
  const [first, ...others] = answers
  if (first !== undefined) ports.fetch.route('/appkit/v1/config', first, ...others)
  const { relay: _, ...endpoints } = options.endpoints
  const http = new Http({ ports, endpoints, projectId: options.projectId ?? '', sdkType: options.sdkType, sdkVersion: options.sdkVersion })
  const features = new FeatureStore({ options, log: ports.log })
  const raised: [AlertCode, unknown][] = []
  const needs = { options, http, features, alerts: { raise: (code: AlertCode, detail?: unknown) => void raised.push([code, detail]) } }
  return { ports, features, raised, load: (signal = new AbortController().signal) => loadProjectConfig(needs, signal) }
}

const codes = ({ raised }: World): readonly AlertCode[] => raised.map(([code]) => code)
const swapOff = { json: { features: [{ id: 'swap', isEnabled: false, config: [] }] } }

/** Lets the retries of the client pass. */
async function finish(loading: Promise<void>, { ports }: World): Promise<void> {
  for (let second = 0; second < 30; second += 1) {
    await settled()
    ports.clock.advance(1_000)
  }
  await loading
}

describe('GET /appkit/v1/config', () => {
  test('default: reads a features object, and remote settings win', async () => {
    const place = world({ features: { swaps: ['local'] } }, swapOff)
    expect(place.features.value('swaps')).toEqual(['local'])
    await place.load()
    expect(place.features.value('swaps')).toBe(false)
    expect(place.features.isSettled).toBe(true)
    expect(place.raised).toEqual([])
    expect(place.ports.log.messages('warn')).toHaveLength(1)
    const [request] = place.ports.fetch.requests
    expect(request).toMatchObject({ method: 'GET', host: 'wallet.example', path: '/appkit/v1/config' })
    expect(request?.query).toEqual({ projectId: 'project', st: 'billfold', sv: 'source' })
  })

  test.each([
    ['the host did not name the service', { endpoints: {} }],
    ['basic mode', { basic: true }],
    ['there is no project id', { projectId: undefined }],
  ])('behavior: not called when %s', async (_, raw) => {
    const place = world(raw, swapOff)
    await place.load()
    expect(place.ports.fetch.requests).toEqual([])
    expect(place.features.isSettled).toBe(true)
    expect(place.raised).toEqual([])
  })

  test.each([
    ['500', { status: 500 }, 'APKT009'],
    ['403', { status: 403 }, 'APKT009'],
    ['404', { status: 404 }, 'APKT009'],
    ['503', { status: 503 }, 'APKT009'],
    ['429', { status: 429 }, 'APKT010'],
    ['401', { status: 401 }, 'APKT007'],
    ['HTML in place of JSON', { text: '<html>portal</html>' }, 'APKT009'],
    ['no list of features', { json: { features: { swap: true } } }, 'APKT009'],
    ['no object', { json: null }, 'APKT009'],
  ] as const)(
    'behavior: Server Error: a failed app configuration fetch: %s: alert %s once, and the local settings hold',
    async (_, answer, code) => {
      const place = world({ features: { swaps: ['local'] } }, answer)
      await finish(place.load(), place)
      expect(codes(place)).toEqual([code])
      expect(place.features.value('swaps')).toEqual(['local'])
      expect(place.features.isSettled).toBe(true)
      expect(place.ports.log.messages('warn')).toEqual([])
    },
  )

  test('behavior: unreachable: the alert carries the reason', async () => {
    const place = world({}, swapOff)
    place.ports.fetch.goOffline()
    await finish(place.load(), place)
    expect(place.raised).toEqual([['APKT009', expect.objectContaining({ name: 'BillfoldError' })]])
  })

  test('behavior: a broken row spoils nothing else', async () => {
    const place = world(
      {},
      { json: { features: [null, 7, { id: 'swap', isEnabled: false, config: [] }, { id: 'onramp', isEnabled: 'no', config: [] }] } },
    )
    await place.load()
    expect(place.features.isOn('swaps')).toBe(false)
    expect(place.features.value('onramp')).toEqual(['meld'])
  })

  test.each([
    ['an answer', swapOff],
    ['a failure', { status: 500 }],
  ])('behavior: called off in between, %s changes nothing and raises nothing', async (_, answer) => {
    const controller = new AbortController()
    const place = world({}, { ...answer, delay: 10 })
    const loading = place.load(controller.signal)
    await settled()
    controller.abort()
    await finish(loading, place)
    expect(place.features.isSettled).toBe(false)
    expect(place.raised).toEqual([])
  })
})
