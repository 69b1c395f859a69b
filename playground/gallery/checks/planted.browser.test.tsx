import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { startDrawing, stillness, twoFrames } from '../drawn.js'
import { barriers } from './barriers.js'
import { forceColors, forcedColorProblems, platesOf } from './forced-colors.js'
import { layoutProblems } from './layout-problems.js'

const { container, draw, cards, end } = startDrawing()

beforeAll(() => page.viewport(500, 900))
afterEach(() => forceColors(false))
afterAll(end)

let planted = 0

async function plant(node: ReactNode, theme: 'dark' | 'light' = 'light'): Promise<void> {
  const id = `planted-${(planted += 1)}`
  const entry = { id, title: 'Planted', group: 'Words', about: '', states: [{ id, render: () => node }] } as const
  await draw(entry, { theme, locale: 'en', width: 370 })
}

describe('what keeps somebody from using it is found', () => {
  test.each([
    ['words that nobody can read', <p style={{ color: '#ccc' }}>Faint</p>, 'color-contrast'],
    ['a button without a name', <button type="button" />, 'button-name'],
    ['a field without a label', <input />, 'label'],
  ])('behavior: %s', async (_, node, rule) => {
    await plant(node)
    expect((await barriers(container)).join()).toContain(`${rule}: `)
  })
})

describe('what lies askew is found', () => {
  test.each([
    ['something that sticks out', <p style={{ inlineSize: '400px' }}>Wide</p>, 'sticks out'],
    ['words that are cut off', <p style={{ overflow: 'hidden', whiteSpace: 'nowrap' }}>{'Long '.repeat(90)}</p>, 'cut off'],
    [
      'a target that is too small',
      <button type="button" style={{ blockSize: '20px' }}>
        x
      </button>,
      'is only',
    ],
    ['a distance off the scale', <p style={{ paddingBlock: '7px' }}>Odd</p>, 'padding-top 7px'],
    [
      'an odd control',
      <button type="button" style={{ blockSize: '45px' }}>
        Odd one
      </button>,
      '45 px high',
    ],
    [
      'words over words',
      [
        <p key="a">One</p>,
        <p key="b" style={{ marginBlockStart: '-16px' }}>
          Two
        </p>,
      ],
      'lie over each other',
    ],
  ])('behavior: %s', async (_, node, words) => {
    await plant(node)
    expect(
      cards()
        .flatMap(({ card }) => layoutProblems(card))
        .join(),
    ).toContain(words)
  })
})

describe('what vanishes with its colours is found', () => {
  test.each([
    ['a plate without an edge', <p style={{ background: '#252a26' }}>Plate</p>, 'has lost its shape'],
    [
      'an icon of the colour of the ground',
      <svg width={20} height={20} stroke="Canvas" style={{ forcedColorAdjust: 'none' }}>
        <path d="M0 0h20" />
      </svg>,
      'has the colour of the ground',
    ],
    [
      'a tab that is chosen by colour alone',
      <div role="tablist">
        <button type="button" role="tab" aria-selected="true" style={{ color: '#fff' }}>
          One
        </button>
        <button type="button" role="tab" aria-selected="false" style={{ color: '#bbb' }}>
          Two
        </button>
      </div>,
      'does not look chosen',
    ],
  ])('behavior: %s', async (_, node, words) => {
    await plant(node, 'dark')
    const plates = new Map(cards().map(({ card }) => [card, platesOf(card)]))
    await forceColors(true)
    await twoFrames()
    await stillness()
    expect(
      cards()
        .flatMap(({ card }) => forcedColorProblems(card, plates.get(card) ?? []))
        .join(),
    ).toContain(words)
  })
})
