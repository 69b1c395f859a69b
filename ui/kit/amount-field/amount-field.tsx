import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'

import type { Content } from '../content.js'
import { classNames } from '../class-names.js'
import { useKit } from '../environment/kit-environment.js'
import { useTranslate } from '../environment/use-translate.js'
import { kitMessages } from '../messages/kit-messages.js'
import { numberText } from '../text/number-text.js'
import { styles } from './amount-field.module.css'
import { amountSize } from './amount-size.js'
import { takeLateFocus } from './take-late-focus.js'
import { useAmountInput } from './use-amount-input.js'

export interface AmountFieldProps {
  readonly label: string
  /** Plain digits with at most one point, or nothing: never a float. */
  readonly value: string
  readonly onValue: (value: string) => void
  /** How many decimals the token has. */
  readonly decimals: number
  /** The amount that `Max` puts in; without it there is no `Max`. */
  readonly max?: string | undefined
  /** Does the same where the amount has to be found out first. */
  readonly onMax?: (() => void) | undefined
  /** The token: its symbol, or a button that chooses one. */
  readonly unit: ReactNode
  /** How much there is. */
  readonly balance?: Content
  /** The worth of the amount, or other help. */
  readonly hint?: Content
  readonly error?: Content
  readonly disabled?: boolean | undefined
  readonly autoFocus?: boolean | undefined
}

/** An amount to type, in large. It reads what people of any locale write, and never counts in floats. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { label, unit, balance, disabled = false, autoFocus = false } = props
  const id = useId()
  const { locale } = useKit()
  const { text, refusal, onChange, onPaste } = useAmountInput(props)
  const placeholder = numberText('0', { locale, decimals: 0 })
  return (
    <div className={classNames(styles['field'], props.error !== undefined && styles['invalid'])} part="field">
      <div className={styles['line']}>
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
        {balance !== undefined && <span className={styles['balance']}>{balance}</span>}
      </div>
      <div className={styles['line']}>
        <input
          ref={autoFocus ? takeLateFocus : undefined}
          id={id}
          className={classNames(styles['input'], styles[amountSize(text)])}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          placeholder={placeholder}
          value={text}
          disabled={disabled}
          aria-invalid={props.error !== undefined || undefined}
          aria-describedby={`${id}note`}
          data-autofocus={autoFocus ? '' : undefined}
          onChange={onChange}
          onPaste={onPaste}
        />
        <span className={styles['unit']}>{unit}</span>
      </div>
      <AmountNote {...props} id={`${id}note`} refusal={refusal} />
    </div>
  )
}

/** The last line: what is wrong, or what it is worth, and `Max`. */
function AmountNote(
  props: AmountFieldProps & { readonly id: string; readonly refusal: ReturnType<typeof useAmountInput>['refusal'] },
): ReactElement {
  const { id, refusal, error, hint, decimals, max, disabled = false, onValue } = props
  const onMax = props.onMax ?? (max === undefined ? undefined : () => onValue(max))
  const say = useTranslate(kitMessages)
  const { locale } = useKit()
  const refused = {
    notAmount: () => say('notAmount', { example: numberText('1.5', { locale, decimals: 1 }) ?? '' }),
    tooManyDecimals: () => say('tooManyDecimals', { count: decimals }),
  }
  const complaint = refusal === undefined ? error : refused[refusal]()
  return (
    <div className={styles['line']}>
      <p
        className={classNames(styles['note'], complaint !== undefined && styles['complaint'])}
        id={id}
        role={complaint === undefined ? undefined : 'alert'}
      >
        {complaint ?? hint}
      </p>
      {onMax !== undefined && (
        <button type="button" className={styles['max']} disabled={disabled} onClick={onMax}>
          {say('amountMax')}
        </button>
      )}
    </div>
  )
}
