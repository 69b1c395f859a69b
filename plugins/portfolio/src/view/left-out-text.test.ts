import { expect, test } from 'vitest'

import { leftOutText } from './left-out-text.js'

test.each([
  ['one', ['CUP'], 'CUP'],
  ['two', ['CUP', 'SAIL'], 'CUP, SAIL'],
  ['as many as fit', ['CUP', 'SAIL', 'BUOY', 'ROPE'], 'CUP, SAIL, BUOY, ROPE'],
  ['more', ['CUP', 'SAIL', 'BUOY', 'ROPE', 'TIDE', 'REEF'], 'CUP, SAIL, BUOY, +3'],
])('behavior: %s', (_, symbols, text) => expect(leftOutText(symbols, 'en')).toBe(text))
