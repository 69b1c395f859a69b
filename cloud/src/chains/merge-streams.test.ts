import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Stream, mergeStreams } from './merge-streams.js'

interface Item {
  readonly key: string
  readonly at: number
}

const rules = { size: 5, keyOf: ({ key }: Item) => key, isNewer: (one: Item, other: Item) => one.at > other.at }

/** Reads several lists to their ends, some of each at a time. */
function readAll(lists: readonly (readonly Item[])[], atOnce: number): readonly Item[] {
  const places = lists.map(() => 0)
  const told: Item[] = []
  for (let rounds = 0; rounds < 1_000; rounds += 1) {
    const streams = lists.map((list, index): Stream<Item> => {
      const from = places[index] ?? 0
      return { items: list.slice(from, from + atOnce), hasMore: from + atOnce < list.length }
    })
    const { items, taken } = mergeStreams(streams, rules)
    told.push(...items)
    for (const [index, count] of taken.entries()) places[index] = (places[index] ?? 0) + count
    if (places.every((place, index) => place === lists[index]?.length)) return told
  }
  throw new Error('It does not come to an end')
}

const items = fc
  .array(fc.record({ lists: fc.subarray([0, 1, 2], { minLength: 1 }) }), { maxLength: 60 })
  .map((all) => all.map(({ lists }, index) => ({ key: `k${index}`, at: all.length - index, lists })))

describe('mergeStreams', () => {
  test('behavior: page after page, everything is taken once, the newest first', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 5, max: 12 }), (all, atOnce) => {
        const lists = [0, 1, 2].map((list) => all.filter((item) => item.lists.includes(list)))
        const told = readAll(lists, atOnce)
        expect(told.map(({ key }) => key).toSorted()).toEqual(all.map(({ key }) => key).toSorted())
        expect(told.map(({ at }) => at)).toEqual(all.map(({ at }) => at))
      }),
    )
  })

  test('behavior: what another list tells is passed over, also where nothing else is left', () => {
    const lists = [
      { items: [{ key: 'a', at: 9 }], hasMore: false },
      {
        items: [
          { key: 'b', at: 7 },
          { key: 'c', at: 5 },
        ],
        hasMore: true,
      },
    ]
    const isSkipped = (_: Item, list: number): boolean => list === 1
    expect(mergeStreams(lists, { ...rules, isSkipped })).toEqual({ items: [], taken: [0, 2] })
  })

  test('behavior: a list that has run out while there is more stops the others', () => {
    const short = { items: [{ key: 'a', at: 9 }], hasMore: true }
    const long = { items: [{ key: 'b', at: 5 }], hasMore: false }
    expect(mergeStreams([short, long], rules)).toEqual({ items: [{ key: 'a', at: 9 }], taken: [1, 0] })
  })
})
