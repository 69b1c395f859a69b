import { type BillfoldError, isBillfoldError } from '@billfold/kernel'
import { fieldOf, transferError } from '@billfold/kernel/family'

const longest = 120
/** The network's ways to say that there is too little of its coin. */
const tooLittle = /InsufficientFundsFor(?:Fee|Rent)|insufficient lamports|ResultWithNegativeLamports|AccountNotFound/
/** The answer of a node to a transaction that it has seen before. */
const alreadyThere = /already been processed/i
/** The token programs' way to say that an account holds too little. */
const tooFewTokens = /insufficient funds/i

/** Writes the network's reason for people to read. */
export function readableReason(error: unknown): string {
  const text = typeof error === 'string' ? error : textOf(error)
  return text.slice(0, longest)
}

/**
 * Reads why a node refused a transaction; undefined when it does not say that it refused. A transaction that the chain has already,
 * because some wallets send what they sign, is no refusal.
 */
export function refusalOf(error: unknown): BillfoldError | undefined {
  if (!isBillfoldError(error, 'node/failed')) return undefined
  const { data, reason } = error.context
  if (fieldOf(data, 'err') === 'AlreadyProcessed' || alreadyThere.test(reason)) return undefined
  const logs = fieldOf(data, 'logs')
  const all = [reason, textOf(fieldOf(data, 'err')), textOf(logs)].join(' ')
  if (tooLittle.test(all)) return transferError('transfer/not-enough-for-fee', { symbol: 'SOL', rent: true }, error)
  if (tooFewTokens.test(all)) return transferError('transfer/not-enough-tokens', {}, error)
  return transferError('transfer/refused', { reason: readableReason(reason) }, error)
}

function textOf(thing: unknown): string {
  try {
    return JSON.stringify(thing) ?? ''
  } catch {
    // Nothing in it can be read.
    return ''
  }
}
