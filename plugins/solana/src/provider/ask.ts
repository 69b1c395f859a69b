import { walletError } from '@billfold/kernel'
import { calledOff, fieldOf, untilCalledOff } from '@billfold/kernel/family'
import { type WalletFailure, solanaError } from '../errors.js'
import { arrival } from './arrival.js'

export interface AskOptions extends WalletFailure {
  /** Aborted when nobody waits any more: the answer is then ignored. */
  readonly signal?: AbortSignal | undefined
}

/** Asks a wallet one thing. Whatever it throws becomes an error of ours. The answer is as the wallet gave it: parse it. */
export async function ask(run: () => unknown, { signal, wallet, method }: AskOptions): Promise<unknown> {
  const failure = { wallet, method }
  if (signal?.aborted === true) throw solanaError('solana/called-off', failure)
  try {
    return await untilCalledOff(run, signal)
  } catch (error) {
    throw error === calledOff ? solanaError('solana/called-off', failure) : await inOurWords(error, failure)
  }
}

/** A plain no is known at once; what reads everything else that wallets throw arrives with the first failure. */
async function inOurWords(error: unknown, failure: WalletFailure): Promise<unknown> {
  if (fieldOf(error, 'code') === 4001) return walletError('wallet/refused', { wallet: failure.wallet }, error)
  try {
    const { toSolanaError } = await arrival(() => import('./wallet-error.js'))
    return toSolanaError(error, failure)
  } catch (missing) {
    return missing
  }
}
