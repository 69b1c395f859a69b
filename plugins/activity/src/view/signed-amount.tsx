import { TokenAmount } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import type { Transfer } from '../contract.js'

const signs = { in: '+', out: '\u2212', self: '' } as const

/** How much came or went; of a collectible its name. */
export const SignedAmount: FunctionComponent<{ readonly transfer: Transfer }> = ({ transfer: { direction, amount, name, symbol } }) => {
  if (symbol === undefined) return <bdi>{name}</bdi>
  return (
    <bdi>
      {signs[direction]}
      <TokenAmount value={amount} symbol={symbol} />
    </bdi>
  )
}
