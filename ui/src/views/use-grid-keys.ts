import { useViewScroller } from '@billfold/ui/kit'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'

import { gridMove, typeAhead } from '../wallets/grid-move.js'

/** Letters that are typed within this time belong together, in milliseconds. */
const typingPause = 700
/** A tile that is far away needs some frames to be there. */
const mostFrames = 20
const rowHeight = 112

export interface GridKeys {
  readonly names: readonly string[]
  readonly columns: number
}

/** Moves the focus in a grid by arrows, Home and End, and to a name as it is typed. Tiles that are out of sight are scrolled to first. */
export function useGridKeys({ names, columns }: GridKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const scroller = useViewScroller()
  const typing = useRef({ text: '', at: 0 })

  const typed = (event: KeyboardEvent): string | undefined => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return undefined
    const isGoingOn = event.timeStamp - typing.current.at < typingPause
    typing.current = { text: (isGoingOn ? typing.current.text : '') + event.key, at: event.timeStamp }
    return typing.current.text
  }

  return (event) => {
    const grid = event.currentTarget
    const index = placeOf(event.target)
    if (index === undefined) return
    const isRightToLeft = getComputedStyle(grid).direction === 'rtl'
    const text = typed(event)
    const next =
      text === undefined ? gridMove(event.key, { index, count: names.length, columns, isRightToLeft }) : typeAhead(names, text, index)
    if (next === undefined) return
    event.preventDefault()
    focusTile(grid, next, () => scrollTo(scroller?.current, Math.floor(next / columns)))
  }
}

function placeOf(target: EventTarget): number | undefined {
  const item = target instanceof Element ? target.closest('[role=listitem]') : null
  const place = item?.getAttribute('aria-posinset')
  return place === null || place === undefined ? undefined : Number(place) - 1
}

function focusTile(grid: HTMLElement, index: number, scroll: () => void, frames = mostFrames): void {
  const tile = grid.querySelector<HTMLElement>(`[role=listitem][aria-posinset="${index + 1}"] button`)
  tile?.focus()
  // A tile that has just come is hidden until it was measured, and takes no focus.
  if (tile?.matches(':focus') === true) return tile.scrollIntoView({ block: 'nearest' })
  if (frames === 0) return
  if (tile === null && frames === mostFrames) scroll()
  requestAnimationFrame(() => focusTile(grid, index, scroll, frames - 1))
}

function scrollTo(scroller: HTMLElement | null | undefined, row: number): void {
  if (scroller !== null && scroller !== undefined) scroller.scrollTop = row * rowHeight
}
