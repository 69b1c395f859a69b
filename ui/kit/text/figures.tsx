import type { ReactElement, ReactNode } from 'react'

import type { Content } from '../content.js'
import { styles } from './figures.module.css'

export interface FiguresProps {
  readonly children: ReactNode
  /** The parts that make up the number, or its source. */
  readonly note?: Content
  /** The whole of it, where it may be cut. Without it, a number that is too long goes on in the next line. */
  readonly title?: string | undefined
}

/** A number at the end of a row, with a smaller one under it. */
export function Figures({ children, note, title }: FiguresProps): ReactElement {
  return (
    <span className={styles['figures']}>
      <span className={title === undefined ? styles['number'] : `${styles['number']} ${styles['cut']}`} title={title}>
        {children}
      </span>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
    </span>
  )
}
