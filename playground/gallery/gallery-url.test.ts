import { describe, expect, test } from 'vitest'

import { readPlace, writePlace } from './gallery-url.js'

const home = { entry: undefined, state: undefined, theme: 'system', locale: 'en', dir: 'ltr', width: 370 } as const
const elsewhere = { entry: 'row', state: 'long', theme: 'light', locale: 'de', dir: 'rtl', width: 320 } as const

describe('readPlace', () => {
  test.each([
    ['nothing is the index', '', home],
    ['all that can be said', '?entry=row&state=long&theme=light&locale=de&dir=rtl&width=320', elsewhere],
    ['nonsense is as not said', '?theme=pink&dir=up&width=9&locale=xx', home],
    ['a direction brings a locale', '?dir=rtl', { ...home, dir: 'rtl', locale: 'ar' }],
    ['a locale brings its direction', '?locale=ar', { ...home, dir: 'rtl', locale: 'ar' }],
  ])('behavior: %s', (_, query, place) => expect(readPlace(query)).toEqual(place))
})

describe('writePlace', () => {
  test('behavior: what it writes reads back', () => {
    expect(readPlace(writePlace(elsewhere))).toEqual(elsewhere)
    expect(writePlace(home)).toBe('?')
  })
})
