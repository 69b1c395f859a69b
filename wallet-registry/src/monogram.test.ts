import { safeIcon } from '@billfold/kernel/validation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colours, monogram, monogramSvg } from './monogram.js'

const drawn = (name: string): string => decodeURIComponent(monogram(name))

describe('monogram', () => {
  test.each([
    ['Trust Wallet', '>TW<'],
    ['imToken', '>I<'],
    ['αU wallet', '>ΑW<'],
    ['<script>', '>S<'],
    ['&amp; "x"', '>AX<'],
    ['🦊', '>?<'],
    ['', '>?<'],
  ])('behavior: %s', (name, letters) => expect(drawn(name)).toContain(letters))

  test('behavior: the same name has the same picture, and it is one that may be shown', () => {
    expect(monogram('Rainbow')).toBe(monogram('Rainbow'))
    expect(safeIcon(monogram('Rainbow'))).toBe(monogram('Rainbow'))
  })

  test('behavior: whatever the name, it is one picture with no markup of the name’s own', () => {
    const isPlain = (name: string): boolean =>
      monogramSvg(name)
        .match(/<[a-z]+/g)
        ?.join() === '<svg,<rect,<text' && drawn(name).endsWith(monogramSvg(name))
    expect(() => fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 40 }), isPlain))).not.toThrow()
  })

  test.each(colours)('behavior: white letters stand out from %s by 4.5 to 1', (colour) => {
    expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5)
  })
})

function luminance(colour: string): number {
  const part = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}
