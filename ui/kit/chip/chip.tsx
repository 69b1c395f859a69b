import type { MouseEvent, ReactElement, ReactNode } from 'react'

import type { Content } from '../content.js'
import { classNames } from '../class-names.js'
import { styles } from './chip.module.css'

export interface ChipProps {
  readonly children: ReactNode
  /** A small picture or icon before the words. */
  readonly icon?: Content
  /** Said of a choice that is on or off; leave it out for a plain press. */
  readonly selected?: boolean | undefined
  /** It opens a choice: an arrow says so. */
  readonly opens?: boolean | undefined
  readonly focusKey?: string | undefined
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A small round press: a choice among a few, or a short fact that opens more. */
export function Chip({ children, icon, selected, opens, focusKey, onPress }: ChipProps): ReactElement {
  return (
    <button
      type="button"
      part="chip"
      className={classNames(styles['chip'], selected === true && styles['selected'], opens === true && styles['opens'])}
      aria-pressed={selected}
      data-key={focusKey}
      onClick={onPress}
    >
      {icon}
      <span className={styles['text']} {...(typeof children === 'string' && { title: children, dir: 'auto' })}>
        {children}
      </span>
    </button>
  )
}
