import type { IconName } from '@billfold/kernel'
import type { ReactElement, ReactNode } from 'react'

import type { Content } from '../content.js'
import { Icon } from '../icon/icon.js'
import { styles } from './notice.module.css'

export interface NoticeProps {
  readonly icon: IconName
  readonly children: ReactNode
  /** The text under it, smaller. */
  readonly detail?: Content
  /** The way out: a text button, or a compact one. */
  readonly action?: Content
  /** Said at once by a screen reader when it appears. */
  readonly role?: 'alert' | 'status' | undefined
}

/** A plate across the view that says one thing about what stands around it, and offers what to do about it. */
export function Notice({ icon, children, detail, action, role }: NoticeProps): ReactElement {
  return (
    <div className={styles['notice']}>
      <span className={styles['icon']}>
        <Icon name={icon} />
      </span>
      <div className={styles['words']} role={role}>
        <p className={styles['text']}>{children}</p>
        {detail !== undefined && <p className={styles['detail']}>{detail}</p>}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  )
}
