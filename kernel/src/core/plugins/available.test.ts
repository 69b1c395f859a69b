import { settled } from '@billfold/test/fakes'
import { runInAction } from 'mobx'
import { describe, expect, test, vi } from 'vitest'
import { plugin, pluginPage, token } from '../../../testing/plugin-page.js'
import { type PluginSituation, offReason } from './registry.js'

const open: PluginSituation = {
  isFeatureOn: () => true,
  hasNetwork: () => true,
  replacementOf: () => undefined,
  whyMissing: () => undefined,
}
const a = token('a')

describe('offReason', () => {
  test.each<[string, Partial<PluginSituation>, string | undefined]>([
    ['nothing keeps it: it takes part', {}, undefined],
    ['its feature is off', { isFeatureOn: () => false }, "the feature 'swaps' is off"],
    ['none of its families has a network', { hasNetwork: () => false }, 'no network of eip155, solana is configured'],
    ['one of its families is enough', { hasNetwork: (namespace) => namespace === 'solana' }, undefined],
    ['another stands in for it', { replacementOf: () => 'feature.better' }, 'replaced by feature.better'],
    [
      'what it requires is off',
      { whyMissing: () => 'chain.eip155, which is off: replaced by chain.other' },
      "it requires 'a' of chain.eip155, which is off: replaced by chain.other",
    ],
  ])('behavior: %s', (_, situation, reason) => {
    const manifest = plugin('feature.swap', { feature: 'swaps', namespaces: ['eip155', 'solana'], requires: [a] })
    expect(offReason(manifest, { ...open, ...situation })).toBe(reason)
  })
})

describe('a running host', () => {
  test('behavior: a plugin whose feature goes off is stopped, and comes back with it', async () => {
    const stopped = vi.fn()
    const { host, state, features } = pluginPage({
      features: { swaps: true },
      manifests: [plugin('feature.swap', { feature: 'swaps' }, { start: (scope) => scope.onStop(stopped) })],
    })
    await host.activate('feature.swap')
    runInAction(() => features.set('swaps', false))
    expect(state('feature.swap')).toBe("off: the feature 'swaps' is off")
    expect(stopped).toHaveBeenCalledOnce()
    runInAction(() => features.set('swaps', true))
    await settled()
    expect(state('feature.swap')).toBe('active')
  })

  test('behavior: a plugin whose last network goes is stopped, and what requires it', async () => {
    const { host, state, namespaces, closed } = pluginPage({
      namespaces: ['eip155', 'solana'],
      manifests: [
        plugin('chain.solana', { namespaces: ['solana'], provides: [a] }, { services: [{ key: a, needs: {}, create: () => 1 }] }),
        plugin('feature.x', { requires: [a], views: ['Swap'] }, { views: { Swap: { component: 1 } } }),
      ],
    })
    await host.activate('feature.x')
    runInAction(() => namespaces.delete('solana'))
    expect(state('chain.solana')).toBe('off: no network of solana is configured')
    expect(state('feature.x')).toBe("off: it requires 'a' of chain.solana, which is off: no network of solana is configured")
    expect(closed).toEqual(['Swap'])
  })

  test('behavior: a replacement takes over at once, and the replaced one comes back when it leaves', async () => {
    const service = (value: string): { services: never } => ({ services: [{ key: a, needs: {}, create: () => value }] as never })
    const { host, state } = pluginPage({
      manifests: [
        plugin('feature.old', { provides: [a], loadOn: ['start'] }, service('old')),
        plugin('feature.x', { requires: [a], loadOn: ['start'] }),
      ],
    })
    await host.fire('start')
    expect(host.get(a)).toBe('old')
    void host.register(plugin('feature.new', { provides: [a], replaces: 'feature.old' }, service('new')))
    await settled()
    expect(state('feature.old')).toBe('off: replaced by feature.new')
    expect([state('feature.x'), host.get(a)]).toEqual(['active', 'new'])
    await host.unregister('feature.new')
    await settled()
    expect([state('feature.old'), state('feature.x'), host.get(a)]).toEqual(['active', 'active', 'old'])
  })

  test('behavior: what the replacement does not provide is missing', () => {
    const { state } = pluginPage({
      manifests: [
        plugin('feature.old', { provides: [a] }),
        plugin('feature.new', { replaces: 'feature.old' }),
        plugin('feature.x', { requires: [a] }),
      ],
    })
    expect(state('feature.x')).toBe("off: it requires 'a' of feature.old, which is off: replaced by feature.new")
  })

  test.each(['start', 'open', 'idle', 'framed', 'namespace:eip155'] as const)(
    'behavior: loadOn %s: loads then, and not before',
    async (moment) => {
      const { host, state } = pluginPage({ manifests: [plugin('feature.a', { loadOn: [moment] }), plugin('feature.b')] })
      await host.fire(moment === 'start' ? 'idle' : 'start')
      expect(state('feature.a')).toBe('registered')
      await host.fire(moment)
      expect([state('feature.a'), state('feature.b')]).toEqual(['active', 'registered'])
    },
  )

  test('behavior: a plugin that comes after its moment loads at once', async () => {
    const { host, state } = pluginPage()
    await host.fire('start')
    void host.register(plugin('feature.a', { loadOn: ['start'] }))
    await settled()
    expect(state('feature.a')).toBe('active')
  })

  test('behavior: what cannot load by itself waits: off, or without a provider', async () => {
    const { host, state, features } = pluginPage({
      features: { swaps: false },
      manifests: [
        plugin('feature.swap', { feature: 'swaps', loadOn: ['start'] }),
        plugin('feature.x', { requires: [a], loadOn: ['start'] }),
      ],
    })
    await host.fire('start')
    expect(state('feature.x')).toBe('registered')
    runInAction(() => features.set('swaps', true))
    await settled()
    expect(state('feature.swap')).toBe('active')
  })

  test('behavior: one that failed is not loaded again by itself', async () => {
    const start = vi.fn(() => Promise.reject(new Error('no luck')))
    const { host, state } = pluginPage({ manifests: [plugin('feature.a', { loadOn: ['start', 'open'] }, { start })] })
    await host.fire('start')
    await host.fire('open')
    expect(start).toHaveBeenCalledOnce()
    expect(state('feature.a')).toBe('failed: feature.a failed to start: no luck')
  })
})
