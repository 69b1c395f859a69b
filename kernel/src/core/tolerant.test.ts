import { describe, expect, test } from 'vitest'
import { type Misfit, type Parse, matching, oneOf, rowsOf, unreadable } from './parse.js'
import { pathText } from './parse-or-throw.js'
import { always, closedGroupOf, groupOf, namedOf, or } from './tolerant.js'

const text = matching(/^[^]+$/)
const shop = groupOf<{ name: string; tags: readonly string[]; isOpen: boolean }>(
  { name: text, tags: rowsOf(text, 3), isOpen: oneOf(true, false) },
  ['name'],
)

/** Parses, and lists what was told of. */
function read<T>(parse: Parse<T>, value: unknown): { readonly kept: T | undefined; readonly told: readonly string[] } {
  const told: string[] = []
  const line = ({ path, found, expected, note, known }: Misfit): string =>
    `${pathText(path)}: ${note ?? (known ? `not one of ${known.join(', ')}` : found === unreadable ? 'unreadable' : expected)}`
  const kept = parse(value, (misfit) => told.push(line(misfit)))
  return { kept, told }
}

describe('groupOf', () => {
  test('default: gives a frozen copy of the fields that fit, and tells of the others', () => {
    const { kept, told } = read(shop, { name: 'Bog', tags: ['a', 5, 'b'], isOpen: 'yes', other: 1 })
    expect(kept).toEqual({ name: 'Bog', tags: ['a', 'b'] })
    expect(Object.isFrozen(kept) && Object.isFrozen(kept?.tags)).toBe(true)
    expect(told).toEqual(['tags[1]: a text', 'isOpen: one of true, false'])
  })

  test('behavior: without a field that it needs there is no copy', () => {
    expect(read(shop, { tags: [] })).toEqual({ kept: undefined, told: [': lacks name and is left out'] })
  })

  test('behavior: a getter that throws spoils its own field alone', () => {
    const value = Object.defineProperty({ name: 'Bog' }, 'isOpen', {
      enumerable: true,
      get: () => {
        throw new Error('mine')
      },
    })
    expect(read(shop, value)).toEqual({ kept: { name: 'Bog' }, told: ['isOpen: unreadable'] })
  })

  test.each([
    ['what it inherits', Object.create({ name: 'Bog' })],
    ['a list', ['Bog']],
    ['null', null],
    ['a text', 'Bog'],
  ])('behavior: %s is not taken', (_, value) => expect(read(shop, value).kept).toBeUndefined())

  test('behavior: rows beyond the limit are left out, and told once', () => {
    const { kept, told } = read(shop, { name: 'Bog', tags: ['a', 'b', 'c', 'd', 'e'] })
    expect(kept?.tags).toEqual(['a', 'b', 'c'])
    expect(told).toEqual(['tags: has more than 3 entries, the others are left out'])
  })
})

describe('closedGroupOf', () => {
  test('behavior: a name without a parser is told with those that have one', () => {
    expect(read(closedGroupOf<{ name: string }>({ name: text }), { nmae: 'Bog' })).toEqual({ kept: {}, told: ['nmae: not one of name'] })
  })
})

describe('namedOf', () => {
  const prices = namedOf((name: string) => (name.length === 3 ? oneOf(1, 2) : undefined), {
    known: ['moss', 'fen'],
    former: { swamp: 'fen' },
  })

  test('default: keeps each item that fits, and names that nobody knows', () => {
    expect(read(prices, { fen: 1, bog: 2, mud: 3, moor: 1 })).toEqual({
      kept: { fen: 1, bog: 2 },
      told: ['bog: not one of moss, fen', 'mud: not one of moss, fen', 'mud: one of 1, 2', 'moor: not one of moss, fen'],
    })
  })

  test('behavior: a former name stands for the present one, unless that is there too', () => {
    expect(read(prices, { swamp: 1 })).toEqual({ kept: { fen: 1 }, told: ['swamp: is called fen now'] })
    expect(read(prices, { swamp: 1, fen: 2 }).kept).toEqual({ fen: 2 })
  })

  test('behavior: no name finds what nobody wrote', () => {
    expect(Object.getPrototypeOf(read(prices, JSON.parse('{"__proto__":{"fen":1}}')).kept)).toBeNull()
  })

  test('behavior: no object is no record', () => expect(read(prices, 5)).toEqual({ kept: undefined, told: [': an object'] }))
})

describe('fallbacks', () => {
  test('default: stand in for what is absent, or does not fit', () => {
    expect([or(text, 'none')('a'), or(text, 'none')(5), or(text, 'none')(undefined)]).toEqual(['a', 'none', 'none'])
    expect(always(groupOf({ name: or(text, 'none') }))(5)).toEqual({ name: 'none' })
  })
})
