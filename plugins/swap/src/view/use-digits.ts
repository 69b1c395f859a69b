import { formatUnits } from '@billfold/kernel/amounts'
import { numberText, useKit } from '@billfold/ui/kit'
import type { SwapToken } from '../contract.js'

/** Writes how much of a token, as the locale does, with so many decimals at most. */
export function useDigits(most = 6): (units: bigint, token: SwapToken) => string {
  const { locale } = useKit()
  return (units, { decimals, symbol }) => `${numberText(formatUnits(units, decimals), { locale, decimals: most }) ?? ''} ${symbol}`
}
