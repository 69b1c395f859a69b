import { type ClockPort, isBillfoldError } from '@billfold/kernel'
import { eip155Error } from '../errors.js'
import { type AskOptions, askWallet } from './ask-wallet.js'
import type { Eip1193Request } from './eip1193.js'

/** How long a wallet may take to say what it asks nobody about, in milliseconds: one whose code has ended never answers. */
const longestAnswer = 30_000

export interface AskAtOnceOptions extends AskOptions {
  readonly wallet: string
  readonly clock: Pick<ClockPort, 'after'>
}

/** Asks for what a wallet knows without asking the person in front of it. */
export async function askAtOnce(provider: unknown, call: Eip1193Request, { clock, signal, ...who }: AskAtOnceOptions): Promise<unknown> {
  const limit = new AbortController()
  const stop = clock.after(longestAnswer, () => limit.abort())
  try {
    return await askWallet(provider, call, {
      ...who,
      signal: signal === undefined ? limit.signal : AbortSignal.any([signal, limit.signal]),
    })
  } catch (error) {
    const isSilent = limit.signal.aborted && isBillfoldError(error, 'eip155/called-off')
    throw isSilent ? eip155Error('eip155/silent', { wallet: who.wallet, method: call.method }, error) : error
  } finally {
    stop()
  }
}
