import type { MouseEvent, ReactElement, ReactNode } from 'react'

import { writePlace } from '../gallery-url.js'
import type { GalleryPlace } from '../gallery-url.js'
import type { Go } from './use-place.js'

export interface PlaceLinkProps {
  readonly place: GalleryPlace
  readonly to: Partial<GalleryPlace>
  readonly go: Go
  readonly className?: string
  readonly current?: boolean
  readonly children: ReactNode
}

/** A link within the gallery: a real address, followed without loading the page again. */
export function PlaceLink({ place, to, go, className, current = false, children }: PlaceLinkProps): ReactElement {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(to)
  }
  return (
    <a className={className} href={writePlace({ ...place, ...to })} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}
