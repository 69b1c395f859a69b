import { describe, expect, test } from 'vitest'

import { contrastRatio, hexColor, parseColor } from './color.js'

describe('parseColor', () => {
  test.each([
    ['#fff', '#ffffff'],
    ['#0B6A60', '#0b6a60'],
    ['rgb(11, 106, 96)', '#0b6a60'],
    ['rgba(11, 106, 96, 0.5)', '#0b6a60'],
    ['color(srgb 0.5 0.25 1)', '#8040ff'],
    ['color(srgb -0.1 1.2 1e-7)', '#00ff00'],
  ])('behavior: %s', (text, hex) => expect(hexColor(parseColor(text) ?? { red: 9, green: 9, blue: 9 })).toBe(hex))

  test.each(['', 'teal', '#12', 'url(x)', 'rgb(a, b, c)', 'oklch(0.5 0.1 180)'])('behavior: %j is not understood', (text) => {
    expect(parseColor(text)).toBeUndefined()
  })
})

test('contrastRatio', () => {
  const white = { red: 1, green: 1, blue: 1 }
  expect(contrastRatio(white, { red: 0, green: 0, blue: 0 })).toBeCloseTo(21)
  expect(contrastRatio(white, white)).toBe(1)
})
