import { type FoundWallet, type WalletFinder, type WalletWindow, fieldOf, objectAt, undoAll, windowFinder } from '@billfold/kernel/family'
import type { CosmosWalletPlace } from '../contract.js'
import { keplrDriver } from './keplr-driver.js'
import { KeplrWallet } from './keplr-wallet.js'
import { knownWallets } from './known-wallets.js'

/** Finds the wallets that stand on the window, each object once: who stands in the place of another is listed by its own name. */
export function findWallets(more: readonly CosmosWalletPlace[] = []): WalletFinder {
  // An object that was found is the same wallet when it is found again.
  const made = new WeakMap<object, KeplrWallet>()
  return windowFinder(
    (page) => {
      const taken = new Set<object>()
      return [...more, ...knownWallets].flatMap((known): readonly FoundWallet[] => {
        const keplr = standing(page, known)
        if (keplr === undefined || taken.has(keplr)) return []
        taken.add(keplr)
        const wallet = made.get(keplr) ?? new KeplrWallet(keplr, (listener) => listenTo(page, known, listener))
        made.set(keplr, wallet)
        return [Object.freeze({ id: known.places[0], name: known.name, rdns: known.rdns, type: 'INJECTED', wallet })]
      })
    },
    { driver: keplrDriver },
  )
}

function standing(page: WalletWindow, { places, spoofers = [] }: CosmosWalletPlace): object | undefined {
  return places
    .map((place) => objectAt(page, place))
    .find((thing): thing is object => isKeplr(thing) && !spoofers.some((flag) => fieldOf(thing, flag) === true))
}

/** True for what can be asked for an account and a signature. */
function isKeplr(thing: unknown): boolean {
  const can = (name: string): boolean => typeof fieldOf(thing, name) === 'function'
  return can('enable') && can('getKey') && (can('signDirect') || can('signAmino'))
}

function listenTo(page: WalletWindow, { events }: CosmosWalletPlace, listener: () => void): () => void {
  return undoAll(...events.map((event) => page.listen(event, listener)))
}
