import type { ReactElement, ReactNode } from 'react'

import { styles } from './hidden-text.module.css'

/** Words for screen readers alone. */
export function HiddenText({ children, id }: { readonly children: ReactNode; readonly id?: string }): ReactElement {
  return (
    <span className={styles['hidden']} id={id}>
      {children}
    </span>
  )
}
