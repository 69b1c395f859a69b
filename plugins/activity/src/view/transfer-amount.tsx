import { TokenAmount } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { Transfer } from '../contract.js'

const signs = { in: '+', out: '\u2212', self: '' } as const

export interface TransferAmountProps {
  readonly transfer: Transfer
  /** Says whether it came or went. */
  readonly isSigned?: boolean
}

/** How much came or went; of a collectible its name. */
export const TransferAmount: FunctionComponent<TransferAmountProps> = ({ transfer, isSigned = false }) => {
  const { direction, amount, name, symbol } = transfer
  return (
    <bdi>
      {symbol !== undefined && isSigned && signs[direction]}
      {symbol === undefined ? name : <TokenAmount value={amount} symbol={symbol} />}
    </bdi>
  )
}
