import type { ReactElement } from 'react'

import type { GalleryState } from '../entry.js'
import type { Look } from '../look.js'
import { Stage } from '../stage.js'
import { styles } from './state-card.module.css'

export interface StateCardProps {
  readonly state: GalleryState
  readonly look: Look
}

/** One state on a card like the modal's. */
export function StateCard({ state, look }: StateCardProps): ReactElement {
  return (
    <Stage {...look}>
      <div
        className={styles[state.isBare === true ? 'bare' : 'card']}
        data-card=""
        ref={(card) => card?.style.setProperty('max-inline-size', `${look.width}px`)}
      >
        {state.render(look.sample)}
      </div>
    </Stage>
  )
}
