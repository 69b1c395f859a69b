import { settled } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { bindKernel, plugin, pluginPage, token } from '../../../testing/plugin-page.js'
import { pause } from '../abort.js'
import { kernelError } from '../errors/kernel-errors.js'
import { service } from '../services/service.js'
import type { PluginRuntime } from './runtime.js'

const a = token('a')
const never = (): Promise<never> => new Promise(() => undefined)

describe('loading and starting', () => {
  test('behavior: a chunk that does not load is tried once more', async () => {
    const load = vi.fn<() => Promise<PluginRuntime>>().mockRejectedValueOnce(new TypeError('404')).mockResolvedValue({})
    const { host, state, clock, log } = pluginPage({ manifests: [plugin('feature.a', { load })] })
    const activated = host.activate('feature.a')
    await clock.settle(1_000)
    await activated
    expect(state('feature.a')).toBe('active')
    expect(log.messages('warn')).toEqual(['feature.a could not be loaded and is tried once more'])
    expect(clock.pending).toBe(0)
  })

  test('behavior: a chunk that never loads is a failure with a code of its own, so that a shell can offer a reload', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('404')))
    const { host, state, clock, told } = pluginPage({ manifests: [plugin('feature.a', { load }), plugin('feature.b')] })
    const activated = host.activate('feature.a')
    activated.catch(() => undefined)
    await clock.settle(1_000)
    await expect(activated).rejects.toMatchObject({ code: 'plugin/not-loaded', remedy: 'Check the connection and reload the page.' })
    expect(load).toHaveBeenCalledTimes(2)
    expect(state('feature.a')).toBe('failed: The code of feature.a could not be loaded.')
    expect(told).toEqual([{ name: 'plugin:failed', payload: { id: 'feature.a', reason: 'The code of feature.a could not be loaded.' } }])
    await host.activate('feature.b')
    expect(state('feature.b')).toBe('active')
  })

  test('behavior: a `load` that throws at once is no different', async () => {
    const load = (): never => {
      throw new Error('mine')
    }
    const { host, clock } = pluginPage({ manifests: [plugin('feature.a', { load })] })
    const activated = host.activate('feature.a')
    activated.catch(() => undefined)
    await clock.settle(1_000)
    await expect(activated).rejects.toMatchObject({ code: 'plugin/not-loaded', cause: new Error('mine') })
  })

  test('behavior: a plugin that hangs in start is off after 5 s, with a reason', async () => {
    const { host, state, clock } = pluginPage({ manifests: [plugin('feature.a', {}, { start: never })] })
    const activated = host.activate('feature.a')
    activated.catch(() => undefined)
    await clock.settle(5_000 - 1)
    expect(state('feature.a')).toBe('loading')
    await clock.settle(1)
    await expect(activated).rejects.toMatchObject({ code: 'plugin/too-slow' })
    expect(state('feature.a')).toBe('failed: feature.a did not start within 5 seconds.')
    expect(clock.pending).toBe(0)
  })

  test('behavior: a plugin whose code never arrives is off after two tries, with a reason', async () => {
    const { host, state, clock } = pluginPage({ manifests: [plugin('feature.a', { load: never })] })
    const activated = host.activate('feature.a')
    activated.catch(() => undefined)
    await clock.settle(30_000)
    await expect(activated).rejects.toMatchObject({ code: 'plugin/not-loaded' })
    expect(state('feature.a')).toBe('failed: The code of feature.a could not be loaded.')
    expect(clock.pending).toBe(0)
  })

  test('behavior: a plugin whose code takes long on a slow network runs, and has its whole time to start', async () => {
    const { host, state, clock } = pluginPage({
      manifests: [
        plugin('feature.a', {
          async load() {
            await pause(clock, 9_000)
            return { start: () => pause(clock, 4_000) }
          },
        }),
      ],
    })
    const activated = host.activate('feature.a')
    await clock.settle(13_000)
    await activated
    expect(state('feature.a')).toBe('active')
    expect(clock.pending).toBe(0)
  })

  test('behavior: what a hanging start registers too late is undone at once', async () => {
    const undone = vi.fn()
    let goOn: () => void = () => undefined
    const start: PluginRuntime['start'] = async (scope) => {
      await new Promise<void>((resolve) => (goOn = resolve))
      scope.onStop(undone)
    }
    const { host, clock } = pluginPage({ manifests: [plugin('feature.a', {}, { start })] })
    host.activate('feature.a').catch(() => undefined)
    await clock.settle(5_000)
    goOn()
    await settled()
    expect(undone).toHaveBeenCalledOnce()
  })

  test('behavior: a plugin that throws in start is off with a reason, and the cause is kept', async () => {
    const cause = new TypeError('x is undefined')
    const start = (): never => {
      throw cause
    }
    const { host, state, log } = pluginPage({ manifests: [plugin('feature.a', {}, { start })] })
    await expect(host.activate('feature.a')).rejects.toMatchObject({ code: 'plugin/start-failed', cause })
    expect(state('feature.a')).toBe('failed: feature.a failed to start: x is undefined')
    expect(log.messages('error')).toEqual(['feature.a failed to start: x is undefined'])
  })

  test('behavior: a foreign error of ours is named too', async () => {
    const start = (): never => {
      throw kernelError('kernel/destroyed', { operation: 'start' })
    }
    const { host } = pluginPage({ manifests: [plugin('feature.a', {}, { start })] })
    await expect(host.activate('feature.a')).rejects.toThrow('feature.a failed to start: start: this kernel was destroyed.')
  })

  test.each([
    ['null', null],
    ['a text', 'a'],
    ['an object without an end', {}],
    ['an object whose end is none', { dispose: 1 }],
  ])('behavior: a service may be %s', async (_, made) => {
    const { host, log } = pluginPage({ manifests: [plugin('feature.a', { provides: [a] }, { services: [service(a, {}, () => made)] })] })
    await host.activate('feature.a')
    expect(host.get(a)).toBe(made)
    await host.unregister('feature.a')
    expect(log.lines).toEqual([])
  })

  test('behavior: nobody has to listen to a failure', async () => {
    const start = (): Promise<void> => Promise.reject(new Error('mine'))
    const { host } = pluginPage({ manifests: [plugin('feature.a', { loadOn: ['start'] }, { start })] })
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    await host.fire('start')
    void host.activate('feature.a')
    void host.activate('feature.nobody')
    await settled()
    process.off('unhandledRejection', unheard)
    expect(unheard).not.toHaveBeenCalled()
  })

  test.each([
    ['throws', () => thrown(), { code: 'plugin/service-failed', message: "feature.a failed to make its service 'a'." }],
    [
      'gives a promise',
      () => Promise.reject(new Error('mine')),
      {
        message: "feature.a makes its service 'a' with a promise.",
        remedy: 'Make services at once, and wait in start().',
      },
    ],
  ])('behavior: a service whose making %s names its plugin', async (_, create, error) => {
    const { host } = pluginPage({ manifests: [plugin('feature.a', { provides: [a] }, { services: [service(a, {}, create)] })] })
    await host.activate('feature.a')
    expect(() => host.get(a)).toThrow(expect.objectContaining(error))
  })

  test('behavior: a service that fails while another plugin starts is named, not the other one', async () => {
    const { host } = pluginPage({
      manifests: [
        plugin('feature.a', { provides: [a] }, { services: [service(a, {}, () => thrown())] }),
        plugin('feature.b', { requires: [a] }, { start: (scope) => void scope.get(a) }),
      ],
    })
    await expect(host.activate('feature.b')).rejects.toThrow("feature.a failed to make its service 'a'.")
  })
})

