import { afterAll, afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { barriers } from '../checks/barriers.js'
import { forceColors, forcedColorProblems, platesOf } from '../checks/forced-colors.js'
import { layoutProblems } from '../checks/layout-problems.js'
import { type DrawnCard, type View, startDrawing, stillness, twoFrames } from '../drawn.js'
import { entries } from '../entries/index.js'
import type { GalleryEntry } from '../entry.js'
import type { GalleryLocale } from '../gallery-url.js'

/**
 * Looks at every state of every entry in a language. An entry is drawn once. The page around it becomes wider, then dark, and then its colours are
 * taken away, the latter two in English alone. The file of a language calls this: files are run at once.
 */
export function checkEntries(locale: 'en' | 'ar' | 'en-XA'): void {
  const { container, draw, cards, end } = startDrawing()
  afterEach(() => forceColors(false))
  afterAll(end)

  test.each(entries.map((entry) => [entry.id, entry] as const))(
    'every entry: %s: everybody can use it, and it lies as it should',
    async (_, entry) => {
      const found: string[] = []
      for (const { theme, width } of looksIn(locale)) {
        await page.viewport(width === 320 ? 320 : 500, 900)
        await draw(entry, { theme, locale, width })
        const problems = [
          ...(theme === 'light' ? askew(cards(), width) : []),
          ...(width === 370 && isRead(entry, locale) ? await barriers(container) : []),
        ]
        found.push(...problems.map((problem) => `${theme} ${width}: ${problem}`))
      }
      if (locale === 'en') found.push(...missedViews(cards(), entry), ...(await lostShapes(cards())))
      expect(found).toEqual([])
    },
    unhurried,
  )
}

/** Every state of an entry is a world of its own, on a machine that may be busy. */
const unhurried = 600_000

const light = [
  { theme: 'light', width: 320 },
  { theme: 'light', width: 370 },
] as const

/** Looks for a language. The dark theme changes colours alone, which no language changes: English sees it for all. */
function looksIn(locale: GalleryLocale): readonly Pick<View, 'theme' | 'width'>[] {
  return locale === 'en' ? [...light, { theme: 'dark', width: 370 }] : light
}

/** The words of parts are samples: stretched ones say nothing that the others do not. */
function isRead({ group }: GalleryEntry, locale: GalleryLocale): boolean {
  return group === 'Views' || locale !== 'en-XA'
}

function askew(cards: readonly DrawnCard[], width: number): readonly string[] {
  const overhang = document.documentElement.scrollWidth - (width === 320 ? 320 : 500)
  return [
    ...cards.flatMap(({ id, card }) => layoutProblems(card).map((problem) => `${id}: ${problem}`)),
    ...(overhang > 0 ? [`the page is ${overhang} px too wide`] : []),
  ]
}

/** Views that the entry names, and none of its states draws. Those that stand within others have no frame of their own. */
function missedViews(cards: readonly DrawnCard[], { shows = [] }: GalleryEntry): readonly string[] {
  const frames = cards.flatMap(({ card }) => [...card.querySelectorAll<HTMLElement>('[data-view]')])
  const drawn = new Set(frames.filter((frame) => frame.checkVisibility()).map((frame) => frame.dataset['view']))
  return shows.filter((view) => !framelessViews.has(view) && !drawn.has(view)).map((view) => `no state shows ${view}`)
}

const framelessViews: ReadonlySet<string> = new Set(['PortfolioTotal', 'PortfolioTokens', 'PortfolioNfts', 'ActivityTab', 'RequestWords'])

/** Takes our colours away from what is drawn, and looks for what vanished with them. */
async function lostShapes(cards: readonly DrawnCard[]): Promise<readonly string[]> {
  const plates = new Map(cards.map(({ card }) => [card, platesOf(card)]))
  await forceColors(true)
  await twoFrames()
  await stillness()
  return cards.flatMap(({ id, card }) =>
    forcedColorProblems(card, plates.get(card) ?? []).map((problem) => `forced colours: ${id}: ${problem}`),
  )
}
