import { kernelKey } from '../../kernel-key.js'
import { type FakePorts, fakePorts, settled } from '@billfold/test/fakes'
import { object, string } from 'valibot'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { lateParts } from '../../../testing/late-parts.js'
import { plugin, token } from '../../../testing/plugin-page.js'
import { type Kernel, createKernel } from '../../create-kernel.js'
import type { RpcMethods } from '../../wallets/open.js'
import { storedItems } from '../../product/storage/items.js'
import type { PluginManifest, Reach } from './manifest.js'
import type { PluginScope } from './runtime.js'

beforeAll(lateParts)

const network = { id: 1, name: 'Ethereum', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }

interface Running {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly scope: PluginScope
}

async function running(reaches: readonly Reach[] = [], methods: readonly RpcMethods[] = []): Promise<Running> {
  let found: PluginScope | undefined
  const slots = methods.map((item) => ({ slot: 'rpc.methods', order: 10, item }) as const)
  const manifest: PluginManifest = plugin('feature.x', { reaches, slots }, { start: (scope) => void (found = scope) })
  const ports = fakePorts()
  const kernel = createKernel(ports, [manifest], {
    networks: [network],
    projectId: 'p',
    endpoints: { blockchain: 'https://chain.example' },
    logLevel: 'debug',
  })
  await kernel.plugins.activate('feature.x')
  return { kernel, ports, scope: found as PluginScope }
}

describe('a plugin asks for a capability that it did not declare: a clear error, nothing done', () => {
  test.each<[string, (scope: PluginScope) => unknown, string, string]>([
    [
      'nodes',
      (scope) => scope.get(kernelKey('http')).node('eip155', 'https://node.example'),
      "the nodes of 'eip155'",
      "{ nodes: 'eip155' }",
    ],
    [
      'an endpoint',
      (scope) => scope.get(kernelKey('http')).endpoint('blockchain'),
      "the service 'blockchain'",
      "{ endpoint: 'blockchain' }",
    ],
    [
      'a stored item',
      (scope) => scope.get(kernelKey('storage')).item(storedItems['recent-wallets']),
      "the stored item 'recent-wallets'",
      "{ stored: 'recent-wallets' }",
    ],
    [
      "an item of the kernel's own",
      (scope) => scope.get(kernelKey('storage')).own('recent-wallets'),
      "the stored item 'recent-wallets'",
      "{ stored: 'recent-wallets' }",
    ],
    [
      'a wallet method',
      (scope) => scope.get(kernelKey('rpc')).check('eip155', 'eth_call'),
      "the wallet method 'eth_call'",
      "{ rpc: 'eth_call' }",
    ],
  ])('behavior: %s, whatever else it declared', async (_, ask, what, line) => {
    const { scope, ports } = await running([{ host: 'blockchain' }, { endpoint: 'exchange' }, { stored: 'wallet-id' }, { rpc: 'eth_sign' }])
    expect(() => ask(scope)).toThrow(`feature.x asks for ${what}, which its manifest does not declare. Nothing was done.`)
    expect(() => ask(scope)).toThrow(expect.objectContaining({ remedy: `Add ${line} to 'reaches' of its manifest.` }))
    expect(ports.fetch.requests).toEqual([])
  })
})

