import type { WalletCall } from '../src/wallets/errors/wallet-refused.js'
import { walletFailure } from './failures.js'
import { noEvents } from './no-events.js'
import type { WalletEvents } from './wallet-driver.js'

export interface UntilClosedOptions extends WalletCall {
  /** Listens to the wallet; undefined where it tells nothing. */
  listen(events: WalletEvents): (() => void) | undefined
  /** Aborted when nobody minds any more whether the wallet closes. */
  readonly signal: AbortSignal
}

/** The answer of a wallet, unless the wallet goes away before: an extension that is reloaded never answers. */
export function untilClosed<T>(answer: Promise<T>, { listen, wallet, method, signal }: UntilClosedOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    let unlisten: (() => void) | undefined = undefined
    const end = (): void => {
      unlisten?.()
      signal.removeEventListener('abort', end)
    }
    const closed = (reason: unknown): void => {
      end()
      reject(walletFailure('wallet/closed', { wallet, method }, reason))
    }
    unlisten = listen({ ...noEvents, closed })
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    answer.finally(end).then(resolve, reject)
  })
}
