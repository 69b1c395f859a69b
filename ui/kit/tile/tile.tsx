import type { MouseEvent, ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.js'
import { styles } from './tile.module.css'

export interface TileProps {
  readonly title: string
  /** A picture of 40 px. */
  readonly icon: ReactNode
  readonly selected?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly focusKey?: string | undefined
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void
  /** Told when the pointer or the focus arrives. */
  readonly onIntent?: (() => void) | undefined
}

/** A cell of a grid: a picture with a name under it. */
export function Tile({ title, icon, selected, disabled = false, focusKey, onPress, onIntent }: TileProps): ReactElement {
  return (
    <button
      type="button"
      part="tile"
      className={classNames(styles['tile'], selected === true && styles['selected'])}
      aria-pressed={selected}
      aria-disabled={disabled || undefined}
      data-key={focusKey}
      title={title}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => (disabled ? event.preventDefault() : onPress(event))}
    >
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['title']} dir="auto">
        {title}
      </span>
    </button>
  )
}
