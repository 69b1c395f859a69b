import { type NumberStyle, numberText } from '@billfold/ui/kit'
import type { Transfer } from '../contract.js'

/** How much of what, in words; of a collectible its name. */
export function transferText({ amount, name, symbol }: Transfer, style: NumberStyle): string {
  return symbol === undefined ? name : `${numberText(amount, style) ?? ''} ${symbol}`.trim()
}
