import { useViewScroller } from '@billfold/ui/kit'
import type { RefObject } from 'react'

/** More than this scrolls in a place of its own: what stands below stays in reach. */
const longList = 40

/** Chooses the scroller for a list of so many: the whole view, or the list alone. */
export function useListScroller(count: number): RefObject<HTMLElement | null> | undefined {
  const view = useViewScroller()
  return count > longList ? undefined : view
}
