import { useId } from 'react'
import type { MouseEvent, ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.js'
import { Icon } from '../icon/icon.js'
import { styles } from './tile.module.css'

export interface TileProps {
  readonly title: string
  /** A picture of 40 px. */
  readonly icon: ReactNode
  readonly selected?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Why it is disabled: told to who listens or points at it. */
  readonly reason?: string | undefined
  /** A warning: a mark on the picture, and words for who listens or points at it. */
  readonly warning?: string | undefined
  readonly focusKey?: string | undefined
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void
  /** Told when the pointer or the focus arrives. */
  readonly onIntent?: (() => void) | undefined
}

/** A cell of a grid: a picture with a name under it. */
export function Tile({ title, icon, selected, disabled = false, reason, warning, focusKey, onPress, onIntent }: TileProps): ReactElement {
  const noteId = useId()
  const note = [disabled ? reason : undefined, warning].filter((words) => words !== undefined).join(' ')
  return (
    <button
      type="button"
      part="tile"
      className={classNames(styles['tile'], selected === true && styles['selected'])}
      aria-pressed={selected}
      aria-disabled={disabled || undefined}
      aria-describedby={note === '' ? undefined : noteId}
      data-key={focusKey}
      title={note === '' ? title : `${title}\n${note}`}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => (disabled ? event.preventDefault() : onPress(event))}
    >
      <span className={styles['icon']}>
        {icon}
        {warning !== undefined && (
          <span className={styles['mark']}>
            <Icon name="warning" size={14} />
          </span>
        )}
      </span>
      <span className={styles['title']} dir="auto">
        {title}
      </span>
      {note !== '' && (
        <span hidden id={noteId}>
          {note}
        </span>
      )}
    </button>
  )
}
