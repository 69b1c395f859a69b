import { attachStyles, rootClass } from '@billfold/ui/styles'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { createPortal } from 'react-dom'

import type { GalleryPlace } from './gallery-url.js'

export interface StageProps extends Pick<GalleryPlace, 'theme' | 'dir'> {
  readonly locale: string
  readonly children: ReactNode
}

/** An open shadow root with the kit's styles in it, as the modal has one. */
export function Stage({ theme, dir, locale, children }: StageProps): ReactElement {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<HTMLElement>()

  useLayoutEffect(() => {
    const element = host.current
    if (element === null) return undefined
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const inner = document.createElement('div')
    inner.className = rootClass
    shadow.replaceChildren(inner)
    setRoot(inner)
    return attachStyles(shadow)
  }, [])

  useLayoutEffect(() => {
    if (root === undefined) return
    root.dataset['theme'] = theme
    root.dir = dir
    root.lang = locale
  }, [root, theme, dir, locale])

  return (
    <div ref={host} className="stage">
      {root !== undefined && createPortal(children, root)}
    </div>
  )
}
