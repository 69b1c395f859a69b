import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.js'
import { styles } from './text.module.css'

export interface TextProps {
  readonly children: ReactNode
  /** `lead` under a title, `small` for help and errors, `caption` for what is beside the point. */
  readonly kind?: 'body' | 'label' | 'lead' | 'small' | 'caption' | undefined
  readonly tone?: 'plain' | 'soft' | 'faint' | 'success' | 'warning' | 'danger' | undefined
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** For a control's `aria-describedby`. */
  readonly id?: string | undefined
  /** Said at once by a screen reader when it appears. */
  readonly role?: 'alert' | 'status' | undefined
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
