import type { ReactElement, ReactNode } from 'react'

import { Icon } from '../icon/icon.js'
import { styles } from './checkbox.module.css'

export interface CheckboxProps {
  /** The words that are agreed to, or the thing that is switched on. They may hold links. */
  readonly children: ReactNode
  readonly checked: boolean
  readonly onChecked: (checked: boolean) => void
}

/** A box to tick, with its words beside it. */
export function Checkbox({ children, checked, onChecked }: CheckboxProps): ReactElement {
  return (
    <label className={styles['line']}>
      <span className={styles['box']}>
        <input
          className={styles['input']}
          type="checkbox"
          checked={checked}
          onChange={({ currentTarget }) => onChecked(currentTarget.checked)}
        />
        <span className={styles['mark']}>{checked && <Icon name="check" />}</span>
      </span>
      <span className={styles['words']}>{children}</span>
    </label>
  )
}
