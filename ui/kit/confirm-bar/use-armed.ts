import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How long a button must have been seen, in a page that has the focus, before it takes a press. */
const armingTime = 500

/** Arms a button some time after it was painted, and again after the window got the focus back: a press that was meant for something else does nothing. */
export function useArmed(button: RefObject<HTMLElement | null>): boolean {
  const [isArmed, setIsArmed] = useState(false)

  useEffect(() => {
    const page = button.current?.ownerDocument.defaultView ?? undefined
    if (page === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const arm = (): void => {
      clearTimeout(timer)
      setIsArmed(false)
      timer = setTimeout(() => setIsArmed(true), armingTime)
    }
    // Counted from the frame that shows it, not from the moment that React was done.
    const frame = page.requestAnimationFrame(arm)
    page.addEventListener('focus', arm)
    page.document.addEventListener('visibilitychange', arm)
    return () => {
      clearTimeout(timer)
      page.cancelAnimationFrame(frame)
      page.removeEventListener('focus', arm)
      page.document.removeEventListener('visibilitychange', arm)
    }
  }, [button])

  return isArmed
}
