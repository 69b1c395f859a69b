import type { ReactElement } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { useTranslate } from '../environment/use-translate.js'
import { HiddenText } from '../hidden-text.js'
import { kitMessages } from '../messages/kit-messages.js'
import { isTrace, numberText, unknownNumber } from './number-text.js'
import { styles } from './text.module.css'

export interface MoneyProps {
  /** Undefined, negative or beyond belief is shown as unknown, never as zero. */
  readonly value: string | number | undefined
  /** An ISO currency code. */
  readonly currency?: string | undefined
}

/** A sum of money, floored to two decimals. What is less than the least of them is said to be, and not to be nothing. */
export function Money({ value, currency = 'USD' }: MoneyProps): ReactElement {
  const { locale } = useKit()
  const say = useTranslate(kitMessages)
  const isLess = isTrace(value, 2)
  const text = numberText(isLess ? '0.01' : value, { locale, currency, decimals: 2, isFixed: true, isShort: true })
  if (text !== undefined)
    return (
      <bdi className={styles['number']} title={numberText(value, { locale, currency, decimals: 6 })}>
        {isLess ? `<${text}` : text}
      </bdi>
    )
  return (
    <span className={styles['number']}>
      <span aria-hidden="true">{unknownNumber}</span>
      <HiddenText>{say('unknownAmount')}</HiddenText>
    </span>
  )
}
