import { describe, expect, test } from 'vitest'

import { monogram } from './monogram.js'

describe('monogram', () => {
  test.each([
    ['a name', 'bowbit', 'B'],
    ['spaces around it', '  amber ', 'A'],
    ['a single letter', 'x', 'X'],
    ['a digit', '1inch', '1'],
    ['a letter with a mark of its own', 'e\u0301clair', 'E\u0301'],
    ['a letter that is not English', 'österreich', 'Ö'],
    ['a sign that is joined from many', '👩‍🚀 wallet', '👩‍🚀'],
    ['a key cap', '1\uFE0F\u20E3 wallet', '1\uFE0F\u20E3'],
    ['a script without capitals', 'محفظة', 'م'],
    ['nothing', '', ''],
  ])('behavior: %s', (_, name, expected) => expect(monogram(name)).toBe(expected))
})
