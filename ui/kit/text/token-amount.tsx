import type { ReactElement } from 'react'

import { useKit } from '../environment/kit-environment.js'
import { AmountText } from './amount-text.js'

export interface TokenAmountProps {
  /** In whole tokens, as plain digits. */
  readonly value: string | undefined
  readonly symbol?: string | undefined
  readonly decimals?: number | undefined
}

/** An amount of a token, floored to three decimals; the whole number is in its title. */
export function TokenAmount(props: TokenAmountProps): ReactElement {
  return <AmountText {...props} locale={useKit().locale} />
}
