import { settled } from '@billfold/test/fakes'
import { autorun } from 'mobx'
import { describe, expect, test, vi } from 'vitest'
import { bindKernel, plugin, pluginPage, token } from '../../../testing/plugin-page.js'
import { maybe, service } from '../services/service.js'
import type { PluginManifest } from './manifest.js'
import type { PluginRuntime } from './runtime.js'

const a = token<string>('a')
const b = token<string>('b')

/** Provides one key, and writes down when it starts and stops. */
function provider(key: string, lines: string[], rest: Partial<PluginManifest> = {}): PluginManifest {
  const runtime: PluginRuntime = {
    services: [service(token<string>(key), {}, () => `the ${key}`)],
    start: (scope) => {
      lines.push(`${key} starts`)
      scope.onStop(() => void lines.push(`${key} stops`))
    },
  }
  return plugin(`feature.${key}`, { provides: [token(key)], ...rest }, runtime)
}

describe('activate', () => {
  test('default: loads, starts and tells where it stands', async () => {
    const { host } = pluginPage({ manifests: [plugin('feature.a')] })
    const states: (string | undefined)[] = []
    const stop = autorun(() => states.push(host.status('feature.a')?.state))
    await host.activate('feature.a')
    stop()
    expect(states).toEqual(['registered', 'loading', 'active'])
  })

  test('behavior: everybody who asks shares one load', async () => {
    const load = vi.fn(async () => ({}))
    const { host } = pluginPage({ manifests: [plugin('feature.a', { load })] })
    await Promise.all([host.activate('feature.a'), host.activate('feature.a')])
    await host.activate('feature.a')
    expect(load).toHaveBeenCalledOnce()
  })

  test('behavior: what it requires is loaded first', async () => {
    const lines: string[] = []
    const { host, state } = pluginPage({
      manifests: [provider('c', lines, { requires: [b] }), provider('b', lines, { requires: [a] }), provider('a', lines)],
    })
    await host.activate('feature.c')
    expect(lines).toEqual(['a starts', 'b starts', 'c starts'])
    expect(state('feature.a')).toBe('active')
  })

  test('behavior: two whose moment comes at once, one of which requires the other', async () => {
    const lines: string[] = []
    const slow = provider('a', lines, { loadOn: ['open'] })
    const load = async (): Promise<PluginRuntime> => (await settled(), slow.load())
    const { host, state } = pluginPage({
      fetchRuns: async (runs) => runs,
      manifests: [{ ...slow, load }, provider('x', lines, { requires: [a], loadOn: ['open'] })],
    })
    await host.fire('open')
    expect([state('feature.a'), state('feature.x'), lines]).toEqual(['active', 'active', ['a starts', 'x starts']])
  })

  test('behavior: a service of a required plugin is at hand', async () => {
    let found: unknown
    const { host } = pluginPage({
      manifests: [provider('a', []), plugin('feature.x', { requires: [a] }, { start: (scope) => void (found = scope.get(a)) })],
    })
    await host.activate('feature.x')
    expect(found).toBe('the a')
  })

  test('behavior: a missing provider is an error that says what to register', async () => {
    const { host, state } = pluginPage({ manifests: [plugin('feature.x', { requires: [a] })] })
    await expect(host.activate('feature.x')).rejects.toMatchObject({
      message: "feature.x requires 'a', and no registered plugin provides it.",
      remedy: "Register a plugin that lists 'a' in 'provides'.",
    })
    expect(state('feature.x')).toMatch(/^failed: /)
    void host.register(provider('a', []))
    await host.activate('feature.x')
    expect(state('feature.x')).toBe('active')
  })

  test('behavior: a required key of the kernel is there', async () => {
    const page = pluginPage({ manifests: [plugin('feature.x', { requires: [token('kernel.router')] })] })
    bindKernel(page, 'kernel.router', 'the router')
    await page.host.activate('feature.x')
    expect(page.state('feature.x')).toBe('active')
    expect(await page.host.load(token('kernel.router'))).toBe('the router')
  })

  test('behavior: a required key that the kernel does not have is missing', async () => {
    const { host } = pluginPage({ manifests: [plugin('feature.x', { requires: [token('kernel.rooter')] })] })
    await expect(host.activate('feature.x')).rejects.toThrow("feature.x requires 'kernel.rooter', and no registered plugin provides it.")
  })

  test('behavior: when what it requires fails, it fails with that reason', async () => {
    const broken = plugin('feature.a', { provides: [a] }, { start: () => Promise.reject(new Error('no luck')) })
    const { host, state } = pluginPage({ manifests: [broken, plugin('feature.x', { requires: [a] })] })
    await expect(host.activate('feature.x')).rejects.toMatchObject({ code: 'plugin/need-failed' })
    expect(state('feature.x')).toContain("failed: feature.x requires 'a' of feature.a, which could not be used: ")
  })

  test.each([
    ['an unknown plugin', 'feature.swop', "No plugin 'feature.swop' is registered. The nearest known name is 'feature.swap'."],
    ['a plugin that is off', 'feature.swap', "feature.swap takes no part: the feature 'swaps' is off."],
  ])('behavior: %s is not loaded', async (_, id, message) => {
    const { host } = pluginPage({ features: { swaps: false }, manifests: [plugin('feature.swap', { feature: 'swaps' })] })
    await expect(host.activate(id)).rejects.toThrow(message)
  })

  test('behavior: without any plugin there is no nearest name', async () => {
    await expect(pluginPage().host.activate('feature.a')).rejects.toThrow(/^No plugin 'feature.a' is registered.$/)
  })

  test('behavior: a failure unloads what was bound and forgets the promise, so that a retry works', async () => {
    let isBroken = true
    const undone: string[] = []
    const runtime: PluginRuntime = {
      services: [service(a, {}, () => 'the a')],
      start: (scope) => {
        scope.onStop(() => void undone.push('undone'))
        if (isBroken) throw new Error('no luck')
      },
    }
    const { host, state } = pluginPage({ manifests: [plugin('feature.a', { provides: [a] }, runtime)] })
    await expect(host.activate('feature.a')).rejects.toThrow('feature.a failed to start: no luck')
    expect(undone).toEqual(['undone'])
    expect(() => host.get(a)).toThrow("'a' is provided by feature.a, which does not run.")
    isBroken = false
    await host.activate('feature.a')
    expect(state('feature.a')).toBe('active')
    expect(host.get(a)).toBe('the a')
  })

  test('behavior: what it uses is waited for when that loads already, whoever was registered first', async () => {
    const lines: string[] = []
    const user = provider('user', lines, { uses: [a], loadOn: ['start'] })
    const { host } = pluginPage({ manifests: [user, provider('a', lines, { loadOn: ['start'] })] })
    await host.fire('start')
    expect(lines).toEqual(['a starts', 'user starts'])
  })

  test('behavior: what it uses may take its time', async () => {
    const lines: string[] = []
    let goOn: () => void = () => undefined
    const start: PluginRuntime['start'] = async () => {
      await new Promise<void>((resolve) => (goOn = resolve))
      lines.push('a starts')
    }
    const slow = plugin('feature.a', { provides: [a], loadOn: ['start'] }, { services: [service(a, {}, () => 'the a')], start })
    const { host } = pluginPage({ manifests: [provider('user', lines, { uses: [a, b], loadOn: ['start'] }), slow] })
    const fired = host.fire('start')
    await settled()
    expect(lines).toEqual([])
    goOn()
    await fired
    expect(lines).toEqual(['a starts', 'user starts'])
  })

  test('behavior: what it uses is not loaded for it', async () => {
    const { host, state } = pluginPage({ manifests: [provider('a', []), plugin('feature.x', { uses: [a] })] })
    await host.activate('feature.x')
    expect(state('feature.a')).toBe('registered')
  })

  test('behavior: plugins that use each other do not wait for each other', async () => {
    const lines: string[] = []
    const { host } = pluginPage({ manifests: [provider('a', lines, { uses: [b] }), provider('b', lines, { uses: [a] })] })
    await Promise.all([host.activate('feature.a'), host.activate('feature.b')])
    expect(lines.toSorted()).toEqual(['a starts', 'b starts'])
  })

  test('behavior: a user of what failed to load goes on without it', async () => {
    const broken = plugin('feature.a', { provides: [a], loadOn: ['start'], load: () => Promise.reject(new Error('offline')) })
    const { host, clock, state } = pluginPage({ manifests: [broken, plugin('feature.x', { uses: [a], loadOn: ['start'] })] })
    const fired = host.fire('start')
    await clock.settle(1_000)
    await fired
    expect(state('feature.x')).toBe('active')
  })
})

