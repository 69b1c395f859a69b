import type { ReactElement, ReactNode } from 'react'

import type { Content } from '../content.js'
import { styles } from './joined.module.css'

export interface JoinedProps {
  /** The text. For want of room it is cut at its own end, whatever the direction around it. */
  readonly children: ReactNode
  /** The whole of it, where it may be cut. */
  readonly title?: string | undefined
  /** Stays whole, on a line of its own if need be. */
  readonly end?: Content
}

/** A fact, and a shorter one after a dot, on one line. */
export function Joined({ children, title, end }: JoinedProps): ReactElement {
  const text = (
    <span className={styles['text']} dir="auto" title={title}>
      {children}
    </span>
  )
  if (end === undefined) return text
  return (
    <span className={styles['joined']}>
      <span className={styles['start']}>{text}</span>
      <span className={styles['end']}>{end}</span>
    </span>
  )
}
