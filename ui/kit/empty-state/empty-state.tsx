import type { IconSource } from '@billfold/kernel'
import type { ReactElement, ReactNode } from 'react'

import type { Content } from '../content.js'
import { Icon } from '../icon/icon.js'
import { styles } from './empty-state.module.css'

export interface EmptyStateProps {
  readonly icon: IconSource
  /** Why there is nothing. */
  readonly title: ReactNode
  /** The way out, such as a button. */
  readonly children?: Content
  /** The next step, as a compact button. */
  readonly action?: Content
}

/** Stands where there is nothing to show: why, and what to do next. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps): ReactElement {
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']}>
        <Icon name={icon} size={24} />
      </span>
      <p className={styles['title']}>{title}</p>
      {children !== undefined && <p className={styles['text']}>{children}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
