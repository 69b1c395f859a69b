import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { matchPath } from './route.js'

describe('matchPath', () => {
  test('behavior: a value comes back as it was put into the path, whatever is in it', () => {
    const values = fc.string({ minLength: 1, unit: 'binary' }).filter((value) => value !== '.' && value !== '..')
    fc.assert(
      fc.property(values, (value) => {
        expect(matchPath('/a/{x}/b', `/a/${encodeURIComponent(value)}/b`)).toEqual({ x: value })
      }),
    )
  })
})
