import { readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contrastRatio, parseColor } from './color.js'
import type { Rgb } from './color.js'
import { fitAccent } from './fit-accent.js'

const tokens = ['ground', 'tokens'].map((name) => readFileSync(new URL(`${name}.module.css`, import.meta.url), 'utf8')).join('')

/** A token's two values, as the sheet has them. */
function token(name: string): { readonly light: Rgb; readonly dark: Rgb } {
  const [, light = '', dark = ''] = new RegExp(`--_${name}:[^;]*light-dark\\((#[\\da-f]+), (#[\\da-f]+)\\)`).exec(tokens) ?? []
  return { light: color(light), dark: color(dark) }
}

function color(text: string): Rgb {
  const found = parseColor(text)
  if (found === undefined) throw new Error(`${text} is no colour`)
  return found
}

const ratio = (one: string, other: Rgb | string): number => contrastRatio(color(one), typeof other === 'string' ? color(other) : other)
const themes = ['light', 'dark'] as const
const surfacesOf = (theme: 'light' | 'dark'): readonly Rgb[] => ['card', 'surface-1', 'surface-2'].map((name) => token(name)[theme])
const part = fc.integer({ min: 0, max: 255 }).map((value) => value / 255)
const anyColor = fc.record({ red: part, green: part, blue: part })

describe('fitAccent', () => {
  test.each(themes)('behavior: any accent can be read in the %s theme', (theme) => {
    fc.assert(
      fc.property(anyColor, (accent) => {
        const surfaces = surfacesOf(theme)
        const fitted = fitAccent({ accent, surfaces })
        for (const surface of surfaces) expect(ratio(fitted.accent, surface)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(fitted.accent, fitted.onAccent)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(fitted.accent, fitted.soft)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('behavior: it holds on any surfaces that lie on one side of grey', () => {
    const dark = fc.integer({ min: 0, max: 70 }).map((value) => value / 255)
    const darkColor = fc.record({ red: dark, green: dark, blue: dark })
    fc.assert(
      fc.property(anyColor, darkColor, (accent, surface) => {
        expect(ratio(fitAccent({ accent, surfaces: [surface] }).accent, surface)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('behavior: an accent that is readable already stays as it is', () => {
    expect(fitAccent({ accent: color('#0b6a60'), surfaces: surfacesOf('light') }).accent).toBe('#0b6a60')
    expect(fitAccent({ accent: color('#74d6c4'), surfaces: surfacesOf('dark') }).accent).toBe('#74d6c4')
  })

  test("behavior: the host's own text colour wins when it can be read", () => {
    const request = { accent: color('#0b6a60'), surfaces: surfacesOf('light') }
    expect(fitAccent({ ...request, onAccent: color('#f8f8e0') }).onAccent).toBe('#f8f8e0')
    expect(fitAccent({ ...request, onAccent: color('#0b6a61') }).onAccent).toBe('#ffffff')
  })
})

describe('tokens', () => {
  const texts = ['fg', 'fg-2', 'fg-3', 'accent', 'success', 'warning', 'danger']
  const pairs = texts.flatMap((text) => ['card', 'surface-1', 'surface-2'].map((surface) => [text, surface] as const))
  const own = [
    ['on-ink', 'ink'],
    ['on-accent', 'accent'],
    ['accent', 'accent-soft'],
    ['fg', 'accent-soft'],
    ['fg-2', 'accent-soft'],
    ['success', 'success-soft'],
    ['warning', 'warning-soft'],
    ['danger', 'danger-soft'],
    ['fg', 'surface-3'],
    ['fg-2', 'surface-3'],
  ] as const

  test.each([...pairs, ...own])('behavior: %s on %s can be read in both themes', (text, surface) => {
    for (const theme of themes) expect(contrastRatio(token(text)[theme], token(surface)[theme])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['card', 'surface-1'])('behavior: control edges can be seen on %s', (surface) => {
    for (const theme of themes) expect(contrastRatio(token('line-strong')[theme], token(surface)[theme])).toBeGreaterThanOrEqual(3)
  })
})
