import type { EventName, Events } from '@billfold/kernel'
import type { Billfold } from '@billfold/ui'
import { useEffect, useRef } from 'react'

/** Tells a component what happens, such as `connection:connected`. The listener may be another one at every drawing. */
export function useBillfoldEvent<K extends EventName>(billfold: Billfold, name: K, listener: (payload: Events[K]) => void): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => billfold.on(name, (payload) => latest.current(payload)), [billfold, name])
}
