import { useId } from 'react'
import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react'

import type { Content } from '../content.js'
import { classNames } from '../class-names.js'
import { RowContent } from './row-content.js'
import { styles } from './row.module.css'

export interface RowProps {
  readonly title: ReactNode
  /** Title and subtitle take further lines where there is little room, for words that must all be read. */
  readonly wraps?: boolean | undefined
  readonly subtitle?: Content
  /** A picture of 40 px. */
  readonly icon?: Content
  readonly tag?: Content
  /** The part at the end: an amount, an icon, a time. */
  readonly trailing?: Content
  /** True in the row of what is in use; makes a row of choices. */
  readonly selected?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Why it is disabled; it stands in the subtitle's place. */
  readonly reason?: Content
  /** Leaves the modal for this address. */
  readonly href?: string | undefined
  readonly focusKey?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Told when the pointer or the focus arrives: a chance to load what the press will need. */
  readonly onIntent?: (() => void) | undefined
}

/** One line of a list: to press, to follow, or only to read. */
export function Row(props: RowProps): ReactElement {
  const { selected, disabled = false, href, onPress, onIntent, focusKey } = props
  const reasonId = useId()
  const content = <RowContent {...props} reasonId={reasonId} />
  const className = classNames(styles['row'], selected === true && styles['selected'])
  if (href !== undefined && !disabled) {
    return (
      <a
        className={classNames(className, styles['pressable'])}
        part="row"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        data-key={focusKey}
      >
        {content}
      </a>
    )
  }
  if (onPress === undefined) return <div className={className}>{content}</div>
  return (
    <button
      ref={props.ref}
      type="button"
      part="row"
      className={classNames(className, styles['pressable'])}
      aria-pressed={selected}
      aria-disabled={disabled || undefined}
      aria-describedby={disabled && props.reason !== undefined ? reasonId : undefined}
      data-key={focusKey}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => (disabled ? event.preventDefault() : onPress(event))}
    >
      {content}
    </button>
  )
}
