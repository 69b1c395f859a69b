import { useId } from 'react'
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactElement, Ref } from 'react'

import type { Content } from '../content.js'
import { classNames } from '../class-names.js'
import { FieldFrame } from './field-frame.js'
import { styles } from './text-field.module.css'

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'tel'> | undefined
  readonly placeholder?: string | undefined
  readonly hint?: Content
  readonly error?: Content
  readonly disabled?: boolean | undefined
  readonly autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'] | undefined
  readonly enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'] | undefined
  /** True where each character counts: no dictionary, no capitals, always from left to right. */
  readonly isCode?: boolean | undefined
  /** Stands behind what is typed and belongs to it, such as the ending of a name: the whole is read from left to right. */
  readonly ending?: string | undefined
  /** Stands at the end, inside the frame: an icon button, a unit. */
  readonly end?: Content
  /** True in the one field that a view is for: the view puts the focus there. */
  readonly autoFocus?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A line to type in. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, value, onValue, type = 'text', isCode = type === 'email' || type === 'url', disabled = false, hint, error } = props
  const id = useId()
  const hasNote = hint !== undefined || error !== undefined
  const plain = isCode ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, dir: 'ltr' } : { dir: 'auto' }
  return (
    <FieldFrame label={label} controlId={id} noteId={`${id}note`} hint={hint} error={error}>
      <span
        className={classNames(styles['frame'], error !== undefined && styles['invalid'])}
        part="field"
        dir={props.ending === undefined ? undefined : 'ltr'}
      >
        <input
          {...plain}
          ref={props.ref}
          id={id}
          className={styles['input']}
          type={type}
          value={value}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete ?? 'off'}
          enterKeyHint={props.enterKeyHint}
          disabled={disabled}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={hasNote ? `${id}note` : undefined}
          data-autofocus={props.autoFocus === true ? '' : undefined}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
        {props.ending !== undefined && (
          <span className={styles['ending']} title={props.ending}>
            {props.ending}
          </span>
        )}
        {props.end}
      </span>
    </FieldFrame>
  )
}
