import { useCallback, useEffect, useState } from 'react'

import { type Display, applyDisplay, storedDisplay } from '../../src/display.js'

/** How the page is read, and how to change that. */
export function useDisplay(): { readonly display: Display; readonly setDisplay: (change: Partial<Display>) => void } {
  const [display, keep] = useState(storedDisplay)
  useEffect(() => applyDisplay(display), [display])
  const setDisplay = useCallback((change: Partial<Display>) => keep((before) => ({ ...before, ...change })), [])
  return { display, setDisplay }
}
