import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { onTestFinished } from 'vitest'

import { ImageStore } from '../kit/picture/image-store.js'
import { KitProvider } from '../kit/environment/kit-provider.js'
import type { KitProviderProps } from '../kit/environment/kit-provider.js'
import { directionOf } from '../kit/locale/direction.js'
import { attachStyles, rootClass } from '../styles/index.js'

export interface Shown {
  readonly shadow: ShadowRoot
  readonly again: (node: ReactNode) => void
  readonly takeDown: () => void
}

/** Draws a component as the modal does: in an open shadow root, with the kit's styles and environment. Taken down with the test. */
export function show(node: ReactNode, environment: Partial<KitProviderProps> = {}): Shown {
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const inner = shadow.appendChild(document.createElement('div'))
  inner.className = rootClass
  inner.lang = environment.locale ?? 'en'
  inner.dir = directionOf(inner.lang)
  const detach = attachStyles(shadow)
  const root = createRoot(inner)
  const images = new ImageStore({ now: () => 0 })
  const again = (next: ReactNode): void => {
    flushSync(() => root.render(<StrictMode>{provided(next, { images, ...environment })}</StrictMode>))
  }
  const takeDown = (): void => {
    root.unmount()
    detach()
    images.dispose()
    host.remove()
  }
  again(node)
  onTestFinished(takeDown)
  return { shadow, again, takeDown }
}

function provided(node: ReactNode, environment: Partial<KitProviderProps> & Pick<KitProviderProps, 'images'>): ReactNode {
  return (
    <KitProvider locale="en" dictionaries={noWords} overrides={noOverrides} reportMissing={fail} now={Date.now} {...environment}>
      {node}
    </KitProvider>
  )
}

const noWords = new Map()
const noOverrides = {}

function fail(missing: object): void {
  throw new Error(`A message is missing: ${JSON.stringify(missing)}`)
}
