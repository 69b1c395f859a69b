import type { BillfoldError } from '@billfold/kernel'
import { transferError } from '@billfold/kernel/family'

const tooLittle = /insufficient (?:funds|fees?)|does not exist on chain/i
const longest = 120

/** What a network's own words mean. */
export function refusalOf(words: string, symbol: string, cause?: unknown): BillfoldError {
  if (tooLittle.test(words)) return transferError('transfer/not-enough-for-fee', { symbol }, cause)
  const reason = words.replace(/^.*\bdesc = /s, '').slice(0, longest)
  return transferError('transfer/refused', { reason }, cause)
}
