import type { ReactElement } from 'react'

import { classNames } from '../class-names.js'
import { Icon } from '../icon/icon.js'
import { Tag } from '../tag/tag.js'
import type { RowProps } from './row.js'
import { styles } from './row.module.css'

/** Content of a row, whatever element it is. */
export function RowContent(props: RowProps & { readonly reasonId: string }): ReactElement {
  const { title, icon, tag, trailing, selected = false, disabled = false } = props
  const note = disabled && props.reason !== undefined ? props.reason : props.subtitle
  return (
    <>
      {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
      <span className={styles['text']}>
        <span
          className={classNames(styles['title'], props.wraps === true && styles['wrapped'])}
          title={plain(title)}
          dir={ownDirection(title)}
        >
          {title}
        </span>
        {note !== undefined && (
          <span
            className={classNames(styles['note'], props.wraps === true && styles['wrapped'])}
            id={note === props.reason ? props.reasonId : undefined}
            title={plain(note)}
            dir={ownDirection(note)}
          >
            {note}
          </span>
        )}
      </span>
      {typeof tag === 'string' ? <Tag>{tag}</Tag> : tag}
      {trailing !== undefined && (
        <span className={styles['trailing']} dir={ownDirection(trailing)}>
          {trailing}
        </span>
      )}
      {selected && (
        <span className={styles['mark']}>
          <Icon name="check" />
        </span>
      )}
    </>
  )
}

/** A text keeps its own direction, so that its end is what is cut off. */
function ownDirection(node: unknown): 'auto' | undefined {
  return typeof node === 'string' ? 'auto' : undefined
}

/** The whole text of what may be cut off, where it is text. */
function plain(node: unknown): string | undefined {
  return typeof node === 'string' ? node : undefined
}
