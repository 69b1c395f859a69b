import { useMemo } from 'react'
import type { ReactElement } from 'react'

import type { GalleryState, Sample } from '../entry.js'
import type { GalleryPlace } from '../gallery-url.js'
import { Stage } from '../stage.js'
import { styles } from './state-card.module.css'

export interface StateCardProps {
  readonly state: GalleryState
  readonly place: GalleryPlace
}

/** One state on a card like the modal's. */
export function StateCard({ state, place }: StateCardProps): ReactElement {
  const isArabic = place.dir === 'rtl'
  const sample = useMemo<Sample>(
    () => ({ locale: isArabic ? 'ar' : 'en', say: (english, arabic) => (isArabic ? arabic : english) }),
    [isArabic],
  )
  return (
    <Stage theme={place.theme} dir={place.dir} locale={sample.locale}>
      <div className={styles['card']} data-card="" ref={(card) => card?.style.setProperty('max-inline-size', `${place.width}px`)}>
        {state.render(sample)}
      </div>
    </Stage>
  )
}
