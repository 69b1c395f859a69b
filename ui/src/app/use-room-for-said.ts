import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** The room is kept for the next sentence for as long as one takes to follow the other, in milliseconds. */
const longestSwap = 200

/** Tells the style sheet of the modal how much room there has to be under the view for what is said in passing. */
export function useRoomForSaid(said: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = said.current
    const modal = element?.parentElement?.parentElement
    if (element === null || !modal) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const give = (): void => modal.style.setProperty('--_said', `${element.offsetHeight}px`)
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      // Never at once: the views are measured in the same turn, and the page would hear of a loop.
      timer = setTimeout(give, element.offsetHeight > 0 ? 0 : longestSwap)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [said])
}
