import type { PagePort } from '../src/core/ports.js'
import { fieldOf } from '../src/core/foreign.js'
import type { WalletDriver } from './wallet-driver.js'
import type { FinderPorts, FoundWallet, RunningFinder, WalletFinder } from './wallet-finder.js'

/** The window as wallets leave themselves on it, and tell of themselves. */
export type WalletWindow = Pick<PagePort, 'global' | 'listen' | 'names'>

export interface WindowFinderOptions {
  readonly driver: WalletDriver
  /** Events by which wallets say that they have come. */
  readonly events?: readonly string[]
  /** When the window is looked at again after it was asked, in milliseconds: wallets come late and say nothing. */
  readonly again?: readonly number[]
}

/** When wallets that say nothing have come: most at once, some when a slow page has loaded. */
const lateLooks: readonly number[] = [100, 500, 1_500, 5_000, 12_000, 30_000]

/**
 * Finds the wallets that only leave something on the window, by a look of the family's own; one that replaces another's object takes its
 * place. `windowWallets` has the places where most leave themselves.
 */
export function windowFinder(
  look: (page: WalletWindow) => readonly FoundWallet[],
  { driver, events = [], again = lateLooks }: WindowFinderOptions,
): WalletFinder {
  return {
    driver,
    isSame: (one, other) => one.wallet === other.wallet && one.id === other.id,
    start: (ports) => watchWindow(ports, { look, events, again }),
  }
}

interface Watch {
  readonly look: (page: WalletWindow) => readonly FoundWallet[]
  readonly events: readonly string[]
  readonly again: readonly number[]
}

function watchWindow({ page, clock, take }: FinderPorts, { look, events, again }: Watch): RunningFinder {
  let standing: readonly { readonly found: FoundWallet; readonly remove: () => void }[] = []
  let undoTimers: (() => void)[] = []
  const lookAgain = (): void => {
    const now = unique(look(page))
    const isThere = (found: FoundWallet): boolean => now.some((other) => isSame(found, other))
    const kept = standing.filter(({ found }) => isThere(found))
    for (const { found, remove } of standing) if (!isThere(found)) remove()
    const fresh = now.filter((found) => !kept.some((other) => isSame(other.found, found)))
    standing = [...kept, ...fresh.map((found) => ({ found, remove: take(() => found) }))]
  }
  const stopListening = events.map((event) => page.listen(event, lookAgain))
  const stopTimers = (): void => {
    for (const undo of undoTimers) undo()
    undoTimers = []
  }
  return {
    ask() {
      lookAgain()
      stopTimers()
      undoTimers = again.map((delay) => clock.after(delay, lookAgain))
    },
    stop() {
      stopTimers()
      for (const undo of stopListening) undo()
    },
  }
}

function isSame(one: FoundWallet, other: FoundWallet): boolean {
  return one.id === other.id && one.wallet === other.wallet
}

/** One row for each id: a list may name a wallet that a key names too. */
function unique(found: readonly FoundWallet[]): readonly FoundWallet[] {
  return found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index)
}

/** Reads the value at the end of a path from the window. */
export function objectAt({ global }: Pick<WalletWindow, 'global'>, key: string): unknown {
  const [first = '', ...rest] = key.split('.')
  return rest.reduce((thing, name) => fieldOf(thing, name), global(first))
}
