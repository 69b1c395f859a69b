import { settled } from '@billfold/test/fakes'
import { autorun, observable, runInAction } from 'mobx'
import { describe, expect, test } from 'vitest'
import { type PluginPage, plugin, pluginPage, token } from '../../../testing/plugin-page.js'
import { Log } from '../log/log.js'
import type { PluginManifest, SlotEntry } from '../plugins/manifest.js'
import { slotOrders } from '../../product/slot-orders.js'
import { productSlots } from '../../product/slot-table.js'
import { SlotRegistry } from './slots.js'

function action(order: unknown, id: unknown = 'x', slot: unknown = 'account.actions'): SlotEntry {
  return { slot, order, item: { id, label: 'Label', icon: 'icon', view: 'Swap' } } as SlotEntry
}

function slotsOf(options: Parameters<typeof pluginPage>[0]): PluginPage & { readonly slots: SlotRegistry } {
  const page = pluginPage(options)
  return {
    ...page,
    slots: new SlotRegistry({ shapes: productSlots, manifests: () => page.host.registry.takingPart, log: new Log(page.log, 'debug') }),
  }
}

const ids = (slots: SlotRegistry): readonly string[] =>
  slots.entries('account.actions').map(({ plugin: owner, item }) => `${owner} ${item.id}`)

describe('SlotRegistry', () => {
  test('default: entries by order, then by plugin id', () => {
    const { slots } = slotsOf({
      manifests: [
        plugin('feature.b', { slots: [action(20, 'third'), action(10, 'second')] }),
        plugin('feature.a', { slots: [action(10, 'first')] }),
        plugin('feature.c', { slots: [action(30, 'last')] }),
      ],
    })
    expect(ids(slots)).toEqual(['feature.a first', 'feature.b second', 'feature.b third', 'feature.c last'])
  })

  test('behavior: each slot has its own', () => {
    const source = { slot: 'wallet.sources', order: 1, item: { kind: 'recent' } } as const
    const { slots, log } = slotsOf({ manifests: [plugin('feature.a', { slots: [action(10), source] })] })
    expect(ids(slots)).toEqual(['feature.a x'])
    expect(slots.entries('wallet.sources')).toEqual([{ plugin: 'feature.a', order: 1, item: { kind: 'recent' } }])
    expect(log.lines).toEqual([])
  })

  test('behavior: stands before its code arrives, and is live', () => {
    const { slots, host } = slotsOf({})
    const seen: (readonly string[])[] = []
    const stop = autorun(() => seen.push(ids(slots)))
    void host.register(plugin('feature.a', { slots: [action(10)], load: () => expect.unreachable() }))
    void host.unregister('feature.a')
    stop()
    expect(seen).toEqual([[], ['feature.a x'], []])
  })

  test('behavior: only plugins that take part', () => {
    const { slots, features } = slotsOf({
      features: { swaps: true },
      manifests: [plugin('feature.a', { feature: 'swaps', slots: [action(10)] })],
    })
    expect(ids(slots)).toEqual(['feature.a x'])
    runInAction(() => features.set('swaps', false))
    expect(ids(slots)).toEqual([])
  })

  test('behavior: one that failed to load keeps its place, so that it can be tried again', async () => {
    const start = (): Promise<void> => Promise.reject(new Error('no luck'))
    const { slots, host, state } = slotsOf({ manifests: [plugin('feature.a', { slots: [action(10)] }, { start })] })
    host.activate('feature.a').catch(() => undefined)
    await settled()
    expect(state('feature.a')).toMatch(/^failed/)
    expect(ids(slots)).toEqual(['feature.a x'])
  })

  test('behavior: the product has entries of its own', () => {
    const { slots } = slotsOf({ manifests: [plugin('feature.a', { slots: [action(20)] })] })
    const undo = slots.add(action(10))
    const again = slots.add(action(30))
    expect(ids(slots)).toEqual(['kernel x', 'feature.a x', 'kernel x'])
    undo()
    again()
    expect(ids(slots)).toEqual(['feature.a x'])
  })

  const broken: readonly (readonly [string, unknown])[] = [
    ['null', null],
    ['a text', 'account.actions'],
    ['no order', action(undefined)],
    ['an order that is no number', action(NaN)],
    ['no item', { slot: 'account.actions', order: 1 }],
    ['an item that is null', { slot: 'account.actions', order: 1, item: null }],
    ['a label without English', { slot: 'account.actions', order: 1, item: { id: 'x', label: { de: 'X' }, icon: 'i', view: 'Swap' } }],
    ['an icon that is no drawing', { slot: 'account.actions', order: 1, item: { id: 'x', label: 'X', icon: { path: 1 }, view: 'Swap' } }],
    ['an item without its label', { slot: 'account.actions', order: 1, item: { id: 'x', icon: 'i', view: 'Swap' } }],
    ['an id that is no text', action(1, 7)],
    ['no slot', action(1, 'x', null)],
    [
      'an item that throws',
      { slot: 'account.actions', order: 1, item: Object.defineProperty({ ...action(1).item }, 'label', { get: fails }) },
    ],
    ['an entry that throws', Object.defineProperty({ ...action(1) }, 'order', { get: fails })],
  ]
  test.each(broken.map(([name], index) => [name, index] as const))(
    'behavior: a malformed entry is left out alone, with one line: %s',
    (_, index) => {
      const entry = broken[index]?.[1] as SlotEntry
      const { slots, log } = slotsOf({
        manifests: [plugin('feature.a', { slots: [entry, action(10)] }), plugin('feature.b', { slots: [action(20)] })],
      })
      expect(ids(slots)).toEqual(['feature.a x', 'feature.b x'])
      expect(ids(slots)).toEqual(['feature.a x', 'feature.b x'])
      expect(log.messages('warn')).toHaveLength(1)
      expect(log.messages('warn')[0]).toMatch(/^feature.a has an entry in .* that cannot be used and is left out$/)
    },
  )

  test('behavior: an entry whose computed throws is left out while it does', () => {
    const isBroken = observable.box(false)
    const item = {
      ...action(1).item,
      get label() {
        return isBroken.get() ? fails() : 'Label'
      },
    }
    const { slots } = slotsOf({ manifests: [plugin('feature.a', { slots: [{ ...action(1), item } as SlotEntry] })] })
    const counts: number[] = []
    const stop = autorun(() => counts.push(slots.entries('account.actions').length))
    runInAction(() => isBroken.set(true))
    runInAction(() => isBroken.set(false))
    stop()
    expect(counts).toEqual([1, 0, 1])
  })

  test('behavior: in a slot of a plugin any object may stand', () => {
    const stamps = 'notes.stamps' as never
    const entry = { slot: stamps, order: 1, item: { anything: true } } as unknown as SlotEntry
    const { slots } = slotsOf({ manifests: [plugin('feature.a', { opensSlots: [stamps], slots: [entry] })] })
    expect(slots.entries(stamps)).toEqual([{ plugin: 'feature.a', order: 1, item: { anything: true } }])
  })
})

