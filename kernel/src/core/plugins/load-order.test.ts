import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderedPlugin, findPath, loadOrder } from './load-order.js'

const none: readonly string[] = []

describe('loadOrder', () => {
  test.each<[string, readonly OrderedPlugin[], readonly string[]]>([
    ['nothing', [], []],
    [
      'what is required comes first',
      [
        { id: 'b', requires: ['a'], uses: none },
        { id: 'a', requires: none, uses: none },
      ],
      ['a', 'b'],
    ],
    [
      'what is used comes first too',
      [
        { id: 'b', requires: none, uses: ['a'] },
        { id: 'a', requires: none, uses: none },
      ],
      ['a', 'b'],
    ],
    [
      'requires wins over uses',
      [
        { id: 'a', requires: none, uses: ['b'] },
        { id: 'b', requires: ['a'], uses: none },
      ],
      ['a', 'b'],
    ],
    [
      'of two that use each other the one that was registered first is served',
      [
        { id: 'a', requires: none, uses: ['b'] },
        { id: 'b', requires: none, uses: ['a'] },
      ],
      ['b', 'a'],
    ],
    ['a use of oneself and of nobody changes nothing', [{ id: 'a', requires: ['x'], uses: ['a', 'y'] }], ['a']],
  ])('behavior: %s', (_, plugins, order) => expect(loadOrder(plugins)).toEqual(order))

  test('behavior: any plugins: each once, after all that it requires', () => {
    // A plugin requires earlier ones only, so there is no circle of requirements; it uses whatever it likes.
    const plugins = fc.array(fc.record({ requires: fc.array(fc.nat(30)), uses: fc.array(fc.nat(30)) }), { maxLength: 12 }).chain((rows) => {
      const made = rows.map(({ requires, uses }, index) => ({
        id: `p${index}`,
        requires: requires.filter((other) => other < index).map((other) => `p${other}`),
        uses: uses.map((other) => `p${other}`),
      }))
      return fc.shuffledSubarray(made, { minLength: made.length })
    })
    fc.assert(
      fc.property(plugins, (list) => {
        const order = loadOrder(list)
        expect(order.toSorted()).toEqual(list.map(({ id }) => id).toSorted())
        for (const { id, requires } of list) {
          for (const required of requires) expect(order.indexOf(required)).toBeLessThan(order.indexOf(id))
        }
      }),
    )
  })
})

describe('findPath', () => {
  const edges: Readonly<Record<string, readonly string[]>> = { a: ['b', 'c'], b: ['a'], c: ['d'], d: ['a'] }
  const next = (id: string): readonly string[] => edges[id] ?? []

  test.each([
    ['a', 'd', ['a', 'c', 'd']],
    ['d', 'b', ['d', 'a', 'b']],
    ['a', 'a', ['a']],
    ['a', 'x', undefined],
  ])('parameters: from %s to %s', (from, to, path) => expect(findPath(from, to, next)).toEqual(path))
})
