import type { IconSource } from '@billfold/kernel'
import type { MouseEvent, ReactElement, Ref } from 'react'

import { classNames } from '../class-names.js'
import { Icon } from '../icon/icon.js'
import { styles } from './icon-button.module.css'

export interface IconButtonProps {
  readonly icon: IconSource
  /** The action, in words: it is all that a screen reader has. */
  readonly label: string
  readonly disabled?: boolean | undefined
  /** On a plate, where it stands among other controls. */
  readonly isPlated?: boolean | undefined
  readonly focusKey?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button with an icon alone, 44 px in the square. */
export function IconButton({ icon, label, disabled = false, isPlated = false, focusKey, ref, onPress }: IconButtonProps): ReactElement {
  return (
    <button
      ref={ref}
      type="button"
      part="icon-button"
      className={classNames(styles['button'], isPlated && styles['plated'])}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      data-key={focusKey}
      onClick={(event) => (disabled ? event.preventDefault() : onPress(event))}
    >
      <Icon name={icon} />
    </button>
  )
}
