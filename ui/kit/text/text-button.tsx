import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.js'
import { styles as own } from './text-button.module.css'
import { styles } from './text-link.module.css'

export interface TextButtonProps {
  readonly children: ReactNode
  readonly focusKey?: string | undefined
  readonly onPress: () => void
}

/** A press in running text: it looks like a link, and stays in the modal. */
export function TextButton({ children, focusKey, onPress }: TextButtonProps): ReactElement {
  return (
    <button type="button" className={classNames(styles['link'], own['button'])} data-key={focusKey} onClick={onPress}>
      {children}
    </button>
  )
}
