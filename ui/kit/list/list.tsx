import { Children } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { styles } from './list.module.css'

export interface ListProps {
  /** What the list is of, for who cannot see the heading above it. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** Rows under each other. It reaches 8 px past the text's edge, so that the rows' plates align with it. */
export function List({ label, children }: ListProps): ReactElement {
  return (
    <ul className={styles['list']} aria-label={label} role="list">
      {Children.map(
        children,
        (child) => child !== null && child !== undefined && child !== false && <li className={styles['item']}>{child}</li>,
      )}
    </ul>
  )
}
