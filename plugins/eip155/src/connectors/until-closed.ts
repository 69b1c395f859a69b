import { eip155Error } from '../errors.js'
import { isOnlyAway } from '../provider/is-only-away.js'
import { listenToWallet } from '../provider/listen-to-wallet.js'

export interface UntilClosedOptions {
  readonly provider: unknown
  readonly wallet: string
  /** What was asked; `eth_requestAccounts` unless given. */
  readonly method?: string
  /** Nobody minds any more whether the wallet closes. */
  readonly signal: AbortSignal
}

/** The answer of a wallet, unless the wallet goes away before: an extension that is reloaded never answers. */
export function untilClosed<T>(
  answer: Promise<T>,
  { provider, wallet, signal, method = 'eth_requestAccounts' }: UntilClosedOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = listenToWallet(provider, {
      disconnect: (reason) => {
        if (isOnlyAway(reason)) return
        stop()
        reject(eip155Error('eip155/closed', { wallet, method }, reason))
      },
    })
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    const end = (): void => {
      stop()
      signal.removeEventListener('abort', stop)
    }
    answer.finally(end).then(resolve, reject)
  })
}
