import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.js'
import { styles } from './tag.module.css'

/** Tone of a tag, which speaks before its word is read. */
export type TagTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

export interface TagProps {
  readonly children: ReactNode
  readonly tone?: TagTone | undefined
}

/** One or two words about a thing, beside its name. */
export function Tag({ children, tone = 'neutral' }: TagProps): ReactElement {
  return <span className={classNames(styles['tag'], styles[tone])}>{children}</span>
}
