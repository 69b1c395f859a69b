import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.js'
import { styles } from './text.module.css'

export interface TextProps {
  readonly children: ReactNode
  /** `lead` under a title, `small` for help and errors, `caption` for what is beside the point. */
  readonly kind?: 'body' | 'label' | 'lead' | 'small' | 'caption'
  readonly tone?: 'plain' | 'soft' | 'faint' | 'success' | 'warning' | 'danger'
  readonly align?: 'start' | 'center' | 'end'
  /** For a control's `aria-describedby`. */
  readonly id?: string
  /** Said at once by a screen reader when it appears. */
  readonly role?: 'alert' | 'status'
}

/** A paragraph. */
export function Text({
  children,
  kind = 'body',
  tone = kind === 'body' || kind === 'label' ? 'plain' : 'soft',
  align = 'start',
  id,
  role,
}: TextProps): ReactElement {
  return (
    <p id={id} role={role} className={classNames(styles[kind], styles[tone], styles[align])}>
      {children}
    </p>
  )
}
