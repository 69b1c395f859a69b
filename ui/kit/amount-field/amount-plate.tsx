import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.js'
import type { Content } from '../content.js'
import { useKit } from '../environment/kit-environment.js'
import { numberText } from '../text/number-text.js'
import { styles } from './amount-field.module.css'
import { amountSize } from './amount-size.js'

export interface AmountPlateProps {
  readonly label: string
  /** Plain digits with at most one point, or nothing while it is not known. */
  readonly value: string
  /** How many decimals are shown; what is left over is cut off. */
  readonly decimals: number
  /** The token: its symbol, or a button that chooses one. */
  readonly unit: ReactNode
  /** The worth of the amount, or what it waits for. */
  readonly hint?: Content
}

/** An amount to read, in the looks of the field in which one is typed. */
export function AmountPlate({ label, value, decimals, unit, hint }: AmountPlateProps): ReactElement {
  const { locale } = useKit()
  const text = numberText(value === '' ? '0' : value, { locale, decimals }) ?? value
  return (
    <div className={styles['field']} part="amount">
      <span className={styles['label']}>{label}</span>
      <div className={styles['line']}>
        <output
          className={classNames(styles['input'], styles['output'], styles[amountSize(text)], value === '' && styles['nothing'])}
          aria-label={label}
        >
          {text}
        </output>
        <span className={styles['unit']}>{unit}</span>
      </div>
      <p className={styles['note']}>{hint}</p>
    </div>
  )
}
