import { settled } from '@billfold/test/fakes'
import { autorun, isObservable } from 'mobx'
import { describe, expect, test } from 'vitest'
import { feature, plugin, pluginPage, token } from '../../../testing/plugin-page.js'
import type { PluginManifest, SlotEntry } from './manifest.js'

const entry = (slot: string): SlotEntry => ({ slot, order: 10, item: {} }) as unknown as SlotEntry
const definition = (key: string): { key: ReturnType<typeof feature>; kind: 'flag'; fallback: boolean } => ({
  key: feature(key),
  kind: 'flag',
  fallback: true,
})

describe('register', () => {
  test('default: the plugin is known and not loaded', () => {
    const { host, state, told } = pluginPage()
    void host.register(plugin('feature.swap', { load: () => expect.unreachable() }))
    expect(state('feature.swap')).toBe('registered')
    expect(host.list).toHaveLength(1)
    expect(told).toEqual([])
  })

  test('behavior: works while somebody watches, and the watcher sees it', () => {
    const { host } = pluginPage()
    const seen: number[] = []
    const stop = autorun(() => seen.push(host.list.length))
    void host.register(plugin('feature.a'))
    void host.unregister('feature.a')
    stop()
    expect(seen).toEqual([0, 1, 0])
  })

  test.each([
    ['1.0.0', '2.0.0'],
    ['2.0.0', '1.0.0'],
    [undefined, '1.0.0'],
    ['1.0.0', undefined],
  ])('behavior: two plugins with the same id: the second is refused by name with both versions: %s, then %s', async (first, second) => {
    const { host, state } = pluginPage()
    const version = (text: string | undefined): Partial<PluginManifest> => (text === undefined ? {} : { version: text })
    void host.register(plugin('feature.a', version(first)))
    await expect(host.register(plugin('feature.a', version(second)))).rejects.toThrow(
      `feature.a is registered already: version ${first ?? 'without a number'} is in use, version ${second ?? 'without a number'} was refused.`,
    )
    expect(host.list).toHaveLength(1)
    expect(state('feature.a')).toBe('registered')
  })

  test.each<[string, Partial<PluginManifest>, string]>([
    ['key', { provides: [token('swap.store')] }, "feature.b and feature.a both provide 'swap.store'."],
    ['view', { views: ['Swap'] }, "feature.b and feature.a both serve the view 'Swap'."],
    ['replaced plugin', { replaces: 'feature.old' }, "feature.b and feature.a both replace 'feature.old'."],
    ['feature', { addsFeatures: [definition('gas')] }, "feature.b and feature.a both add the feature 'gas'."],
  ])('behavior: a second claim on the same %s is refused without `replaces`', async (_, claim, message) => {
    const { host, state } = pluginPage({ manifests: [plugin('feature.a', claim)] })
    const registered = host.register(plugin('feature.b', claim))
    await expect(registered).rejects.toThrow(message)
    await expect(registered).rejects.toThrow(expect.objectContaining({ remedy: expect.stringContaining("replaces: 'feature.a'") }))
    expect(state('feature.b')).toBe(`failed: ${message}`)
  })

  test.each([
    ['the replaced one first', ['feature.a', 'feature.b']],
    ['the replacement first', ['feature.b', 'feature.a']],
  ])('behavior: a second claim is fine with `replaces`, whichever comes first: %s', (_, order) => {
    const claim: Partial<PluginManifest> = { provides: [token('swap.store')], views: ['Swap'], addsFeatures: [definition('gas')] }
    const manifests = { 'feature.a': plugin('feature.a', claim), 'feature.b': plugin('feature.b', { ...claim, replaces: 'feature.a' }) }
    const { host, state } = pluginPage()
    for (const id of order) void host.register(manifests[id as keyof typeof manifests])
    expect(state('feature.a')).toBe('off: replaced by feature.b')
    expect(state('feature.b')).toBe('registered')
  })

  test('behavior: a slot may be opened by two plugins', () => {
    const { host } = pluginPage({ manifests: [plugin('feature.a', { opensSlots: ['pay.assets'] })] })
    void host.register(plugin('feature.b', { opensSlots: ['pay.assets'] }))
    expect(host.list.map(({ state }) => state)).toEqual(['registered', 'registered'])
  })

  test('behavior: cyclic dependencies are refused with their path, through providers', async () => {
    const { host, state } = pluginPage({
      manifests: [
        plugin('feature.a', { provides: [token('a')], requires: [token('b')] }),
        plugin('feature.b', { provides: [token('b')], requires: [token('c')] }),
      ],
    })
    const registered = host.register(plugin('feature.c', { provides: [token('c')], requires: [token('a')] }))
    await expect(registered).rejects.toThrow('feature.c closes a cycle: feature.c → feature.a → feature.b → feature.c.')
    expect(state('feature.a')).toBe('registered')
  })

  test.each<[string, readonly PluginManifest[], string]>([
    [
      'a plugin that requires itself',
      [plugin('feature.a', { provides: [token('x'), token('a')], requires: [token('y'), token('a')] })],
      'feature.a → feature.a',
    ],
    ['a plugin that replaces itself', [plugin('feature.a', { replaces: 'feature.a' })], 'feature.a → feature.a'],
    [
      'two that replace each other',
      [plugin('feature.a', { replaces: 'feature.b' }), plugin('feature.b', { replaces: 'feature.a' })],
      'feature.b → feature.a → feature.b',
    ],
  ])('behavior: %s is a cycle', async (_, manifests, path) => {
    const { host } = pluginPage({ manifests })
    await settled()
    expect(host.list.at(-1)).toMatchObject({ state: 'failed', reason: expect.stringContaining(`closes a cycle: ${path}.`) })
  })

  test('behavior: `uses` may go in circles', () => {
    const { host } = pluginPage({
      manifests: [
        plugin('feature.a', { provides: [token('a')], uses: [token('b')] }),
        plugin('feature.b', { provides: [token('b')], uses: [token('a')] }),
      ],
    })
    expect(host.list.map(({ state }) => state)).toEqual(['registered', 'registered'])
  })

  test.each<[string, Partial<PluginManifest>, string]>([
    [
      'slot',
      { slots: [entry('acount.actions')] },
      "names the slot 'acount.actions', which nobody declares. The nearest known name is 'account.actions'.",
    ],
    ['feature', { feature: feature('swops') }, "names the feature 'swops', which nobody declares. The nearest known name is 'swaps'."],
    [
      'feature',
      { feature: feature('swops'), addsFeatures: [definition('gas')] },
      "names the feature 'swops', which nobody declares. The nearest known name is 'swaps'.",
    ],
    [
      'slot',
      { slots: [entry('notes.stemps')], opensSlots: ['notes.stamps' as never] },
      "names the slot 'notes.stemps', which nobody declares. The nearest known name is 'notes.stamps'.",
    ],
  ])('behavior: an unknown %s is refused, with the nearest known one', async (_, rest, words) => {
    const { host } = pluginPage({ features: { swaps: true } })
    await expect(host.register(plugin('feature.a', rest))).rejects.toThrow(`feature.a ${words}`)
  })

  test.each<[string, PluginManifest, Partial<PluginManifest>]>([
    ['slot', plugin('feature.owner', { opensSlots: ['notes.stamps' as never] }), { slots: [entry('notes.stamps')] }],
    ['feature', plugin('feature.owner', { addsFeatures: [definition('notes')] }), { feature: feature('notes') }],
  ])('behavior: a %s that another plugin brings is known, in whichever order they come together', (_, owner, rest) => {
    const { host } = pluginPage({ manifests: [plugin('feature.a', rest), owner] })
    expect(host.list.map(({ id, state }) => `${id} ${state}`)).toEqual(['feature.owner registered', 'feature.a registered'])
  })

  test('behavior: a slot or a feature of its own is known', () => {
    const own = {
      opensSlots: ['notes.inks' as never, 'notes.stamps' as never],
      slots: [entry('notes.stamps')],
      addsFeatures: [definition('inks'), definition('notes')],
    }
    const { state } = pluginPage({ manifests: [plugin('feature.a', { ...own, feature: feature('notes') })] })
    expect(state('feature.a')).toBe('registered')
  })

  test('behavior: a feature of the product cannot be added again', async () => {
    const { host } = pluginPage({ features: { swaps: true } })
    await expect(host.register(plugin('feature.a', { addsFeatures: [definition('swaps')] }))).rejects.toThrow(
      "'addsFeatures' is 'swaps', and must be a list of features that the product does not have.",
    )
  })

  test('behavior: a feature stays defined while its plugin or the replacement is registered', () => {
    const adds = { addsFeatures: [definition('gas')] }
    const { host, features } = pluginPage({ manifests: [plugin('feature.a', adds)] })
    void host.register(plugin('feature.b', { ...adds, replaces: 'feature.a' }))
    void host.unregister('feature.a')
    expect(features.has('gas')).toBe(true)
    void host.unregister('feature.b')
    expect(features.has('gas')).toBe(false)
  })

  test('behavior: a manifest that throws is listed as failed, and the others run', async () => {
    const bad = Object.defineProperty(plugin('feature.bad'), 'slots', {
      get() {
        throw new Error('mine')
      },
    })
    const { host, state, told, log } = pluginPage({ manifests: [bad, plugin('feature.good')] })
    expect(state('feature.bad')).toBe('failed: plugin/malformed')
    await settled()
    expect(state('feature.bad')).toContain("failed: The manifest of feature.bad is not usable: 'slots' is not readable")
    expect(told).toEqual([{ name: 'plugin:failed', payload: { id: 'feature.bad', reason: host.status('feature.bad')?.reason } }])
    expect(log.messages('error')).toEqual([host.status('feature.bad')?.reason])
    await host.activate('feature.good')
    expect(state('feature.good')).toBe('active')
  })

  test('behavior: what is refused can be registered when it was put right', async () => {
    const { host, state } = pluginPage({ manifests: [plugin('feature.a', { contract: 2 })] })
    await settled()
    expect(state('feature.a')).toContain('failed: feature.a was built for contract 2')
    void host.register(plugin('feature.a'))
    expect(host.list).toHaveLength(1)
    expect(state('feature.a')).toBe('registered')
  })

  test('behavior: what is refused leaves the list when it is unregistered', async () => {
    const { host } = pluginPage({ manifests: [plugin('feature.a', { contract: 2 })] })
    await host.unregister('feature.a')
    expect(host.list).toEqual([])
  })

  test.each([
    ['no list', 'junk'],
    ['a list of junk', [null, 1, {}]],
    ['nothing', undefined],
  ])('behavior: %s in place of the manifests is a failure on the list, and no crash', (_, manifests) => {
    const { host } = pluginPage({ manifests: (manifests as never) ?? [undefined] })
    expect(host.list).toMatchObject([{ id: 'a plugin without a usable id', state: 'failed' }])
  })

  test('behavior: what is listed is plain data, and not observable itself', () => {
    const { host } = pluginPage({ manifests: [plugin('feature.a'), plugin('feature.b', { contract: 2 })] })
    expect(host.list.map(({ manifest, error }) => isObservable(manifest ?? error))).toEqual([false, false])
  })

  test('behavior: nobody knows the status of a plugin that was never registered', () => {
    expect(pluginPage().host.status('feature.a')).toBeUndefined()
  })
})
