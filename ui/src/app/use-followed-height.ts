import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

import { frameIn } from './frame-in.js'
import type { Stage } from './stage.js'

/**
 * Lets the card grow and shrink with the view in it: the place takes the height of what is shown, and the style sheet does the rest.
 * A height that nobody saw before is taken at once.
 */
export function useFollowedHeight(place: RefObject<HTMLElement | null>, key: number | undefined, stage: Stage): void {
  useLayoutEffect(() => {
    const element = place.current
    const frame = frameIn(element, key)
    if (element === null || frame === undefined) return undefined
    const follow = (): void => {
      if (frame.offsetHeight > 0) element.style.blockSize = `${frame.offsetHeight}px`
    }
    const observer = new ResizeObserver(follow)
    observer.observe(frame)
    if (stage.direction === 0) element.style.transition = 'none'
    follow()
    const moving = requestAnimationFrame(() => element.style.removeProperty('transition'))
    return () => {
      observer.disconnect()
      cancelAnimationFrame(moving)
      element.style.removeProperty('transition')
    }
  }, [place, key, stage])
}
