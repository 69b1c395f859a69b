import type { ReactElement } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { isTrace, numberText, unknownNumber } from './number-text.js'
import { styles } from './text.module.css'

export interface TokenAmountProps {
  /** In whole tokens, as plain digits. */
  readonly value: string | undefined
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
}

/** An amount of a token, floored to three decimals; the whole number is in its title. */
export function TokenAmount({ value, symbol, decimals = 3 }: TokenAmountProps): ReactElement {
  const { locale } = useKit()
  const text = numberText(value, { locale, decimals, isShort: true }) ?? unknownNumber
  const least = numberText(`0.${'0'.repeat(decimals - 1)}1`, { locale, decimals })
  return (
    <bdi className={styles['number']} title={numberText(value, { locale, decimals: 20 })}>
      {isTrace(value, decimals) ? `<${least}` : text}
      {symbol !== undefined && <> {symbol}</>}
    </bdi>
  )
}
