import type { ReactElement, ReactNode, Ref } from 'react'

import type { Content } from '../content.js'
import { styles } from './title.module.css'

export interface TitleProps {
  readonly children: ReactNode
  /** One sentence under it. */
  readonly lead?: Content
  /** In the middle where pictures stand above it. */
  readonly align?: 'start' | 'center' | undefined
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}

/** Name of a view. The one heading of the view; the focus lands on it, so that the view says its name. */
export function Title({ children, lead, align = 'start', ref }: TitleProps): ReactElement {
  return (
    <div className={styles[align]}>
      <h1 ref={ref} className={styles['title']} part="title" tabIndex={-1}>
        {children}
      </h1>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </div>
  )
}
