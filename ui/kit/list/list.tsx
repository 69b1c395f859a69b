import { Children, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { styles } from './list.module.css'
import { useSteady } from './use-steady.js'

export interface ListProps {
  /** The name of the list, for who cannot see the heading above it. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** Rows under each other, which stay where they are while one is pressed. It reaches 8 px past the text's edge, so that the rows' plates align with it. */
export function List({ label, children }: ListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const rows = useSteady(list, children)
  return (
    <ul ref={list} className={styles['list']} aria-label={label} role="list">
      {Children.map(
        rows,
        (child) => child !== null && child !== undefined && child !== false && <li className={styles['item']}>{child}</li>,
      )}
    </ul>
  )
}
