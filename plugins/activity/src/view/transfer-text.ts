import { numberText } from '@billfold/ui/kit'
import type { Transfer } from '../contract.js'

/** How much of what, to the last digit; of a collectible its name. */
export function transferText({ amount, name, symbol }: Transfer, locale: string): string {
  return symbol === undefined ? name : `${numberText(amount, { locale, decimals: 20 }) ?? ''} ${symbol}`.trim()
}
