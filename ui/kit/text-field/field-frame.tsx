import type { ReactElement, ReactNode } from 'react'

import type { Content } from '../content.js'
import { classNames } from '../class-names.js'
import { styles } from './field-frame.module.css'

export interface FieldFrameProps {
  readonly label: string
  /** The control's id. */
  readonly controlId: string
  /** The id of the line below, for the control's `aria-describedby`. */
  readonly noteId: string
  readonly hint?: Content
  /** The mistake, in a sentence. It takes the hint's place. */
  readonly error?: Content
  readonly children: ReactNode
}

/** A label above a control, and a line below it that helps or complains. */
export function FieldFrame({ label, controlId, noteId, hint, error, children }: FieldFrameProps): ReactElement {
  const note = error ?? hint
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={controlId}>
        {label}
      </label>
      {children}
      {note !== undefined && (
        <p
          className={classNames(styles['note'], error !== undefined && styles['error'])}
          id={noteId}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  )
}
