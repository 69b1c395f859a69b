import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

import { frameIn } from './frame-in.js'

/** Lets the card grow and shrink with the view in it: the place takes the height of what is shown, and the style sheet does the rest. */
export function useFollowedHeight(place: RefObject<HTMLElement | null>, key: number | undefined): void {
  useLayoutEffect(() => {
    const element = place.current
    const frame = frameIn(element, key)
    if (element === null || frame === undefined) return undefined
    const follow = (): void => {
      if (frame.offsetHeight > 0) element.style.blockSize = `${frame.offsetHeight}px`
    }
    const observer = new ResizeObserver(follow)
    observer.observe(frame)
    follow()
    return () => observer.disconnect()
  }, [place, key])
}
