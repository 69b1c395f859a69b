import { expect, test } from 'vitest'

import { indexedDecimals } from './indexed-decimals.js'

test.each([
  ['20000000', '20', 6],
  ['20500000', '20.5', 6],
  ['500', '0.0005', 6],
  ['7', '7', 0],
  ['1230000000000000000', '1.23', 18],
])('default: %s, written %s, has %i decimals', (units, written, decimals) => expect(indexedDecimals(units, written)).toBe(decimals))

test.each([
  ['0', '0'],
  ['20000001', '20'],
  ['20000000', '2e1'],
  ['20000000', ''],
  ['2', '20'],
])('behavior: %s, written %s, says nothing', (units, written) => expect(indexedDecimals(units, written)).toBeUndefined())
