import type { ConnectMethod, FeatureKey, KernelOptions, OwnedSlotEntry } from '@billfold/kernel'
import { connectMethodOrder } from '@billfold/kernel/first-view'

import type { WalletRow } from '../wallets/wallet-row.js'
import { awaitedCount } from '../wallets/wallet-rows.js'

type Kind = ConnectMethod['kind']

/** A wallet as a row shows it. */
export interface ShownWallet {
  readonly row: WalletRow
  /** Why one should look twice at it. */
  readonly warning: string | undefined
  /** Why it cannot be pressed. */
  readonly reason: string | undefined
}

/** The form in which the wallets stand: a list, one row for all of them, or why there are none. */
export type WalletPlace = 'list' | 'collapsed' | 'waiting' | 'none'

/** Everything that the view to connect shows. */
export interface ConnectModel {
  /** The name of the app. */
  readonly app: string | undefined
  /** The ways to connect, in their order: those in one block are one list. */
  readonly blocks: readonly (readonly Kind[])[]
  readonly wallets: readonly ShownWallet[]
  readonly place: WalletPlace
  /** The number of rows that are on their way. */
  readonly awaited: number
  readonly methods: readonly OwnedSlotEntry<'connect.methods'>[]
  /** The way to every wallet there is, with how many that are, once that is known. Undefined where the rows are all of them. */
  readonly all: { readonly total: number | undefined } | undefined
}

export interface ConnectSituation {
  readonly options: Pick<KernelOptions, 'metadata' | 'orders' | 'wallets'>
  isOn(key: FeatureKey): boolean
  readonly wallets: readonly ShownWallet[]
  readonly methods: ConnectModel['methods']
  /** True while somebody may still bring a wallet. */
  readonly isWaiting: boolean
  /** The list of all wallets, where a plugin has one. */
  readonly list: { readonly total: number | undefined; readonly isComing?: boolean } | undefined
}

/** Decides what the view to connect shows. Pure: the first view is drawn from it before there is a kernel. */
export function connectModel({ options, isOn, wallets, methods, isWaiting, list }: ConnectSituation): ConnectModel {
  const kinds = new Set<Kind>(methods.map(({ item }) => item.kind))
  const isCollapsed = isOn('collapseWallets') && (kinds.has('email') || kinds.has('social'))
  const order = connectMethodOrder(
    wallets.some(({ row }) => row.group === 'injected'),
    options.orders.connectMethods,
  )
  const rows = wallets.map(({ row }) => row)
  const found = { rows, featured: options.wallets.featured.length, hasEmail: kinds.has('email'), hasSocials: kinds.has('social') }
  const awaited = list?.isComing === true ? awaitedCount(found) : 0
  const isShort = (list?.total ?? Infinity) <= wallets.length
  return {
    app: options.metadata.name,
    blocks: blocksOf(order.filter((kind) => kind === 'wallet' || kinds.has(kind))),
    wallets,
    place: isCollapsed ? 'collapsed' : wallets.length + awaited > 0 ? 'list' : isWaiting ? 'waiting' : 'none',
    awaited,
    methods,
    all: isCollapsed || list === undefined || isShort || !isOn('allWallets') ? undefined : { total: list.total },
  }
}

/** Email and social logins are one block when they follow each other. */
function blocksOf(kinds: readonly Kind[]): readonly (readonly Kind[])[] {
  const blocks: Kind[][] = []
  for (const kind of kinds) {
    const last = blocks.at(-1)
    if (kind !== 'wallet' && last !== undefined && !last.includes('wallet')) last.push(kind)
    else blocks.push([kind])
  }
  return blocks
}
