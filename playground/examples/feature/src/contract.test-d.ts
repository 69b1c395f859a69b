import type { Events, FeatureKey, PluginManifest, SlotEntry, StoredItem, ViewArguments } from '@billfold/kernel'
import { describe, expectTypeOf, test } from 'vitest'
export type {} from './contract.js'

describe('what the feature adds', () => {
  test('behavior: its names are known wherever the kernel takes a name', () => {
    expectTypeOf<ViewArguments<'NotePad'>>().toEqualTypeOf<[args?: undefined | { readonly draft: string }]>()
    expectTypeOf<'notePad'>().toExtend<FeatureKey>()
    expectTypeOf<Events['note-pad:kept']>().toEqualTypeOf<{ readonly count: number }>()
    expectTypeOf<StoredItem<'note-pad'>['key']>().toEqualTypeOf<'note-pad'>()
  })

  test('behavior: a slot entry of the wrong shape does not compile', () => {
    const stamp: SlotEntry<'note-pad.stamps'> = { slot: 'note-pad.stamps', order: 10, item: { label: 'Date', text: '2026' } }
    // @ts-expect-error a stamp has a text
    const broken: SlotEntry<'note-pad.stamps'> = { slot: 'note-pad.stamps', order: 10, item: { label: 'Date' } }
    expectTypeOf([stamp, broken]).not.toBeAny()
  })

  test('behavior: a view that nobody declares does not compile', () => {
    // @ts-expect-error nobody declared it
    const views: PluginManifest['views'] = ['Scribbles']
    expectTypeOf(views).not.toBeAny()
  })
})
