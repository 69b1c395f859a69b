import { useId } from 'react'
import type { ReactElement, SyntheticEvent } from 'react'

import type { Content } from '../content.js'
import { plainDigits } from '../amount-field/digits.js'
import { classNames } from '../class-names.js'
import { styles } from './otp-field.module.css'

export interface OtpFieldProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  /** Told once, with the code, when the last digit is in. */
  readonly onComplete?: ((code: string) => void) | undefined
  readonly length?: number | undefined
  readonly hint?: Content
  readonly error?: Content
  readonly disabled?: boolean | undefined
  readonly autoFocus?: boolean | undefined
}

/** A code of a few digits. One real field under painted slots: one name, one paste, one thing for a password manager to fill. */
export function OtpField(props: OtpFieldProps): ReactElement {
  const { label, value, onValue, onComplete, length = 6, hint, error, disabled = false, autoFocus = false } = props
  const id = useId()
  const note = error ?? hint
  const take = (text: string): void => {
    const code = plainDigits(text).replaceAll(/\D/g, '').slice(0, length)
    onValue(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }
  // Not `disabled`: a field that is checked keeps the focus, so that what was wrong is typed anew.
  return (
    <div className={styles['field']}>
      <div className={classNames(styles['slots'], error !== undefined && styles['invalid'])} dir="ltr">
        <input
          id={id}
          className={styles['input']}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}note`}
          readOnly={disabled}
          aria-disabled={disabled || undefined}
          value={value}
          data-autofocus={autoFocus ? '' : undefined}
          onChange={(event) => take(event.currentTarget.value)}
          onClick={caretToEnd}
          onFocus={caretToEnd}
          onKeyUp={caretToEnd}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={classNames(styles['slot'], index === Math.min(value.length, length - 1) && styles['next'])}
            aria-hidden="true"
          >
            {value[index]}
          </span>
        ))}
      </div>
      {note !== undefined && (
        <p
          className={classNames(styles['note'], error !== undefined && styles['error'])}
          id={`${id}note`}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  )
}

/** The slots show no caret inside the code, so there is none: typing goes on at the end, and a selection of all stays. */
function caretToEnd({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = currentTarget
  if (selectionStart === selectionEnd && selectionEnd !== value.length) currentTarget.setSelectionRange(value.length, value.length)
}
