import { visibleName } from '../src/core/validation/visible-name.js'
import { safeIcon } from '../src/core/validation/icon.js'
import { itemsOf, namesOf } from './foreign-list.js'
import { fieldOf } from '../src/core/foreign.js'
import type { WalletDriver } from './wallet-driver.js'
import type { FoundWallet, WalletFinder } from './wallet-finder.js'
import { type WalletWindow, type WindowFinderOptions, objectAt, windowFinder } from './window-finder.js'

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

/** Finds the wallets that only leave something on the window, in places where wallets of the family are known to stand. */
export function windowWallets(places: readonly WindowPlace[], options: WindowFinderOptions): WalletFinder {
  return windowFinder((page) => walletsAtAny(page, places, options.driver), options)
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
