import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** Lets a scroll bar stand in the card's gutter: with a bar that takes room or one that floats, what is scrolled is as wide. */
export function useBarInGutter(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = scroller.current
    element?.style.setProperty('--_bar', `${element.offsetWidth - element.clientWidth}px`)
  }, [scroller])
}
