import type { ReactElement, ReactNode } from 'react'

import { styles } from './big-amount.module.css'

/** The one number that a view is about. */
export function BigAmount({ children }: { readonly children: ReactNode }): ReactElement {
  return <p className={styles['amount']}>{children}</p>
}
