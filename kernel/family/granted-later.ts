import { noEvents } from './no-events.js'
import type { WalletAsk, WalletDriver } from './wallet-driver.js'

export interface GrantedLaterOptions<W extends object> {
  readonly wallet: W
  readonly driver: WalletDriver<W>
  readonly ask: WalletAsk
  /** The requests that this page has open in the wallet, if any. */
  readonly open: readonly Promise<unknown>[]
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal
}

/**
 * The accounts that a wallet gives in the end to a request which is open in it already: by the answer to that request, or by an
 * event when it was asked by somebody else. Never asks the person again, and never settles once nobody waits.
 */
export function grantedLater<W extends object>({ wallet, driver, ask, open, signal }: GrantedLaterOptions<W>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      stop()
      signal.removeEventListener('abort', stop)
      if (!signal.aborted) settle()
    }
    const take = (said: unknown): void => {
      if ((driver.readAccounts(said) ?? []).length > 0) end(() => resolve(said))
    }
    const look = async (): Promise<void> => take(await shownAccounts(wallet, driver, ask))
    const follow = async (answer: Promise<unknown>): Promise<void> => {
      try {
        take(await answer)
      } catch (error) {
        end(() => reject(error))
      }
    }
    let unlisten: (() => void) | undefined = undefined
    const stop = (): void => unlisten?.()
    unlisten = driver.listen?.(wallet, {
      ...noEvents,
      accounts: take,
      changed: take,
      mayHaveChanged: () => void look(),
      hasChanged: () => void look(),
    })
    signal.addEventListener('abort', stop, { once: true })
    for (const answer of open) void follow(answer)
    if (signal.aborted) stop()
    // Changes before anybody listened are asked for, which shows the person nothing.
    else void look()
  })
}

/** The accounts that a wallet shows without asking the person; undefined when it does not say. */
export async function shownAccounts<W extends object>(wallet: W, driver: WalletDriver<W>, ask: WalletAsk): Promise<unknown> {
  if (driver.shown !== undefined) return driver.shown(wallet)
  return driver.accounts(wallet, ask).catch(() => undefined)
}
