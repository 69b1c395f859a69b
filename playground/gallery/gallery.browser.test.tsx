import axe from 'axe-core'
import type { ReactNode } from 'react'
import { afterAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { layoutProblems } from './checks/layout-problems.js'
import { startDrawing } from './drawn.js'
import { entries } from './entries/index.js'
import type { GalleryEntry } from './entry.js'

const { container, draw, settled, cards, end } = startDrawing()

afterAll(end)

/** Every state in every look takes a while on a busy machine. */
const unhurried = 600_000

const named = entries.map((entry) => [entry.id, entry] as const)

describe('every entry can be used by everybody', () => {
  test.each(named)(
    '%s',
    async (_, entry) => {
      await page.viewport(500, 900)
      for (const theme of ['dark', 'light'] as const) {
        for (const locale of entry.group === 'Views' ? (['en', 'ar', 'en-XA'] as const) : (['en', 'ar'] as const)) {
          await draw(entry, { theme, locale, width: 370 })
          const found = (await barriers(entry)).map((barrier) => `${theme} ${locale} ${barrier}`)
          expect(found).toEqual([])
        }
      }
    },
    unhurried,
  )
})

describe('every entry lies as it should', () => {
  test.each(named)(
    '%s',
    async (_, entry) => {
      for (const width of [370, 320]) {
        await page.viewport(width === 320 ? 320 : 500, 900)
        for (const locale of ['en', 'ar', 'en-XA'] as const) {
          await draw(entry, { theme: 'light', locale, width })
          const found = cards().flatMap(({ id, card }) => layoutProblems(card).map((problem) => `${id} ${locale} ${width}: ${problem}`))
          expect(found).toEqual([])
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width === 320 ? 320 : 500)
        }
      }
    },
    unhurried,
  )
})

describe('the checks find what is wrong', () => {
  const planted = (node: ReactNode): GalleryEntry => ({
    id: 'planted',
    title: 'Planted',
    group: 'Words',
    about: '',
    states: [{ id: 'planted', render: () => node }],
  })

  test.each([
    ['words that nobody can read', <p style={{ color: '#ccc' }}>Faint</p>, 'color-contrast'],
    ['a button without a name', <button type="button" />, 'button-name'],
    ['a field without a label', <input />, 'label'],
  ])('behavior: %s', async (_, node, rule) => {
    await draw(planted(node), { theme: 'light', locale: 'en', width: 370 })
    const { violations } = await axe.run(container, { rules: notForParts })
    expect(violations.map(({ id }) => id)).toContain(rule)
  })

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
    await draw(planted(node), { theme: 'light', locale: 'en', width: 370 })
    expect(
      cards()
        .flatMap(({ card }) => layoutProblems(card))
        .join(),
    ).toContain(words)
  })
})

/** These are about whole pages; here the same part stands many times on one. */
const notForParts = Object.fromEntries(
  ['region', 'landmark-unique', 'page-has-heading-one', 'landmark-one-main', 'heading-order'].map((rule) => [rule, { enabled: false }]),
)

/** A toast may come or go while the page is judged: what is found counts if it is still there once all is still. */
async function barriers(entry: GalleryEntry, tries = 3): Promise<readonly string[]> {
  const { violations } = await axe.run(container, { rules: notForParts, resultTypes: ['violations'] })
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
  if (found.length === 0 || tries === 1) return found
  await settled(entry)
  return barriers(entry, tries - 1)
}
