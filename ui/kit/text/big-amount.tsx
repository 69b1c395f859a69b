import type { ReactElement, ReactNode } from 'react'

import { styles } from './big-amount.module.css'

export interface BigAmountProps {
  readonly children: ReactNode
  /** The unit, smaller, where that is no sign before the number. */
  readonly unit?: string | undefined
}

/** The one number that a view is about. */
export function BigAmount({ children, unit }: BigAmountProps): ReactElement {
  return (
    <p className={styles['amount']}>
      {children}
      {unit !== undefined && (
        <>
          {' '}
          <bdi className={styles['unit']}>{unit}</bdi>
        </>
      )}
    </p>
  )
}
