import { directionOf } from '@billfold/ui/kit'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect } from 'vitest'

import type { GalleryEntry } from './entry.js'
import type { GalleryLocale } from './gallery-url.js'
import { dictionariesFor, sampleFor } from './look.js'
import { StateCard } from './page/state-card.js'

/** How an entry is looked at. */
export interface View {
  readonly theme: 'dark' | 'light'
  readonly locale: GalleryLocale
  readonly width: number
}

/** A card that is drawn, and which of the entry's states it is. */
export interface DrawnCard {
  readonly id: number
  readonly card: Element
}

/** Draws entries in a page, one after the other, for tests to look at. */
export interface Drawing {
  readonly container: HTMLElement
  draw(entry: GalleryEntry, view: View): Promise<void>
  /** Waits for what comes late and moves. */
  settled(entry: GalleryEntry): Promise<void>
  cards(): readonly DrawnCard[]
  end(): void
}

/** A place in the page where entries are drawn. */
export function startDrawing(): Drawing {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)

  const cards = (): readonly DrawnCard[] =>
    [...container.querySelectorAll('.stage')].flatMap((stage, id) =>
      [...(stage.shadowRoot?.querySelectorAll('[data-card]') ?? [])].map((card) => ({ id, card })),
    )

  const settled: Drawing['settled'] = async ({ id, group }) => {
    if (group === 'Views')
      await expect.poll(() => cards().filter(({ card }) => card.matches('[data-scene]:not([data-ready])')), patient).toEqual([])
    if (late.has(id)) await new Promise((go) => setTimeout(go, 260))
    else await twoFrames()
    // What fades in is judged when it is there.
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  }

  const draw: Drawing['draw'] = async (entry, { theme, locale, width }) => {
    const dictionaries = await dictionariesFor(locale)
    const look = { theme, locale, dir: directionOf(locale), width, dictionaries, sample: sampleFor(locale) }
    document.documentElement.style.background = theme === 'dark' ? '#0c0e0d' : '#efece4'
    document.body.style.margin = '0'
    flushSync(() =>
      root.render(entry.states.map((state) => <StateCard key={`${theme}${locale}${width}${state.id}`} state={state} look={look} />)),
    )
    await settled(entry)
  }

  const end = (): void => {
    root.unmount()
    container.remove()
  }

  return { container, draw, settled, cards, end }
}

/** Styles that have changed are computed, and drawn. */
export function twoFrames(): Promise<unknown> {
  return new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
}

/** What loads late has to be there: the code for codes and lists, and outlines after their 200 ms. */
const late = new Set(['qr', 'skeleton', 'virtual-grid', 'virtual-list'])

/** The world of a view is built anew for each card. */
const patient = { timeout: 90_000 }