describe('the ports of a plugin', () => {
  test('default: time, the device, the window and fresh ids', async () => {
    const { scope, ports } = await running()
    const run = vi.fn()
    scope.get(kernelKey('clock')).after(10, run)
    scope.get(kernelKey('clock')).idle(run)
    ports.clock.advance(10)
    expect(run).toHaveBeenCalledTimes(2)
    expect(scope.get(kernelKey('clock')).now()).toBe(ports.clock.now())
    expect(scope.get(kernelKey('device')).origin).toBe('https://app.example')
    expect(scope.get(kernelKey('uuid'))()).toMatch(/^[0-9a-f-]{36}$/)
    scope.get(kernelKey('page')).listen('wallet', run)
    scope.get(kernelKey('page')).dispatch('wallet', 1)
    expect(run).toHaveBeenLastCalledWith({ type: 'wallet', detail: 1 })
  })

  test('behavior: what a plugin forgot to call off ends with it', async () => {
    const { kernel, scope, ports } = await running()
    const before = ports.leaks()
    const run = vi.fn()
    scope.get(kernelKey('clock')).after(10, run)
    scope.get(kernelKey('clock')).after(10, run)()
    scope.get(kernelKey('clock')).idle(run)
    scope.get(kernelKey('device')).watch(run)
    scope.get(kernelKey('page')).listen('wallet', run)
    expect(ports.leaks()).toEqual({ ...before, timers: before.timers + 2, listeners: before.listeners + 2 })
    await kernel.plugins.deactivate('feature.x')
    expect(ports.leaks()).toEqual(before)
    expect(run).not.toHaveBeenCalled()
  })

  test('behavior: without a window there is nothing to find', async () => {
    const found: unknown[] = []
    const { page: _, ...ports } = fakePorts()
    const kernel = createKernel(
      ports,
      [plugin('feature.x', {}, { start: (scope) => void found.push(scope.find(kernelKey('page')), scope.find(kernelKey('clock'))) })],
      { networks: [network], projectId: 'p' },
    )
    await kernel.plugins.activate('feature.x')
    expect(found).toEqual([undefined, expect.anything()])
  })
})

describe('the http client of a plugin', () => {
  const reaches: readonly Reach[] = [{ endpoint: 'blockchain' }, { endpoint: 'exchange' }]
  const schema = object({ a: string() })

  test('default: talks to the services that it declared', async () => {
    const { scope, ports } = await running(reaches)
    ports.fetch.route('chain.example', { json: { a: 'b' } })
    const client = scope.get(kernelKey('http')).endpoint('blockchain')
    expect(await client?.get('/v1', { schema })).toEqual({ a: 'b' })
    expect(client?.beacon('/v1', {})).toBe(true)
    expect(ports.beacons).toHaveLength(1)
  })

  test('behavior: what the host did not name is not there', async () => {
    const { scope } = await running(reaches)
    expect(scope.get(kernelKey('http')).endpoint('exchange')).toBeUndefined()
  })

  test('behavior: names the client for everybody', async () => {
    const { scope, ports } = await running(reaches)
    ports.fetch.route('chain.example', { json: { a: 'b' } })
    scope.get(kernelKey('http')).setClientId('me')
    await scope.get(kernelKey('http')).endpoint('blockchain')?.get('/v1', { schema, signal: new AbortController().signal })
    expect(ports.fetch.requests[0]?.query['clientId']).toBe('me')
  })

  test('behavior: its calls end with the plugin', async () => {
    const { kernel, scope, ports } = await running(reaches)
    ports.fetch.route('chain.example', 'hang')
    const call = scope.get(kernelKey('http')).endpoint('blockchain')?.get('/v1', { schema })
    await settled()
    await kernel.plugins.deactivate('feature.x')
    await expect(call).rejects.toMatchObject({ code: 'http/aborted' })
    expect(ports.fetch.inFlight()).toBe(0)
  })

  test('behavior: a call without a body or an answer to read is one too', async () => {
    const { scope, ports } = await running(reaches)
    ports.fetch.route('chain.example', { status: 404 })
    await expect(scope.get(kernelKey('http')).endpoint('blockchain')?.blob('/image')).rejects.toMatchObject({ code: 'http/status' })
  })
})

describe('the storage of a plugin', () => {
  const item = storedItems['recent-wallets']

  test('default: reads, writes and removes the items that it declared', async () => {
    const { kernel, scope } = await running([{ stored: 'recent-wallets' }])
    const value = scope.get(kernelKey('storage')).item(item)
    value.write([{ id: 'a' }])
    expect(value.read()).toEqual([{ id: 'a' }])
    expect(kernel.storage.item(item).read()).toEqual([{ id: 'a' }])
    value.remove()
    expect(value.read()).toBeUndefined()
  })

  test('behavior: what it watches is let go when it stops', async () => {
    const { kernel, scope, ports } = await running([{ stored: 'recent-wallets' }])
    const told = vi.fn()
    scope.get(kernelKey('storage')).item(item).watch(told)
    const other = createKernel(ports.twin(), [], { networks: [network], projectId: 'p' })
    other.storage.item(item).write([{ id: 'a' }])
    expect(told).toHaveBeenCalledOnce()
    await kernel.plugins.deactivate('feature.x')
    other.storage.item(item).write([{ id: 'b' }])
    expect(told).toHaveBeenCalledOnce()
  })
})

