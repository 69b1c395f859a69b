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

/** A card that is drawn, and which of the entry's states it shows. */
export interface DrawnCard {
  readonly id: string
  readonly card: Element
}

/** Draws entries in a page, one after the other, for tests to look at. */
export interface Drawing {
  readonly container: HTMLElement
  /** Draws an entry anew in another language; theme and width change around what stands, as they do for a visitor. */
  draw(entry: GalleryEntry, view: View): Promise<void>
  /** Waits for what arrives late and what moves. */
  settled(entry: GalleryEntry): Promise<void>
  cards(): readonly DrawnCard[]
  end(): void
}

/** A place in the page where entries are drawn. */
export function startDrawing(): Drawing {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  let states: GalleryEntry['states'] = []

  const cards = (): readonly DrawnCard[] =>
    [...container.querySelectorAll('.stage')].flatMap((stage, index) =>
      [...(stage.shadowRoot?.querySelectorAll('[data-card]') ?? [])].map((card) => ({ id: states[index]?.id ?? String(index), card })),
    )

  const settled: Drawing['settled'] = async (entry) => {
    await expect.poll(() => unsettled(entry, cards()), waiting).toEqual([])
    await twoFrames()
    await stillness()
    await rest(cards().map(({ card }) => card))
    // Elements placed again in the last two frames move anew, and a movement out of its frame counts as cut off.
    stopEndless()
  }

  const draw: Drawing['draw'] = async (entry, { theme, locale, width }) => {
    const dictionaries = await dictionariesFor(locale)
    const look = { theme, locale, dir: directionOf(locale), width, dictionaries, sample: sampleFor(locale) }
    states = entry.states
    document.documentElement.style.background = theme === 'dark' ? '#0c0e0d' : '#efece4'
    document.body.style.margin = '0'
    flushSync(() => root.render(states.map((state) => <StateCard key={`${entry.id} ${locale} ${state.id}`} state={state} look={look} />)))
    await settled(entry)
  }

  const end = (): void => {
    root.unmount()
    container.remove()
  }

  return { container, draw, settled, cards, end }
}

/** Waits until styles that have changed are computed and drawn. */
export function twoFrames(): Promise<unknown> {
  return new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
}

/** Waits until everything keeps its place for two frames: a list that measures its rows, or a frame that follows its view, places them again. */
async function rest(cards: readonly Element[]): Promise<void> {
  const places = (): string => JSON.stringify(cards.flatMap((card) => [...card.querySelectorAll('*')].map(placeOf)))
  let before = ''
  const areKept = async (): Promise<boolean> => {
    // Content that came meanwhile may bring a movement that never ends.
    stopEndless()
    await twoFrames()
    const now = places()
    const isSame = now === before
    before = now
    return isSame
  }
  await expect.poll(areKept, waiting).toBe(true)
}

function placeOf(element: Element): readonly number[] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
}

/** Waits until nothing moves in any stage. An animation without an end is stopped at its beginning, so that every run sees the same moment of it. */
export async function stillness(): Promise<void> {
  const passing = stopEndless()
  // Nobody looks on: what would be waited for is only time.
  for (const animation of passing) animation.finish()
  const moving = (): readonly Animation[] => passing.filter(({ playState }) => playState !== 'finished' && playState !== 'idle')
  await expect.poll(() => moving().map(nameOf), waiting).toEqual([])
}

/** Stops every animation that has no end. Returns the others. */
function stopEndless(): readonly Animation[] {
  const roots = [...document.querySelectorAll('.stage')].map(({ shadowRoot }) => shadowRoot)
  const animations = [document, ...roots].flatMap((root) => root?.getAnimations() ?? [])
  const isEndless = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime === Infinity
  for (const animation of animations.filter(isEndless)) {
    animation.pause()
    animation.currentTime = 0
  }
  return animations.filter((animation) => !isEndless(animation))
}

function nameOf(animation: Animation): string {
  const { effect } = animation
  const target = effect instanceof KeyframeEffect ? effect.target : undefined
  return `${animation.constructor.name} of ${target?.outerHTML.slice(0, 100)}`
}

/** States that something is still to arrive in: the scene of a view, the outline of what loads, code that is loaded for it. */
function unsettled({ group, states }: GalleryEntry, cards: readonly DrawnCard[]): readonly string[] {
  const late = cards.filter(({ id, card }) => {
    const arrives = states.find((state) => state.id === id)?.arrives
    return (
      card.matches('[data-scene]:not([data-ready])') ||
      card.querySelector('[aria-busy]:empty:not([part])') !== null ||
      (arrives !== undefined && card.querySelector(arrives) === null)
    )
  })
  const missing = group === 'Views' && cards.length < states.length ? ['the cards themselves'] : []
  return [...missing, ...late.map(({ id, card }) => [id, (card as HTMLElement).dataset['failure']].join(' '))]
}

/** In milliseconds. The limit is shorter than that of the tests, so that what hangs is named. */
const waiting = { timeout: 120_000, interval: 5 }