describe('warm', () => {
  test('behavior: an idle moment brings what makes services, though nobody has any yet', async () => {
    const { host, lookup } = pluginPage({ manifests: [plugin('feature.a')] })
    const prepare = vi.spyOn(lookup.container, 'load')
    await host.fire('open')
    expect(prepare).not.toHaveBeenCalled()
    await host.fire('idle')
    expect(prepare).toHaveBeenCalledOnce()
  })

  test('default: fetches the code of what the moment will load, and runs none of it', async () => {
    const lines: string[] = []
    const fetched: string[] = []
    const fetching = (id: string, rest: Partial<PluginManifest>): PluginManifest => {
      const { load, ...manifest } = provider(id, lines, rest)
      return { ...manifest, load: () => (fetched.push(id), load()) }
    }
    const { host, state } = pluginPage({
      manifests: [fetching('a', { loadOn: ['open'] }), fetching('b', { loadOn: ['start'] }), fetching('c', {})],
    })
    host.warm('open')
    await settled()
    expect([fetched, lines, state('feature.a')]).toEqual([['a'], [], 'registered'])
    await host.fire('open')
    expect([lines, state('feature.a')]).toEqual([['a starts'], 'active'])
  })

  test.each([
    ['with the code of a plugin that provides services', { provides: [a] }, 1],
    ['not for plugins without services', {}, 0],
  ])('behavior: what makes services is fetched %s', (_, rest, times) => {
    const { host, lookup } = pluginPage({ manifests: [plugin('feature.a', { loadOn: ['open'], ...rest })] })
    const prepare = vi.spyOn(lookup.container, 'load')
    host.warm('open')
    expect(prepare).toHaveBeenCalledTimes(times)
  })

  test('behavior: a plugin that takes no part, or waits for one that does not, is left where it is', async () => {
    const load = vi.fn(() => Promise.resolve({}))
    const { host } = pluginPage({
      manifests: [
        plugin('feature.off', { namespaces: ['solana'], loadOn: ['open'], provides: [a], load }),
        plugin('feature.waits', { requires: [a], loadOn: ['open'], load }),
      ],
    })
    host.warm('open')
    await settled()
    expect(load).not.toHaveBeenCalled()
  })

  test("behavior: what does not arrive, or throws, is nobody's business yet", async () => {
    const load = vi.fn<PluginManifest['load']>(() => {
      throw new Error('offline')
    })
    const { host, state } = pluginPage({ manifests: [plugin('feature.a', { loadOn: ['open'], load })] })
    host.warm('open')
    await settled()
    expect(load).toHaveBeenCalledOnce()
    expect(state('feature.a')).toBe('registered')
  })
})

