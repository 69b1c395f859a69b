import type { PagePort } from '../src/core/ports.js'
import { visibleName } from '../src/core/validation/visible-name.js'
import { safeIcon } from '../src/core/validation/icon.js'
import { itemsOf, namesOf } from './foreign-list.js'
import { fieldOf } from '../src/core/foreign.js'
import type { WalletDriver } from './wallet-driver.js'
import type { FinderPorts, FoundWallet, RunningFinder, WalletFinder } from './wallet-finder.js'

/** The window as wallets leave themselves on it, and tell of themselves. */
export type WalletWindow = Pick<PagePort, 'global' | 'listen' | 'names'>

/** One place on the window where a wallet may stand. */
export interface WindowKey {
  /** The path from the window: `okxwallet.bitcoin`. It is what is stored of a connection, unless there is an id. */
  readonly key: string
  readonly id?: string
  readonly name: string
  readonly icon?: string
  readonly rdns?: string
  /** The id of the same wallet where it announces itself by a standard: then that one is listed. */
  readonly announcedId?: string
  /** A flag that the object must carry: others answer to the same key. */
  readonly flag?: string
  /** Flags of wallets that are known to answer to this key. */
  readonly spoofers?: readonly string[]
  /** True for a key that several wallets take: it is looked at where no other place has a wallet. */
  readonly isLastResort?: boolean
}

/** A list on the window by which wallets name their places: `btc_providers` has `{ id: 'XverseProviders.BitcoinProvider', name, icon }`. */
export interface WindowList {
  readonly list: string
}

/** An object on the window with one wallet for each name: `injectedWeb3`. */
export interface WindowMap {
  readonly map: string
  /** The names that people read, by key. A wallet that is not among them goes by its key. */
  readonly names: Readonly<Record<string, string>>
  /** Wallets that answer to the key of another, each with the path from the window of a flag that tells it. */
  readonly flagged?: readonly { readonly key: string; readonly flag: string; readonly name: string }[]
}

/** A prefix of names on the window, with one wallet behind each: `starknet_` finds `starknet_argentX`. A wallet says its name and icon itself. */
export interface WindowPrefix {
  readonly prefix: string
}

/** A place, or several, where wallets stand on a window. */
export type WindowPlace = WindowKey | WindowList | WindowMap | WindowPrefix

export interface WindowWalletsOptions {
  readonly driver: WalletDriver
  /** Events by which wallets say that they have come. */
  readonly events?: readonly string[]
  /** When the window is looked at again after it was asked, in milliseconds: wallets come late and say nothing. */
  readonly again?: readonly number[]
}

/** When wallets that say nothing have come: most at once, some when a slow page has loaded. */
const lateLooks: readonly number[] = [100, 500, 1_500, 5_000, 12_000, 30_000]

/** Finds the wallets that only leave something on the window; one that replaces another's object takes its place. */
export function windowWallets(
  places: readonly WindowPlace[] | ((page: WalletWindow) => readonly FoundWallet[]),
  { driver, events = [], again = lateLooks }: WindowWalletsOptions,
): WalletFinder {
  const look = typeof places === 'function' ? places : (page: WalletWindow) => walletsAtAny(page, places, driver)
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

function walletsAtAny(page: WalletWindow, places: readonly WindowPlace[], driver: WalletDriver): readonly FoundWallet[] {
  const isLast = (place: WindowPlace): boolean => 'key' in place && place.isLastResort === true
  const found = places.filter((place) => !isLast(place)).flatMap((place) => walletsAt(page, place, driver))
  return found.length > 0 ? found : places.filter(isLast).flatMap((place) => walletsAt(page, place, driver))
}

function walletsAt(page: WalletWindow, place: WindowPlace, driver: WalletDriver): readonly FoundWallet[] {
  if ('list' in place) return listedAt(page, place, driver)
  if ('map' in place) return mappedAt(page, place, driver)
  if ('prefix' in place) return prefixedAt(page, place, driver)
  const { key, id = key, name, icon, rdns, announcedId, flag, spoofers = [] } = place
  const wallet = objectAt(page, key)
  if (!driver.isWallet(wallet) || (flag !== undefined && fieldOf(wallet, flag) !== true)) return []
  if (spoofers.some((spoofer) => fieldOf(wallet, spoofer) === true)) return []
  return [Object.freeze({ id, name, icon: safeIcon(icon), rdns, announcedId, type: 'INJECTED', wallet })]
}

const mostListed = 50
const path = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*){0,4}$/

function listedAt(page: WalletWindow, { list }: WindowList, driver: WalletDriver): readonly FoundWallet[] {
  return (itemsOf(page.global(list), mostListed) ?? []).flatMap((item) => {
    const [id, name, icon] = [fieldOf(item, 'id'), visibleName(fieldOf(item, 'name')), safeIcon(fieldOf(item, 'icon'))]
    if (typeof id !== 'string' || id.length > 100 || !path.test(id) || name === undefined) return []
    const wallet = objectAt(page, id)
    return driver.isWallet(wallet) ? [Object.freeze({ id, name, icon, type: 'INJECTED', wallet } as const)] : []
  })
}

function mappedAt(page: WalletWindow, { map, names, flagged = [] }: WindowMap, driver: WalletDriver): readonly FoundWallet[] {
  const all = page.global(map)
  return namesOf(all, mostListed).flatMap((id) => {
    const wallet = fieldOf(all, id)
    const other = flagged.find(({ key, flag }) => key === id && objectAt(page, flag) === true)
    const name = other?.name ?? visibleName(Object.hasOwn(names, id) ? names[id] : id)
    return name !== undefined && driver.isWallet(wallet) ? [Object.freeze({ id, name, type: 'INJECTED', wallet } as const)] : []
  })
}

function prefixedAt(page: WalletWindow, { prefix }: WindowPrefix, driver: WalletDriver): readonly FoundWallet[] {
  return page.names(prefix).flatMap((id) => {
    const wallet = page.global(id)
    const name = visibleName(fieldOf(wallet, 'name')) ?? visibleName(id.slice(prefix.length))
    if (name === undefined || !driver.isWallet(wallet)) return []
    return [Object.freeze({ id, name, icon: safeIcon(fieldOf(wallet, 'icon')), type: 'INJECTED', wallet } as const)]
  })
}

/** Reads the value at the end of a path from the window. */
export function objectAt({ global }: Pick<WalletWindow, 'global'>, key: string): unknown {
  const [first = '', ...rest] = key.split('.')
  return rest.reduce((thing, name) => fieldOf(thing, name), global(first))
}
