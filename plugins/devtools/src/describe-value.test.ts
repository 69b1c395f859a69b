import { describe, expect, test } from 'vitest'
import { describeValue } from './describe-value.js'

class Foreign {
  readonly secret = 1
}

describe('describeValue', () => {
  test.each([
    ['a text', 'word', { text: 'word' }],
    ['nothing', undefined, { text: 'none' }],
    ['null', null, { text: 'none' }],
    ['a bigint', 5n, { text: '5' }],
    ['a function', () => 1, { text: 'a function' }],
    ['an empty list', [], { text: 'none' }],
    ['a foreign object, which is not entered', new Foreign(), { text: 'Foreign' }],
    ['a map', new Map([['a', true]]), { children: [{ name: 'a', text: 'true' }] }],
    ['an object', { a: { b: 1 } }, { children: [{ name: 'a', children: [{ name: 'b', text: '1' }] }] }],
  ])('parameters: %s', (_, value, expected) => expect(describeValue('it', value)).toEqual({ name: 'it', ...expected }))

  test('behavior: a list of words is one line, a long list is cut, a cycle ends', () => {
    expect(describeValue('it', ['a', 1, null])).toEqual({ name: 'it', text: 'a, 1, none' })
    expect(
      describeValue(
        'it',
        Array.from({ length: 20 }, () => 'x'),
      ).text,
    ).toMatch(/x, 12 more$/)
    expect(
      describeValue(
        'it',
        Array.from({ length: 20 }, () => ({})),
      ).children?.at(-1),
    ).toEqual({ name: '…', text: '12 more' })
    const cycle: Record<string, unknown> = {}
    cycle['self'] = cycle
    expect(JSON.stringify(describeValue('it', cycle)).length).toBeLessThan(400)
  })
})
