import type { ReactElement, ReactNode } from 'react'

import { styles } from './skeleton.module.css'

export interface LoadingFrameProps {
  /** It follows an outline that was seen: it stands at once. Else it is quiet for a moment. */
  readonly isSeen?: boolean
  readonly skeleton: ReactNode
}

/** The place of what is on its way, without a state of its own. It is as large from the first moment as it will be. */
export function LoadingFrame({ isSeen = false, skeleton }: LoadingFrameProps): ReactElement {
  return (
    <div aria-busy="true" className={isSeen ? undefined : styles['late']}>
      {skeleton}
    </div>
  )
}
