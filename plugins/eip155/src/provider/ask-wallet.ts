import { eip155Error } from '../errors.js'
import type { Eip1193Request } from './eip1193.js'
import { raceAbort } from '@billfold/kernel/abort'
import { fieldOf } from '@billfold/kernel/family'
import { type FailedCall, toWalletError } from './wallet-error.js'

/** Who is asked, and until when the answer matters. */
export interface AskOptions extends Omit<FailedCall, 'method'> {
  /** Aborted when nobody waits any more: the answer is then ignored. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks a wallet one thing. It gets a call of its own with frozen parameters, only its first answer counts, and whatever it
 * throws becomes an error of ours. Never throws by itself. The answer is as the wallet gave it: parse it.
 */
export async function askWallet(provider: unknown, call: Eip1193Request, options: AskOptions = {}): Promise<unknown> {
  const { signal, ...who } = options
  const failure = { wallet: who.wallet ?? 'Your wallet', method: call.method }
  if (signal?.aborted === true) throw eip155Error('eip155/called-off', failure)
  const request = fieldOf(provider, 'request')
  if (typeof request !== 'function') throw eip155Error('eip155/no-provider', failure)
  const nobodyWaits = (): never => {
    throw eip155Error('eip155/called-off', failure)
  }
  try {
    return await raceAbort(() => Reflect.apply(request, provider, [ownCall(call)]) as unknown, signal, nobodyWaits)
  } catch (error) {
    throw toWalletError(error, { ...who, method: call.method })
  }
}

/** The wallet's own copy: what it does to it changes nothing of ours. */
function ownCall({ method, params }: Eip1193Request): Eip1193Request {
  return params === undefined ? { method } : { method, params: frozenCopy(params) }
}

/** A deep, frozen copy of plain data. */
function frozenCopy<T>(value: T): T {
  if (Array.isArray(value)) return Object.freeze(value.map((item: unknown) => frozenCopy(item))) as T
  if (typeof value !== 'object' || value === null) return value
  const copies = Object.entries(value).map(([name, item]) => [name, frozenCopy<unknown>(item)])
  return Object.freeze(Object.fromEntries(copies)) as T
}
