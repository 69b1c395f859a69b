import { expect, test } from 'vitest'
import { shown } from './shown.js'

test.each([
  ['a text', 'text', 'text'],
  ['an empty text', '', ''],
  ['a text on several lines: one line', 'a\r\n\u0000b', 'a b'],
  ['a long text: its beginning', 'x'.repeat(121), `${'x'.repeat(120)}…`],
  ['a text of the longest length', 'x'.repeat(120), 'x'.repeat(120)],
  ['a number', 7, '7'],
  ['a boolean', false, 'false'],
  ['null', null, 'null'],
  ['nothing', undefined, 'undefined'],
  ['a list', [1], 'a list'],
  ['an object', { toString: () => 'never' }, 'object'],
  ['a function', () => 1, 'function'],
  ['a symbol', Symbol('s'), 'symbol'],
  ['a bigint', 1n, 'bigint'],
])('behavior: %s', (_, value, text) => {
  expect(shown(value)).toBe(text)
})
