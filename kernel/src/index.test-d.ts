import {
  type ChainNamespace,
  type Events,
  type Features,
  type PluginManifest,
  type PluginRuntime,
  type SlotEntry,
  type StoredItems,
  type Key,
  type Views,
  BillfoldError,
  type ErrorFactory,
  type EventBus,
  type FeatureStore,
  type Kernel,
  type Router,
  type SlotRegistry,
  chainAdapter,
  errorFactory,
  maybe,
  service,
  storedItem,
  keyFor,
} from '@billfold/kernel'
import { number, object, string } from 'valibot'
import { describe, expectTypeOf, test } from 'vitest'

/** Additions of a plugin, as they stand in its contract. */
declare module '@billfold/kernel' {
  interface Namespaces {
    probe: true
  }
  interface Views {
    Probe: undefined
    ProbeAmount: { readonly amount: number }
    ProbeMaybe: undefined | { readonly amount: number }
  }
  interface Slots {
    'probe.rows': { readonly text: string }
  }
  interface Events {
    'probe:done': { readonly count: number }
  }
  interface Features {
    probe: false | readonly string[]
  }
  interface StoredItems {
    probe: { readonly count: number }
  }
  interface Endpoints {
    probe: true
  }
  interface ErrorContexts {
    'probe/broken': { readonly part: string }
  }
}

declare const kernel: Kernel

describe('an open interface takes what a plugin adds, and nothing else compiles', () => {
  test('behavior: Views: name and arguments', () => {
    const check = (router: Router): void => {
      router.push('Probe')
      router.push('ProbeAmount', { amount: 1 })
      router.push('ProbeMaybe')
      router.push('ProbeMaybe', { amount: 1 })
      // @ts-expect-error nobody has this view
      router.push('Prob')
      // @ts-expect-error it takes none
      router.push('Probe', { amount: 1 })
      // @ts-expect-error it needs them
      router.push('ProbeAmount')
      // @ts-expect-error they are others
      router.push('ProbeAmount', { amount: '1' })
    }
    expectTypeOf(check).toBeFunction()
    expectTypeOf<Views['ProbeAmount']>().toEqualTypeOf<{ readonly amount: number }>()
  })

  test('behavior: Slots: name and item', () => {
    const entry: SlotEntry = { slot: 'probe.rows', order: 10, item: { text: 'a' } }
    // @ts-expect-error nobody opens this slot
    const unknown: SlotEntry = { slot: 'probe.row', order: 10, item: { text: 'a' } }
    // @ts-expect-error the item of another slot
    const foreign: SlotEntry = { slot: 'probe.rows', order: 10, item: { kind: 'recent' } }
    expectTypeOf([entry, unknown, foreign]).toExtend<SlotEntry[]>()
    expectTypeOf((slots: SlotRegistry) => slots.entries('probe.rows')[0]?.item).returns.toEqualTypeOf<
      { readonly text: string } | undefined
    >()
  })

  test('behavior: Events: name and payload', () => {
    const check = (bus: EventBus): void => {
      bus.publish('probe:done', { count: 1 })
      bus.on('probe:done', ({ count }) => expectTypeOf(count).toBeNumber())
      // @ts-expect-error nobody has this event
      bus.publish('probe:undone', { count: 1 })
      // @ts-expect-error it carries something else
      bus.publish('probe:done', { count: '1' })
    }
    expectTypeOf(check).toBeFunction()
    expectTypeOf<Events['probe:done']>().toEqualTypeOf<{ readonly count: number }>()
  })

  test('behavior: Features: name and value', () => {
    expectTypeOf((features: FeatureStore) => features.value('probe')).returns.toEqualTypeOf<Features['probe']>()
    // @ts-expect-error nobody defines this switch
    expectTypeOf((features: FeatureStore) => features.value('prob')).toBeFunction()
  })

  test('behavior: StoredItems: name and shape', () => {
    expectTypeOf(storedItem('probe', object({ count: number() }))).toHaveProperty('key')
    // @ts-expect-error another shape
    storedItem('probe', object({ count: string() }))
    // @ts-expect-error nobody keeps this item
    storedItem('prob', object({ count: number() }))
    expectTypeOf<StoredItems['probe']>().toEqualTypeOf<{ readonly count: number }>()
  })

  test('behavior: ErrorContexts: code, context and a text for each', () => {
    const probeError: ErrorFactory<'probe'> = errorFactory({ 'probe/broken': ({ part }) => `${part} is broken` })
    expectTypeOf(probeError('probe/broken', { part: 'a' })).toEqualTypeOf<BillfoldError<'probe/broken'>>()
    // @ts-expect-error nobody declares this code
    const unknown = (): Error => probeError('probe/lost', {})
    // @ts-expect-error another context
    const wrong = (): Error => probeError('probe/broken', { piece: 'a' })
    // @ts-expect-error a code without a text
    const silent: ErrorFactory<'probe'> = errorFactory({})
    expectTypeOf([unknown, wrong, silent]).toBeArray()
  })

  test('behavior: Namespaces and Endpoints', () => {
    expectTypeOf<'probe'>().toExtend<ChainNamespace>()
    expectTypeOf(keyFor(chainAdapter, 'probe')).toEqualTypeOf<typeof chainAdapter>()
    // @ts-expect-error nobody has this family
    keyFor(chainAdapter, 'prob')
    kernel.http.endpoint('probe')
    // @ts-expect-error nobody has this service
    kernel.http.endpoint('prob')
  })

  test('behavior: a manifest names what exists', () => {
    const manifest: PluginManifest = {
      id: 'feature.probe',
      contract: 1,
      namespaces: ['probe'],
      feature: 'probe',
      views: ['Probe', 'ProbeAmount'],
      opensSlots: ['probe.rows'],
      addsFeatures: [{ key: 'probe', kind: 'list', fallback: false }],
      reaches: [{ endpoint: 'probe' }, { stored: 'probe' }],
      loadOn: ['namespace:probe'],
      load: async () => ({}),
    }
    // @ts-expect-error an id says what kind of plugin it is
    const id: PluginManifest = { ...manifest, id: 'probe' }
    // @ts-expect-error a plugin says for which contract it was built
    const contract: PluginManifest = { ...manifest, contract: undefined }
    // @ts-expect-error an unknown view
    const view: PluginManifest = { ...manifest, views: ['Prob'] }
    // @ts-expect-error an unknown moment
    const moment: PluginManifest = { ...manifest, loadOn: ['later'] }
    // @ts-expect-error an unknown service
    const reach: PluginManifest = { ...manifest, reaches: [{ endpoint: 'prob' }] }
    expectTypeOf([manifest, id, contract, view, moment, reach]).toExtend<PluginManifest[]>()
  })
})