describe('deactivate', () => {
  test('default: dependants stop first, undo functions run in reverse, services are disposed', async () => {
    const lines: string[] = []
    const inner = token<{ dispose(): void }>('a.inner')
    const first: PluginRuntime = {
      services: [service(a, { inner }, () => 'the a'), service(inner, {}, () => ({ dispose: () => void lines.push('inner disposed') }))],
      start: (scope) => {
        scope.onStop(() => void lines.push('first undone'))
        scope.get(a)
        scope.onStop(() => void lines.push('last undone'))
      },
    }
    const { host, state } = pluginPage({
      manifests: [plugin('feature.a', { provides: [a] }, first), provider('b', lines, { requires: [a] })],
    })
    await host.activate('feature.b')
    await host.deactivate('feature.a')
    expect(lines).toEqual(['b starts', 'b stops', 'last undone', 'inner disposed', 'first undone'])
    expect(state('feature.a')).toBe('registered')
    expect(state('feature.b')).toBe('registered')
  })

  test('behavior: what takes no time is done when the call returns', async () => {
    const lines: string[] = []
    const { host } = pluginPage({ manifests: [provider('a', lines), provider('b', lines, { requires: [a] })] })
    await host.activate('feature.b')
    void host.deactivate('feature.a')
    expect(lines).toEqual(['a starts', 'b starts', 'b stops', 'a stops'])
  })

  test('behavior: it and its dependants rest until somebody asks for them', async () => {
    const { host, state } = pluginPage({
      manifests: [provider('a', [], { loadOn: ['start'] }), provider('b', [], { requires: [a], loadOn: ['start'] })],
    })
    await host.fire('start')
    await host.deactivate('feature.a')
    await settled()
    expect([state('feature.a'), state('feature.b')]).toEqual(['registered', 'registered'])
    await host.activate('feature.b')
    expect([state('feature.a'), state('feature.b')]).toEqual(['active', 'active'])
  })

  test('behavior: closes the views that are gone', async () => {
    const views = { Swap: { component: 1 }, Networks: { component: 1 } }
    const { host, closed } = pluginPage({ manifests: [plugin('feature.a', { views: ['Swap', 'Networks'] }, { views })] })
    await host.activate('feature.a')
    await host.deactivate('feature.a')
    expect(closed).toEqual(['Swap', 'Networks'])
  })

  test('behavior: one that failed is as good as new', async () => {
    const { host, state } = pluginPage({ manifests: [plugin('feature.a', {}, { start: () => Promise.reject(new Error('no luck')) })] })
    await expect(host.activate('feature.a')).rejects.toThrow('no luck')
    await host.deactivate('feature.a')
    expect(state('feature.a')).toBe('registered')
  })

  test('behavior: a plugin that does not run is left alone', async () => {
    const { host, state } = pluginPage({ manifests: [plugin('feature.a')] })
    await host.deactivate('feature.a')
    await host.deactivate('feature.nobody')
    expect(state('feature.a')).toBe('registered')
  })

  test('behavior: calls off a load: who waits is told, and what arrives late is not started', async () => {
    let arrive: (runtime: PluginRuntime) => void = () => undefined
    const start = vi.fn()
    const load = (): Promise<PluginRuntime> => new Promise((resolve) => (arrive = resolve))
    const { host, state, told, clock } = pluginPage({ manifests: [plugin('feature.a', { load })] })
    const activated = host.activate('feature.a')
    await settled()
    await host.deactivate('feature.a')
    await expect(activated).rejects.toThrow('feature.a was stopped.')
    arrive({ start })
    await settled()
    expect(start).not.toHaveBeenCalled()
    expect(state('feature.a')).toBe('registered')
    expect(told).toEqual([])
    expect(clock.pending).toBe(0)
  })

  test('behavior: a load that is called off before it began does not begin', async () => {
    const load = vi.fn(async () => ({}))
    const { host } = pluginPage({ manifests: [plugin('feature.a', { load })] })
    const activated = host.activate('feature.a')
    void host.deactivate('feature.a')
    await expect(activated).rejects.toThrow('feature.a was stopped.')
    expect(load).not.toHaveBeenCalled()
  })

  test('behavior: a new life waits until the old one has undone everything', async () => {
    const lines: string[] = []
    let finish: () => void = () => undefined
    const runtime: PluginRuntime = {
      start: (scope) => {
        lines.push('starts')
        scope.onStop(async () => {
          await new Promise<void>((resolve) => (finish = resolve))
          lines.push('stopped')
        })
      },
    }
    const { host } = pluginPage({ manifests: [plugin('feature.a', {}, runtime)] })
    await host.activate('feature.a')
    const stopped = host.deactivate('feature.a')
    const again = host.activate('feature.a')
    await settled()
    expect(lines).toEqual(['starts'])
    finish()
    await Promise.all([stopped, again])
    expect(lines).toEqual(['starts', 'stopped', 'starts'])
  })
})

