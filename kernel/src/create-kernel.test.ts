import { fakeNetwork } from '@billfold/test/fakes'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { lateParts } from '../testing/late-parts.js'
import { serviceNames } from '../testing/service-names.js'
import { kernelKey } from './kernel-key.js'
import { plugin, token } from '../testing/plugin-page.js'
import { service } from './core/services/service.js'
import { page } from '../testing/kernel-page.js'

beforeAll(lateParts)

describe('createKernel', () => {
  test('default: acts on nothing before it starts', async () => {
    const load = vi.fn(async () => ({}))
    const { kernel, ports } = page([plugin('feature.a', { loadOn: ['start', 'idle'], load })], {
      endpoints: { wallet: 'https://wallet.example' },
    })
    await ports.clock.settle(10_000)
    expect(load).not.toHaveBeenCalled()
    expect(ports.fetch.requests).toEqual([])
    expect(kernel.plugins.list).toMatchObject([{ id: 'feature.a', state: 'registered' }])
    await kernel.destroy()
  })

  test('behavior: a missing projectId shows the Project ID Missing alert and leaves the page alone', async () => {
    const { kernel, ports } = page([], { projectId: '' })
    const alerts: unknown[] = []
    kernel.events.on('alert:raised', (alert) => alerts.push(alert))
    await kernel.start()
    expect(alerts).toEqual([{ code: 'APKT008', title: 'Project ID Missing' }])
    expect(ports.log.messages('error')[0]).toContain('APKT008 Project ID Missing')
  })

  test.each(['error', undefined])(
    'behavior: an option that does not fit is told at log level %s too, and has its default',
    async (logLevel) => {
      const { kernel, ports } = page([], { ...(logLevel && { logLevel: 'error' }), isEmbedded: 'yes' as never })
      await kernel.start()
      expect(kernel.options.isEmbedded).toBe(false)
      expect(ports.log.messages('warn').join()).toContain('isEmbedded')
    },
  )

  test('behavior: supplying both siweConfig and siwx is an error', () => {
    expect(() => page([], { siwx: {}, siweConfig: {} })).toThrow(/siwx/)
  })

  test('behavior: a plugin that does not fit is listed, and the kernel stands', async () => {
    const { kernel } = page([plugin('feature.a', { contract: 2 }), undefined as never])
    await kernel.start()
    expect(kernel.plugins.list.map(({ state }) => state)).toEqual(['failed', 'failed'])
    expect(kernel.plugins.status('feature.a')?.reason).toContain('feature.a was built for contract 2')
  })

  test('behavior: no list of plugins is no crash', () => {
    expect(page(undefined as never).kernel.plugins.list).toEqual([])
    expect(page('junk' as never).kernel.plugins.list).toMatchObject([{ state: 'failed' }])
  })

  test('behavior: what plugins add may be configured: features, endpoints, families', () => {
    const adds = plugin('feature.a', {
      namespaces: ['tezos' as never],
      addsFeatures: [{ key: 'gas' as never, kind: 'flag', fallback: true }],
      reaches: [{ endpoint: 'gasStation' as never }, { host: 'gas.example' }],
    })
    const { kernel, ports } = page([adds], {
      features: { gas: false } as never,
      endpoints: { gasStation: 'https://gas.example' } as never,
      networks: [fakeNetwork('tezos' as never)],
    })
    void kernel.start()
    expect(kernel.options.features).toEqual({ gas: false })
    expect(kernel.http.endpoint('gasStation' as never)).toBeDefined()
    expect(kernel.features.isOn('gas' as never)).toBe(false)
    expect(ports.log.lines).toEqual([])
  })

  test.each(serviceNames)('behavior: %s is found by its key', (name) => {
    const { kernel } = page()
    expect(kernel.get<unknown>(kernelKey(name))).toBe(kernel[name])
  })

  test('behavior: has what its interface says, and nothing of its inside', () => {
    const { kernel } = page()
    expect(Object.keys(kernel).toSorted()).toEqual([...serviceNames, 'destroy', 'find', 'get', 'has', 'load', 'ready', 'start'].toSorted())
  })

  test.each(['ports', 'adapters', 'start', 'dispose'])('behavior: the inside, such as %s, has no key', (name) => {
    expect(() => page().kernel.get(`kernel.${name}` as never)).toThrow(`kernel.${name}`)
  })

  test('behavior: two kernels on one page do not meet', async () => {
    const key = token<object>('a')
    const manifest = plugin('feature.a', { provides: [key] }, { services: [service(key, {}, () => ({}))] })
    const [one, two] = [page([manifest]).kernel, page([manifest]).kernel]
    await Promise.all([one.plugins.activate('feature.a'), two.plugins.activate('feature.a')])
    expect(one.get(key)).not.toBe(two.get(key))
    await one.destroy()
    expect(two.plugins.status('feature.a')?.state).toBe('active')
  })
})
