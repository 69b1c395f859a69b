import { describe, expect, test } from 'vitest'

import { readPlace, writePlace } from './gallery-url.js'

const home = { entry: undefined, state: undefined, theme: 'dark', dir: 'ltr', width: 370 } as const

describe('readPlace', () => {
  test.each([
    ['nothing is the index', '', home],
    [
      'all that can be said',
      '?entry=row&state=long&theme=light&dir=rtl&width=320',
      { entry: 'row', state: 'long', theme: 'light', dir: 'rtl', width: 320 },
    ],
    ['nonsense is as not said', '?theme=pink&dir=up&width=9', home],
  ])('behavior: %s', (_, query, place) => expect(readPlace(query)).toEqual(place))
})

describe('writePlace', () => {
  test('behavior: what it writes reads back', () => {
    const place = { entry: 'row', state: 'long', theme: 'light', dir: 'rtl', width: 320 } as const
    expect(readPlace(writePlace(place))).toEqual(place)
    expect(writePlace(home)).toBe('?')
  })
})
