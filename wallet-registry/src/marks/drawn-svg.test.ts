import { safeIcon } from '@billfold/kernel/validation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { drawnMark } from './drawn-mark.js'
import { drawnMarkSvg, drawnMarkUrl } from './drawn-svg.js'

const drawn = (name: string): string => decodeURIComponent(drawnMarkUrl(name))

describe('drawnMarkUrl', () => {
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
    expect(drawnMarkUrl('Rainbow')).toBe(drawnMarkUrl('Rainbow'))
    expect(safeIcon(drawnMarkUrl('Rainbow'))).toBe(drawnMarkUrl('Rainbow'))
  })

  test('behavior: whatever the name, it is one picture with no markup of the name’s own', () => {
    const isPlain = (name: string): boolean =>
      drawnMarkSvg(name)
        .match(/<[a-z]+/g)
        ?.join() === '<svg,<rect,<g,<path,<path,<text' && drawn(name).endsWith(drawnMarkSvg(name))
    expect(() => fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 40 }), isPlain))).not.toThrow()
  })

  test('behavior: white letters stand out from every plate by 4.5 to 1', () => {
    const colours = new Set(Array.from({ length: 1_000 }, (_, at) => drawnMark(`Network ${at}`).colour))
    expect(colours.size).toBe(24)
    expect([...colours].filter((colour) => 1.05 / (luminance(colour) + 0.05) < 4.5)).toEqual([])
  })
})

function luminance(colour: string): number {
  const [hue = 0, saturation = 0, lightness = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  const part = (of: number): number => {
    const turn = (of + hue / 30) % 12
    const value =
      (lightness - ((saturation * Math.min(lightness, 100 - lightness)) / 100) * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))) / 100
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(0) + 0.7152 * part(8) + 0.0722 * part(4)
}