describe('failures of a running plugin', () => {
  test('behavior: a plugin that throws in an event handler or in a promise: caught, counted, 3 strikes then off', async () => {
    const page = pluginPage()
    const { host, state, events, told, log } = page
    const busKey = bindKernel(page, 'kernel.events', events)
    const start: PluginRuntime['start'] = (scope) => {
      const bus = scope.get(busKey)
      scope.onStop(bus.on('modal:opened', () => thrown(), 'feature.a'))
      scope.onStop(bus.on('modal:closed', () => Promise.reject(new Error('later')), 'feature.a'))
    }
    void host.register(plugin('feature.a', {}, { start }))
    await host.activate('feature.a')
    events.publish('modal:opened', { view: 'Connect' })
    events.publish('modal:closed', { view: 'Connect' })
    await settled()
    expect(state('feature.a')).toBe('active')
    events.publish('modal:opened', { view: 'Connect' })
    const reason = 'it failed 3 times, at last with: mine'
    expect(state('feature.a')).toBe(`off: ${reason}`)
    expect(told.at(-1)).toEqual({ name: 'plugin:failed', payload: { id: 'feature.a', reason } })
    expect(log.messages('error')).toEqual(['feature.a failed: mine', 'feature.a failed: later', 'feature.a failed: mine'])
    events.publish('modal:opened', { view: 'Connect' })
    expect(log.messages('error')).toHaveLength(3)
  })

  test('behavior: it stays off until it is registered anew', async () => {
    const { host, state } = pluginPage({ manifests: [plugin('feature.a', { loadOn: ['start'] })] })
    for (const strike of [1, 2, 3, 4]) host.countFailure('feature.a', strike)
    await host.fire('start')
    await expect(host.activate('feature.a')).rejects.toThrow('feature.a takes no part: it failed 3 times')
    await host.unregister('feature.a')
    void host.register(plugin('feature.a', { loadOn: ['start'] }))
    host.countFailure('feature.a', 1)
    host.countFailure('feature.a', 2)
    await settled()
    expect(state('feature.a')).toBe('active')
    host.countFailure('feature.a', 3)
    expect(state('feature.a')).toMatch(/^off: it failed 3 times/)
  })

  test.each([
    ['throws', () => thrown()],
    ['rejects', () => Promise.reject(new Error('mine'))],
  ])('behavior: what a plugin gave to others is watched, and the caller still hears that it %s', async (_, run) => {
    const { host, log } = pluginPage({ manifests: [plugin('feature.a')] })
    await expect(async () => host.watch('feature.a', run)).rejects.toThrow('mine')
    expect(log.messages('error')).toEqual(['feature.a failed: mine'])
    expect(host.watch('feature.a', () => 1)).toBe(1)
  })

  test('behavior: a strike of nobody is no crash', () => {
    const { host, log } = pluginPage()
    for (const strike of [1, 2, 3]) host.countFailure('feature.gone', strike)
    expect(log.messages('error')).toHaveLength(3)
  })
})

