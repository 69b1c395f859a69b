import { readAccounts } from '../provider/answers.js'
import { askWallet } from '../provider/ask-wallet.js'
import { listenToWallet } from '../provider/listen-to-wallet.js'

export interface GrantedLaterOptions {
  readonly provider: unknown
  /** The requests that this page has open in the wallet, if any. */
  readonly open: readonly Promise<unknown>[]
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal
}

/**
 * The accounts that a wallet gives in the end to a request which is open in it already: by the answer to that request, or by an
 * event when it was asked by somebody else. Never asks the person again, and never settles once nobody waits.
 */
export function grantedLater({ provider, open, signal }: GrantedLaterOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      stop()
      signal.removeEventListener('abort', stop)
      if (!signal.aborted) settle()
    }
    const take = (said: unknown): void => {
      if ((readAccounts(said) ?? []).length > 0) end(() => resolve(said))
    }
    const look = async (): Promise<void> => take(await askWallet(provider, { method: 'eth_accounts' }).catch(() => undefined))
    const follow = async (answer: Promise<unknown>): Promise<void> => {
      try {
        take(await answer)
      } catch (error) {
        end(() => reject(error))
      }
    }
    const stop = listenToWallet(provider, { accountsChanged: take, connect: () => void look() })
    signal.addEventListener('abort', stop, { once: true })
    for (const answer of open) void follow(answer)
    if (signal.aborted) stop()
    // What happened before anybody listened is asked for, which shows the person nothing.
    else void look()
  })
}
