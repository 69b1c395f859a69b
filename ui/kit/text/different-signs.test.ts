import { expect, test } from 'vitest'

import { differentSigns } from './different-signs.js'

test.each<[what: string, value: string, other: string, marked: readonly string[]]>([
  ['the middle of two that look alike', '0x12345678abcd', '0x1234ffffabcd', ['5678']],
  ['nothing of the same in other letters', '0xABCD', '0xabcd', []],
  ['capitals of base 58', 'AbcdEfgh', 'AbcdeFgh', ['Efgh']],
  ['what the other has not', 'abcdefgh', 'abcd', ['efgh']],
])('behavior: it marks %s', (_, value, other, marked) => {
  expect(
    differentSigns(value, other)
      .filter(({ isDifferent }) => isDifferent)
      .map(({ text }) => text),
  ).toEqual(marked)
})
