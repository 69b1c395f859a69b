import { autorun } from 'mobx'
import { describe, expect, test, vi } from 'vitest'
import { explained, plugin, pluginPage } from '../../../testing/plugin-page.js'
import type { PluginRuntime } from '../plugins/runtime.js'
import { ViewRegistry } from './views.js'

const swap = { component: 'the swap view' }
const runtime: PluginRuntime = { views: { Swap: swap } }

describe('ViewRegistry', () => {
  test('default: loads the plugin that serves a view, and gives what it renders', async () => {
    const { host, state } = pluginPage({ manifests: [plugin('feature.swap', { views: ['Swap'] }, runtime)] })
    const views = new ViewRegistry(host, explained)
    expect([views.owner('Swap'), views.has('Swap'), views.has('Account')]).toEqual(['feature.swap', true, false])
    expect(await views.load('Swap')).toBe(swap)
    expect(state('feature.swap')).toBe('active')
    expect(await views.load('Swap')).toBe(swap)
  })

  test('behavior: an unknown view is an error that names the nearest known one', async () => {
    const { host } = pluginPage({ manifests: [plugin('feature.swap', { views: ['Swap', 'Networks'] }, runtime)] })
    await expect(new ViewRegistry(host, explained).load('Swop' as never)).rejects.toMatchObject({
      code: 'view/unknown',
      message: "No registered plugin serves the view 'Swop'. The nearest known name is 'Swap'.",
      remedy: "Register a plugin that lists 'Swop' in 'views'.",
    })
  })

  test('behavior: a view whose plugin is off says why', async () => {
    const { host } = pluginPage({
      features: { swaps: false },
      manifests: [plugin('feature.swap', { feature: 'swaps', views: ['Swap'] }, runtime)],
    })
    await expect(new ViewRegistry(host, explained).load('Swap')).rejects.toThrow("feature.swap takes no part: the feature 'swaps' is off.")
  })

  test('behavior: a view whose code does not load rejects with a code that a shell can show, and a retry works', async () => {
    const load = vi.fn<() => Promise<PluginRuntime>>().mockRejectedValue(new TypeError('404'))
    const { host, clock } = pluginPage({ manifests: [plugin('feature.swap', { views: ['Swap'], load })] })
    const views = new ViewRegistry(host, explained)
    const loaded = views.load('Swap')
    loaded.catch(() => undefined)
    await clock.settle(1_000)
    await expect(loaded).rejects.toMatchObject({ code: 'plugin/not-loaded' })
    load.mockResolvedValue(runtime)
    expect(await views.load('Swap')).toBe(swap)
  })

  test('behavior: of a plugin and its replacement, the replacement serves', async () => {
    const better = { component: 'better' }
    const { host } = pluginPage({
      manifests: [
        plugin('feature.swap', { views: ['Swap'] }, runtime),
        plugin('feature.better', { views: ['Swap'], replaces: 'feature.swap' }, { views: { Swap: better } }),
      ],
    })
    expect(await new ViewRegistry(host, explained).load('Swap')).toBe(better)
  })

  test('behavior: who serves a view is live', () => {
    const { host } = pluginPage()
    const views = new ViewRegistry(host, explained)
    const seen: (string | undefined)[] = []
    const stop = autorun(() => seen.push(views.owner('Swap')))
    void host.register(plugin('feature.swap', { views: ['Swap'] }))
    void host.unregister('feature.swap')
    stop()
    expect(seen).toEqual([undefined, 'feature.swap', undefined])
  })

  test('behavior: a plugin that is stopped at the same moment has no view any more', async () => {
    const { host } = pluginPage({ manifests: [plugin('feature.swap', { views: ['Swap'] }, runtime)] })
    await host.activate('feature.swap')
    const loaded = new ViewRegistry(host, explained).load('Swap')
    void host.deactivate('feature.swap')
    await expect(loaded).rejects.toThrow("feature.swap was stopped while its view 'Swap' was asked for.")
  })
})
