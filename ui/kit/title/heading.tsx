import type { ReactElement, ReactNode } from 'react'

import { styles } from './title.module.css'

export interface HeadingProps {
  readonly children: ReactNode
}

/** Name of a part of a view or of a list, above its rows. */
export function Heading({ children }: HeadingProps): ReactElement {
  return <h2 className={styles['heading']}>{children}</h2>
}
