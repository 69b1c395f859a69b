import { useLayoutEffect } from 'react'

import { useViewScroller } from '../kernel/view-scope.js'

/**
 * Keeps a view as high as it was before somebody searched in it, so that the field does not move under the typing when less is
 * found. Gives a function that is called before the first sign of a search is shown.
 */
export function useHeldHeight(isSearching: boolean): () => void {
  const scroller = useViewScroller()

  useLayoutEffect(() => {
    const frame = scroller?.current?.parentElement
    if (!isSearching) frame?.style.removeProperty('min-block-size')
  }, [scroller, isSearching])

  return () => {
    const frame = scroller?.current?.parentElement
    if (isSearching || frame === null || frame === undefined) return
    // A window that becomes lower still has the last word.
    frame.style.minBlockSize = `min(${frame.offsetHeight}px, var(--_room))`
  }
}
