import type { ReactElement } from 'react'

import { classNames } from '../class-names.js'
import { RowContent } from './row-content.js'
import type { RowProps } from './row.js'
import { styles } from './row.module.css'

export interface RowFrameProps extends RowProps {
  /** The id of the text that says why the row is disabled. */
  readonly reasonId: string
}

/** A row without a state of its own: the first view draws it before React has arrived. */
export function RowFrame({ reasonId, ...props }: RowFrameProps): ReactElement {
  const { selected, disabled = false, href, onPress, onIntent, focusKey } = props
  const content = <RowContent {...props} reasonId={reasonId} />
  const className = classNames(styles['row'], selected === true && styles['selected'])
  if (href !== undefined && !disabled) {
    return (
      <a
        className={classNames(className, styles['pressable'])}
        part="row"
        aria-current={selected || undefined}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        data-key={focusKey}
      >
        {content}
      </a>
    )
  }
  if (onPress === undefined) {
    return (
      <div className={className} aria-current={selected || undefined}>
        {content}
      </div>
    )
  }
  return (
    <button
      ref={props.ref}
      type="button"
      part="row"
      className={classNames(className, styles['pressable'])}
      aria-pressed={selected}
      aria-current={selected || undefined}
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
