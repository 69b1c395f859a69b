import type { ReactElement } from 'react'

import { styles } from './kit-provider.module.css'

export interface SpokenLineProps {
  readonly text?: string
  /** How many sentences were said: the same one twice is a new element, and is said twice. */
  readonly turn?: number
}

/** The line that screen readers listen to. */
export function SpokenLine({ text, turn }: SpokenLineProps): ReactElement {
  return (
    <div role="status" className={styles['spoken']}>
      <span key={turn}>{text}</span>
    </div>
  )
}
