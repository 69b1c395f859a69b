import type { ReactElement, ReactNode } from 'react'

import { styles } from './spread.module.css'

export interface SpreadProps {
  /** The part that takes the room that there is. */
  readonly children: ReactNode
  /** The part at the end of the line. */
  readonly end: ReactNode
}

/** Something on a line, and something else at its end. */
export function Spread({ children, end }: SpreadProps): ReactElement {
  return (
    <div className={styles['spread']}>
      <div className={styles['start']}>{children}</div>
      <div className={styles['end']}>{end}</div>
    </div>
  )
}
