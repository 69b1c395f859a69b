import type { ReactElement, ReactNode } from 'react'

import type { Content } from '../content.js'
import { styles } from './figures.module.css'

export interface FiguresProps {
  readonly children: ReactNode
  /** The parts that make up the number, or its source. */
  readonly note?: Content
  /** The whole of it, where it may be cut. */
  readonly title?: string | undefined
}

/** A number at the end of a row, with a smaller one under it. */
export function Figures({ children, note, title }: FiguresProps): ReactElement {
  return (
    <span className={styles['figures']}>
      <span className={styles['number']} title={title}>
        {children}
      </span>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
    </span>
  )
}
