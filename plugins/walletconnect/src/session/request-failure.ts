import { walletError } from '@billfold/kernel'

/** Codes by which wallets say that their person said no. */
const refusedCodes: ReadonlySet<unknown> = new Set([4001, 5000, 5001, 5002, 5003])
const refusedWords = /user (rejected|disapproved|denied)|(rejected|declined|cancell?ed) by (the )?user/i
const networkWords = /chain|network/i

/**
 * Reads why a request to a paired wallet failed: a refusal by the person, or what the wallet said, which the family reads as it
 * reads its other wallets. 5000 is a refusal in this protocol, and an unknown network for some wallets: then the words decide.
 */
export function requestFailure(wallet: string, error: unknown): unknown {
  const { code, message } = readFailure(error)
  const isRefused = refusedWords.test(message) || (refusedCodes.has(code) && !networkWords.test(message))
  return isRefused ? walletError('wallet/refused', { wallet }, error) : error
}

/** Wallets answer with errors, with plain objects, or with a text. */
function readFailure(error: unknown): { readonly code: unknown; readonly message: string } {
  if (typeof error === 'string') return { code: undefined, message: error }
  if (typeof error !== 'object' || error === null) return { code: undefined, message: '' }
  const { code, message } = error as { code?: unknown; message?: unknown }
  return { code, message: typeof message === 'string' ? message : '' }
}
