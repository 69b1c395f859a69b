import { type BillfoldError, isBillfoldError } from '@billfold/kernel'
import { transferError } from '@billfold/kernel/family'
import { sendError } from './errors.js'

const tooLittle = /insufficient (?:funds|fees?)|does not exist on chain/i
const longest = 120

/** What a network's own words mean. */
export function refusalOf(words: string, symbol: string, cause?: unknown): BillfoldError {
  if (tooLittle.test(words)) return sendError('cosmos-send/not-enough', { symbol }, cause)
  const reason = words.replace(/^.*\bdesc = /s, '').slice(0, longest)
  return transferError('transfer/refused', { reason }, cause)
}

/** What the library throws: failures of nodes stay what they are, words of a network are read. */
export function failureOf(error: unknown, symbol: string): unknown {
  return isBillfoldError(error) || !(error instanceof Error) ? error : refusalOf(error.message, symbol, error)
}
