import type { ReactElement } from 'react'

import { isTrace, numberText, unknownNumber } from './number-text.js'
import { styles } from './text.module.css'
import type { TokenAmountProps } from './token-amount.js'

/** An amount of a token, without a state of its own: the first view draws it before React has arrived. */
export function AmountText({ locale, value, symbol, decimals = 3 }: TokenAmountProps & { readonly locale: string }): ReactElement {
  const text = numberText(value, { locale, decimals, isShort: true }) ?? unknownNumber
  return (
    <bdi className={styles['number']} title={numberText(value, { locale, decimals: 20 })}>
      {isTrace(value, decimals) ? `<${numberText(`0.${'0'.repeat(decimals - 1)}1`, { locale, decimals })}` : text}
      {symbol !== undefined && <> {symbol}</>}
    </bdi>
  )
}
