import { useCallback, useEffect, useState } from 'react'

import { readPlace, writePlace } from '../gallery-url.js'
import type { GalleryPlace } from '../gallery-url.js'

export type Go = (change: Partial<GalleryPlace>) => void

/** Where the address bar says that we are, and how to get elsewhere. */
export function usePlace(): { readonly place: GalleryPlace; readonly go: Go } {
  const [place, setPlace] = useState(() => readPlace(location.search))

  useEffect(() => {
    const read = (): void => setPlace(readPlace(location.search))
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  const go = useCallback<Go>((change) => {
    const next = { ...readPlace(location.search), ...change }
    history.pushState(undefined, '', writePlace(next))
    setPlace(next)
    if ('entry' in change || 'state' in change) scrollTo({ top: 0 })
  }, [])
  return { place, go }
}