describe('the slots of the product', () => {
  const tokens = { guard: token('g'), step: token('s'), resolver: token('r'), seller: token('p') }
  const whole: { readonly [K in keyof typeof productSlots]?: object } = {
    'connect.methods': { id: 'email', kind: 'email', label: 'Email' },
    'wallet.sources': { kind: 'recent' },
    'account.summary': { id: 'total', view: 'Account' },
    'account.actions': { id: 'swap', label: { en: 'Swap', de: 'Tauschen' }, icon: { path: 'M4 7h12' }, view: 'Swap' },
    'account.tabs': { id: 'nfts', label: 'NFTs', view: 'Account' },
    'modal.footer': { id: 'legal', views: ['Connect'] },
    'modal.close-guards': { views: ['Connect'], guard: tokens.guard },
    'session.steps': { view: 'SIWXSignMessage', step: tokens.step },
    'rpc.methods': { namespace: 'eip155', safe: ['eth_call'] },
    'name.resolvers': { suffixes: ['.eth'], resolver: tokens.resolver },
    'onramp.providers': { name: 'meld', label: 'Meld', feeRange: '1-2%', namespaces: ['eip155'], provider: tokens.seller },
    'pay.assets': { network: 'eip155:1', asset: 'native', metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  }

  test.each(Object.entries(whole))('default: %s takes a whole item', (slot, item) => {
    const entry = { slot, order: 1, item } as unknown as SlotEntry
    const manifest: PluginManifest = plugin('feature.a', { slots: [entry] })
    expect(slotsOf({ manifests: [manifest] }).slots.entries(slot as never)).toHaveLength(1)
  })

  test.each(Object.entries(slotOrders))('behavior: orders in %s are spaced by ten', (slot, orders) => {
    expect(Object.keys(productSlots)).toContain(slot)
    expect(Object.values(orders)).toEqual(Object.keys(orders).map((_, index) => (index + 1) * 10))
  })
})

function fails(): never {
  throw new Error('mine')
}