describe('stopping', () => {
  test('behavior: a plugin that throws in dispose: disposal goes on for the others', async () => {
    const undone = vi.fn()
    const start: PluginRuntime['start'] = (scope) => {
      scope.onStop(undone)
      scope.onStop(() => thrown())
      scope.onStop(() => Promise.reject(new Error('later')))
    }
    const { host, log } = pluginPage({ manifests: [plugin('feature.a', {}, { start })] })
    await host.activate('feature.a')
    await host.unregister('feature.a')
    expect(undone).toHaveBeenCalledOnce()
    expect(log.messages('error')).toEqual(['feature.a failed to undo something', 'feature.a failed to undo something'])
  })

  test('behavior: a plugin that never ends in dispose: disposal goes on for the others within 1 s', async () => {
    const lines: string[] = []
    const hangs = (id: string): PluginRuntime => ({
      services: [service(token(id), {}, () => ({ dispose: () => void lines.push(`${id} disposed`) }))],
      start: (scope) => {
        scope.get(token(id))
        scope.onStop(never)
      },
    })
    const { host, clock } = pluginPage({
      manifests: [
        plugin('feature.a', { provides: [a] }, hangs('a')),
        plugin('feature.b', { requires: [a], provides: [token('b')] }, hangs('b')),
      ],
    })
    await host.activate('feature.b')
    const stopped = host.deactivate('feature.a')
    await clock.settle(1_000 - 1)
    expect(lines).toEqual([])
    await clock.settle(1)
    expect(lines).toEqual(['b disposed'])
    await stopped
    await clock.settle(1_000)
    expect(lines).toEqual(['b disposed', 'a disposed'])
    expect(clock.pending).toBe(0)
  })

  test('behavior: the end of the host ends every plugin, once, and refuses what comes later', async () => {
    const undone = vi.fn()
    const { host } = pluginPage({ manifests: [plugin('feature.a', {}, { start: (scope) => scope.onStop(undone) })] })
    await host.activate('feature.a')
    expect(host.dispose()).toBeUndefined()
    expect(host.dispose()).toBeUndefined()
    expect(undone).toHaveBeenCalledOnce()
    expect(host.list).toEqual([])
    await expect(host.register(plugin('feature.b'))).rejects.toThrow('plugins.register: this kernel was destroyed.')
    await expect(host.activate('feature.a')).rejects.toThrow('plugins.activate: this kernel was destroyed.')
  })
})

function thrown(): never {
  throw new Error('mine')
}