describe('service()', () => {
  const text = 'text' as Key<string>
  const count = 'count' as Key<number>
  const pair = ({ first, second }: { readonly first: string; readonly second: number }): string => `${first}${second}`

  test('default: takes the keys by the names under which they are given', () => {
    expectTypeOf(service(text, { first: text, second: count }, pair)).toHaveProperty('create')
    expectTypeOf(service(text, {}, () => 'a')).toHaveProperty('needs')
  })

  test('behavior: refuses a wrong type, a missing need, a key that stands for something else, and one that is no key', () => {
    // @ts-expect-error a number where a text is needed
    expectTypeOf(service(text, { first: count, second: text }, pair)).toHaveProperty('key')
    // @ts-expect-error one need too few
    expectTypeOf(service(text, { first: text }, pair)).toHaveProperty('key')
    // @ts-expect-error the key stands for a number
    expectTypeOf(service(count, { first: text, second: count }, pair)).toHaveProperty('key')
    // @ts-expect-error a plain text says nothing about what it stands for
    expectTypeOf(service('text', {}, () => 'a')).toHaveProperty('key')
  })

  test('behavior: an optional need may be undefined, and must be taken so', () => {
    service(text, { given: maybe(count) }, ({ given }) => {
      expectTypeOf(given).toEqualTypeOf<number | undefined>()
      return 'a'
    })
    // @ts-expect-error it may be absent
    service(text, { first: text, second: maybe(count) }, pair)
  })

  test('behavior: a runtime takes services, views and a start', () => {
    const runtime: PluginRuntime = {
      services: [service(text, {}, () => 'a')],
      views: { Probe: { component: 1 } },
      start: (scope) => {
        expectTypeOf(scope.get(count)).toBeNumber()
        expectTypeOf(scope.find(count)).toEqualTypeOf<number | undefined>()
      },
    }
    // @ts-expect-error an unknown view
    const wrong: PluginRuntime = { views: { Prob: { component: 1 } } }
    expectTypeOf([runtime, wrong]).toExtend<PluginRuntime[]>()
  })

  test('behavior: a kernel gives what a key stands for', () => {
    expectTypeOf((found: Kernel) => found.get(count)).returns.toBeNumber()
  })
})
