import { useKernel, useLayoutEffect, useRef } from '@billfold/ui/kit'
import type { ReactElement, ReactNode } from 'react'
import { frameStageKey } from '../contract.js'

export interface FramePlaceProps {
  /** What stands there until the frame does, and for who looks beneath it. */
  readonly children: ReactNode
}

/** As high as the frame wants to be, never higher than a small screen, and as wide as the card. */
const room = {
  blockSize: 'min(536px, 70dvh)',
  marginInline: 'calc(-1 * var(--_gutter, 0px))',
  marginBlockEnd: 'calc(-1 * var(--_gutter, 0px))',
  paddingInline: 'var(--_gutter, 0px)',
}

/** The place over which the frame is laid while it is in the view. */
export function FramePlace({ children }: FramePlaceProps): ReactElement {
  const stage = useKernel().get(frameStageKey)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (place.current === null ? undefined : stage.cover(place.current)), [stage])
  return (
    <div ref={place} style={room}>
      {children}
    </div>
  )
}