describe('the events of a plugin', () => {
  test('default: says and hears, until it stops', async () => {
    const { kernel, scope } = await running()
    const [one, any] = [vi.fn(), vi.fn()]
    const bus = scope.get(kernelKey('events'))
    const undo = bus.on('modal:opened', one)
    bus.onAny(any)
    bus.publish('modal:opened', { view: 'Connect' })
    expect([one, any].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    undo()
    kernel.events.publish('modal:opened', { view: 'Connect' })
    expect([one, any].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
    await kernel.plugins.deactivate('feature.x')
    kernel.events.publish('modal:opened', { view: 'Connect' })
    expect(any).toHaveBeenCalledTimes(2)
  })

  test('behavior: its failures count as its own, those of the host as nobody’s', async () => {
    const { kernel, scope, ports } = await running()
    const fails = (): never => {
      throw new Error('mine')
    }
    kernel.events.on('modal:closed', fails)
    scope.get(kernelKey('events')).on('modal:opened', fails)
    kernel.events.publish('modal:closed', { view: 'Connect' })
    for (const _ of [1, 2, 3]) kernel.events.publish('modal:opened', { view: 'Connect' })
    expect(kernel.plugins.status('feature.x')).toMatchObject({ state: 'off', reason: 'it failed 3 times, at last with: mine' })
    expect(ports.log.messages('error')[0]).toBe('A listener of modal:closed failed')
  })
})

describe('other services', () => {
  test('default: the log says who writes', async () => {
    const { scope, ports } = await running()
    const log = scope.get(kernelKey('log'))
    log.warn('careful')
    log.error('broken', 1)
    expect(ports.log.lines.slice(-2)).toMatchObject([
      { level: 'warn', message: 'feature.x: careful' },
      { level: 'error', message: 'feature.x: broken', details: 1 },
    ])
  })

  test.each<[string, readonly Reach[], readonly RpcMethods[], string]>([
    ['its manifest declares', [{ rpc: 'probe_sign' }], [], 'probe_sign'],
    ['its manifest lists for a host', [], [{ namespace: 'eip155', safe: ['probe_read'] }], 'probe_read'],
  ])('default: it may ask a wallet for a method that %s', async (_, reaches, methods, method) => {
    const { scope } = await running(reaches, methods)
    expect(() => scope.get(kernelKey('rpc')).check('eip155', method)).not.toThrow()
  })

  test('behavior: a method that its manifest lists for another family, or that another plugin lists, is refused', async () => {
    const { scope, kernel } = await running([], [{ namespace: 'solana', safe: ['probe_read'] }])
    void kernel.plugins.register(
      plugin('feature.other', { slots: [{ slot: 'rpc.methods', order: 10, item: { namespace: 'eip155', safe: ['probe_read'] } }] }),
    )
    const guard = scope.get(kernelKey('rpc'))
    expect(guard.classify('eip155', 'probe_read')).toBe('safe')
    expect(() => guard.check('eip155', 'probe_read')).toThrow("the wallet method 'probe_read', which its manifest does not declare")
  })

  test('behavior: sees who else is there, and can change nothing about it', async () => {
    const { scope } = await running()
    const plugins = scope.get(kernelKey('plugins'))
    expect(plugins.list).toMatchObject([{ id: 'feature.x', state: 'active' }])
    expect(plugins.status('feature.x')?.state).toBe('active')
    expect(plugins.unregister).toBeUndefined()
  })

  test('behavior: the rest it gets as it is', async () => {
    const { kernel, scope } = await running()
    expect(scope.get(kernelKey('options'))).toBe(kernel.options)
    expect(scope.find(token('kernel.nothing'))).toBeUndefined()
  })
})
