import { useEffect, useLayoutEffect } from 'react'
import type { RefObject } from 'react'

import { hiddenEnds, wayInto } from './scrolled-row.js'

/** Keeps the selected tab in sight where not all have room, and marks the ends at which there are more. */
export function useScrolledTabs(list: RefObject<HTMLElement | null>, selected: string, words: string): void {
  useEffect(() => {
    const row = list.current
    if (row === null) return undefined
    const mark = (): void => markEnds(row)
    const observer = new ResizeObserver(mark)
    observer.observe(row)
    row.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', mark)
    }
  }, [list])
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.querySelector('[aria-selected=true]')
    if (row === null || !tab) return
    // The row alone: a page around it stays where it is.
    row.scrollBy({ left: wayInto(row.getBoundingClientRect(), tab.getBoundingClientRect()) })
    markEnds(row)
  }, [list, selected, words])
}

function markEnds(row: HTMLElement): void {
  const { start, end } = hiddenEnds(row)
  row.toggleAttribute('data-more-start', start)
  row.toggleAttribute('data-more-end', end)
}
