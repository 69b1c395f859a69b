import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.js'
import { styles } from './stack.module.css'

export interface StackProps {
  readonly children: ReactNode
  /** In px, from the house's scale: 12 between blocks, 16 before a list or a footer. */
  readonly gap?: 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | undefined
  /** Side by side, each as wide as the others. */
  readonly isRow?: boolean | undefined
}

/** Puts things under each other, or beside each other, at even distance. */
export function Stack({ children, gap = 12, isRow = false }: StackProps): ReactElement {
  return <div className={classNames(styles[isRow ? 'row' : 'column'], styles[`gap-${gap}`])}>{children}</div>
}
