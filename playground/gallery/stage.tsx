import { ImageStore, KitProvider } from '@billfold/ui/kit'
import type { Dictionaries } from '@billfold/ui/kit'
import { attachStyles, rootClass } from '@billfold/ui/styles'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { createPortal } from 'react-dom'

import type { Look } from './look.js'

export interface StageProps extends Pick<Look, 'theme' | 'dir'> {
  readonly locale: string
  readonly dictionaries: Dictionaries
  readonly children: ReactNode
}

const noOverrides = {}

/** An open shadow root with the kit's styles and environment in it, as the modal has one. */
export function Stage({ theme, dir, locale, dictionaries, children }: StageProps): ReactElement {
  const { host, root } = useShadowRoot()
  const images = useImages()

  useLayoutEffect(() => {
    if (root === undefined) return
    root.dataset['theme'] = theme
    root.dir = dir
    root.lang = locale
  }, [root, theme, dir, locale])

  return (
    <div ref={host} className="stage">
      {root !== undefined &&
        createPortal(
          <KitProvider
            locale={locale}
            dictionaries={dictionaries}
            overrides={noOverrides}
            reportMissing={complain}
            images={images}
            now={Date.now}
          >
            {children}
          </KitProvider>,
          root,
        )}
    </div>
  )
}

function useShadowRoot() {
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

  return { host, root }
}

function useImages(): ImageStore {
  const [images] = useState(() => new ImageStore({ now: Date.now }))
  useEffect(() => () => images.dispose(), [images])
  return images
}

function complain(missing: object): void {
  console.error('A message is missing.', missing)
}
