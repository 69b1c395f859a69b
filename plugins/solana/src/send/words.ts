import { type BillfoldError, isBillfoldError } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import { sendError } from './errors.js'

const longest = 120
/** Ways in which the chain says that there is too little of its coin. */
const tooLittle = /InsufficientFundsFor(?:Fee|Rent)|insufficient lamports|ResultWithNegativeLamports|AccountNotFound/
/** What a node says of a transaction that it has seen before. */
const alreadyThere = /already been processed/i
/** What the token programs say when an account holds too little. */
const tooFewTokens = /insufficient funds/i

/** What the chain says of a transaction, for people to read. */
export function chainWords(error: unknown): string {
  const text = typeof error === 'string' ? error : textOf(error)
  return text.slice(0, longest)
}

/**
 * What a node's refusal to take a transaction means; undefined when it does not say that it refused: what the chain has already, because
 * some wallets send what they sign, is no refusal.
 */
export function refusalOf(error: unknown): BillfoldError | undefined {
  if (!isBillfoldError(error, 'solana-rpc/failed')) return undefined
  const { data, words } = error.context
  if (fieldOf(data, 'err') === 'AlreadyProcessed' || alreadyThere.test(words)) return undefined
  const logs = fieldOf(data, 'logs')
  const all = [words, textOf(fieldOf(data, 'err')), textOf(logs)].join(' ')
  if (tooLittle.test(all)) return sendError('solana-send/not-enough-sol', {}, error)
  if (tooFewTokens.test(all)) return sendError('solana-send/not-enough-tokens', {}, error)
  return sendError('solana-send/refused', { words: chainWords(words) }, error)
}

function textOf(thing: unknown): string {
  try {
    return JSON.stringify(thing) ?? ''
  } catch {
    // Nothing in it can be read.
    return ''
  }
}
