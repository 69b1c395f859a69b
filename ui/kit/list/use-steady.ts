import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { followPresses } from '../press/follow-presses.js'

/** The value, or while a pointer presses in the element the one that stood there before: what is pressed neither moves nor goes. */
export function useSteady<T>(element: RefObject<HTMLElement | null>, value: T): T {
  const newest = useRef(value)
  const [held, setHeld] = useState<{ readonly value: T }>()

  useLayoutEffect(() => {
    newest.current = value
  })

  useEffect(() => {
    if (element.current === null) return undefined
    return followPresses(element.current, (isPressed) => setHeld(isPressed ? { value: newest.current } : undefined))
  }, [element])

  return held === undefined ? value : held.value
}
