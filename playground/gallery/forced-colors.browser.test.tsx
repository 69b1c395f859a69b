import type { CDPSession } from '@vitest/browser-playwright'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'

import { forcedColorProblems, platesOf } from './checks/forced-colors.js'
import { startDrawing, twoFrames } from './drawn.js'
import { entries } from './entries/index.js'
import type { GalleryEntry } from './entry.js'

const { draw, cards, end } = startDrawing()

beforeAll(async () => page.viewport(500, 900))
afterEach(() => forceColors(false))
afterAll(end)

describe('forced colours leave every entry its shapes', () => {
  test.each(entries.map((entry) => [entry.id, entry] as const))(
    '%s',
    async (_, entry) => {
      expect(await problems(entry)).toEqual([])
    },
    300_000,
  )
})

describe('the check finds what is lost', () => {
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
  ])('behavior: %s', async (_, node, words) => expect((await problems(planted(node))).join()).toContain(words))
})

function planted(node: ReactNode): GalleryEntry {
  return { id: 'planted', title: 'Planted', group: 'Words', about: '', states: [{ id: 'planted', render: () => node }] }
}

/** Draws an entry in our colours, then takes them away. */
async function problems(entry: GalleryEntry): Promise<readonly string[]> {
  await draw(entry, { theme: 'dark', locale: 'en', width: 370 })
  const plates = new Map(cards().map(({ card }) => [card, platesOf(card)]))
  await forceColors(true)
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
  await twoFrames()
  const found = (): readonly string[] =>
    cards().flatMap(({ id, card }) => forcedColorProblems(card, plates.get(card) ?? []).map((problem) => `${id}: ${problem}`))
  // A colour may still be on its way: what is found counts if it is still there a moment later.
  if (found().length > 0) await new Promise((go) => setTimeout(go, 400))
  return [...new Set(found())]
}

async function forceColors(isForced: boolean): Promise<void> {
  const session: CDPSession = cdp()
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: isForced ? 'active' : 'none' }] })
}
