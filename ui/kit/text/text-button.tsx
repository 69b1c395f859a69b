import type { ReactElement, ReactNode } from 'react'

import { styles } from './text-link.module.css'

export interface TextButtonProps {
  readonly children: ReactNode
  readonly focusKey?: string | undefined
  readonly onPress: () => void
}

/** A press in running text: it looks like a link, and stays in the modal. */
export function TextButton({ children, focusKey, onPress }: TextButtonProps): ReactElement {
  return (
    <button type="button" className={styles['link']} data-key={focusKey} onClick={onPress}>
      {children}
    </button>
  )
}
