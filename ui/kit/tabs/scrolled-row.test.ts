import { describe, expect, test } from 'vitest'

import { hiddenEnds, wayInto } from './scrolled-row.js'

describe('hiddenEnds', () => {
  test.each([
    ['all of it is in sight', 0, 264, { start: false, end: false }],
    ['at its start', 0, 383, { start: false, end: true }],
    ['in the middle', 60, 383, { start: true, end: true }],
    ['at its end', 119, 383, { start: true, end: false }],
    ['a fraction before its end', 118.4, 383, { start: true, end: false }],
    ['from right to left, in the middle', -60, 383, { start: true, end: true }],
    ['from right to left, at its end', -119, 383, { start: true, end: false }],
  ])('behavior: %s', (_, scrollLeft, scrollWidth, ends) => {
    expect(hiddenEnds({ scrollLeft, scrollWidth, clientWidth: 264 })).toEqual(ends)
  })
})

describe('wayInto', () => {
  test.each([
    ['in sight', 60, 160, 0],
    ['beyond the right edge', 250, 330, 98],
    ['under the fade of the right edge', 200, 260, 28],
    ['beyond the left edge', -40, 30, -72],
    ['under the fade of the left edge', 10, 80, -22],
  ])('behavior: %s', (_, left, right, way) => expect(wayInto({ left: 0, right: 264 }, { left, right })).toBe(way))
})
