import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { monogram } from './monogram.js'

describe('monogram', () => {
  test('behavior: whatever the name, it is one picture with no markup of the name’s own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const drawn = monogram(name)
        expect(drawn.match(/<[a-z]+/g)).toEqual(['<svg', '<rect', '<text'])
        expect(drawn).toBe(monogram(name))
      }),
    )
  })
})
