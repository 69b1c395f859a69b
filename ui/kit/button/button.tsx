import type { IconSource } from '@billfold/kernel'
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode, Ref } from 'react'

import type { Content } from '../content.js'
import { classNames } from '../class-names.js'
import { Icon } from '../icon/icon.js'
import { styles } from './button.module.css'

export interface ButtonProps {
  readonly children: ReactNode
  /** `primary` is ink, one per view; `quiet` is everything else; `danger` is quiet with a red text. */
  readonly kind?: 'primary' | 'quiet' | 'danger' | undefined
  readonly icon?: IconSource | undefined
  /** A short remark beside the label, such as a count. */
  readonly detail?: Content
  /** The work that goes on, in words. It stands in the label's place, in the same width, and presses do nothing. */
  readonly busy?: Content
  readonly disabled?: boolean | undefined
  /** The id of the text that says why it is disabled, or what will happen. */
  readonly describedBy?: string | undefined
  /** As narrow as its label instead of as wide as its place. */
  readonly compact?: boolean | undefined
  readonly type?: 'button' | 'submit' | undefined
  /** Finds this button again when the visitor comes back to the view. */
  readonly focusKey?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/** A button with a label. */
export function Button(props: ButtonProps): ReactElement {
  const { kind = 'quiet', busy, disabled = false, describedBy, compact = false, type = 'button', focusKey, ref } = props
  const isBusy = busy !== undefined
  // `aria-disabled` and not `disabled`: a button that goes busy under the finger keeps the focus.
  const isInert = disabled || isBusy
  return (
    <button
      ref={ref}
      type={type}
      part="button"
      className={classNames(styles['button'], styles[kind], compact && styles['compact'], isBusy && styles['busy'])}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      data-key={focusKey}
      onKeyDown={ignoreRepeats}
      onClick={(event) => (isInert ? event.preventDefault() : props.onPress?.(event))}
    >
      <span className={styles['label']} aria-hidden={isBusy || undefined}>
        {props.icon !== undefined && <Icon name={props.icon} />}
        <span className={styles['text']}>{props.children}</span>
        {props.detail !== undefined && <span className={styles['detail']}>{props.detail}</span>}
      </span>
      {isBusy && <span className={classNames(styles['label'], styles['doing'])}>{busy}</span>}
    </button>
  )
}

/** A key that is still held from the view before presses nothing here. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
