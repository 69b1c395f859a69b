import type { ReactElement, ReactNode } from 'react'

import { styles } from './faded.module.css'

export interface FadedProps {
  readonly isFaded: boolean
  readonly children: ReactNode
}

/** Greys what is no longer sure. It stays readable, and whoever fades it says why beside it. */
export function Faded({ isFaded, children }: FadedProps): ReactElement {
  return <div className={isFaded ? styles['faded'] : undefined}>{children}</div>
}