describe('unregister', () => {
  test('default: stops it with its dependants, and takes it off the list', async () => {
    const lines: string[] = []
    const { host, state, lookup } = pluginPage({ manifests: [provider('a', lines), provider('b', lines, { requires: [a] })] })
    await host.activate('feature.b')
    await host.unregister('feature.a')
    expect(lines.slice(2)).toEqual(['b stops', 'a stops'])
    expect(host.list.map(({ id }) => id)).toEqual(['feature.b'])
    expect(state('feature.b')).toBe('registered')
    expect(lookup.has(a)).toBe(false)
  })

  test('behavior: dependants come back when somebody provides the key again', async () => {
    const { host, state } = pluginPage({ manifests: [provider('a', []), provider('b', [], { requires: [a] })] })
    await host.activate('feature.b')
    await host.unregister('feature.a')
    await settled()
    expect(state('feature.b')).toBe('registered')
    void host.register(provider('a', []))
    await settled()
    expect(state('feature.b')).toBe('active')
  })

  test('behavior: what is registered anew does not remember that it ran', async () => {
    const { host, state } = pluginPage({ manifests: [provider('a', [])] })
    await host.activate('feature.a')
    await host.unregister('feature.a')
    void host.register(provider('a', []))
    await settled()
    expect(state('feature.a')).toBe('registered')
  })

  test('behavior: one that does not run takes nobody along', async () => {
    const lines: string[] = []
    const { host, state } = pluginPage({
      manifests: [provider('a', lines), plugin('feature.old', { provides: [a] }), provider('b', lines, { requires: [a] })].map((manifest) =>
        manifest.id === 'feature.a' ? { ...manifest, replaces: 'feature.old' as const } : manifest,
      ),
    })
    await host.activate('feature.b')
    await host.unregister('feature.old')
    expect(lines).toEqual(['a starts', 'b starts'])
    expect(state('feature.b')).toBe('active')
  })

  test('behavior: an unknown id is no error', async () => {
    await expect(pluginPage().host.unregister('feature.a')).resolves.toBeUndefined()
  })

  test('behavior: a service that was given an optional one is made anew when that leaves, and keeps its views', async () => {
    const given: unknown[] = []
    const user: PluginRuntime = {
      services: [service(b, { optional: maybe(a) }, ({ optional }) => `with ${given.push(optional)}`)],
      views: { Swap: { component: 1 } },
      start: (scope) => void scope.get(b),
    }
    const { host, state, closed } = pluginPage({
      manifests: [provider('a', [], { loadOn: ['start'] }), plugin('feature.x', { uses: [a], provides: [b], views: ['Swap'] }, user)],
    })
    await host.fire('start')
    await host.activate('feature.x')
    await host.unregister('feature.a')
    await settled()
    expect(given).toEqual(['the a', undefined])
    expect(state('feature.x')).toBe('active')
    expect(closed).toEqual([])
  })

  test('behavior: of plugins that keep each other, whoever is stopped takes the other along', async () => {
    const keeps = (own: typeof a, other: typeof a): PluginRuntime => ({
      services: [service(own, { other: maybe(other) }, () => 'made')],
    })
    const { host, state } = pluginPage({
      manifests: [
        plugin('feature.a', { provides: [a], uses: [b] }, keeps(a, b)),
        plugin('feature.b', { provides: [b], uses: [a] }, keeps(b, a)),
      ],
    })
    await Promise.all([host.activate('feature.a'), host.activate('feature.b')])
    await host.deactivate('feature.b')
    await settled()
    expect([state('feature.a'), state('feature.b')]).toEqual(['active', 'registered'])
  })
})
