import type { Connector, RecentWallet, WalletEntry } from '@billfold/kernel'

/** What a wallet is known by, whoever lists it. */
export interface WalletIdentity {
  readonly ids: readonly string[]
  readonly rdns: string | undefined
  readonly name: string
}

/** What a wallet of the list is known by. */
export function entryIdentity({ id, rdns, name }: WalletEntry): WalletIdentity {
  return { ids: [id], rdns, name }
}

/** What a connector is known by. */
export function connectorIdentity({ id, explorerId, info, name }: Connector): WalletIdentity {
  return { ids: explorerId === undefined ? [id] : [id, explorerId], rdns: info?.rdns, name }
}

/** True for the same wallet in two lists: an id, the rdns or the name is the same. */
export function isSameWallet(one: WalletIdentity, other: WalletIdentity): boolean {
  return (
    one.ids.some((id) => other.ids.includes(id)) ||
    (one.rdns !== undefined && one.rdns === other.rdns) ||
    plainName(one.name) === plainName(other.name)
  )
}

/** Many wallets at once, to ask whether one is among them. */
export function walletSet(wallets: readonly WalletIdentity[]): (wallet: WalletIdentity) => boolean {
  const ids = new Set(wallets.flatMap((wallet) => wallet.ids))
  const rdns = new Set(wallets.map((wallet) => wallet.rdns))
  const names = new Set(wallets.map(({ name }) => plainName(name)))
  rdns.delete(undefined)
  return (wallet) => wallet.ids.some((id) => ids.has(id)) || rdns.has(wallet.rdns) || names.has(plainName(wallet.name))
}

/** True for a wallet that the host does not want: named by its id, its rdns or its name. */
export function isExcluded({ ids, rdns, name }: WalletIdentity, excluded: readonly string[]): boolean {
  return excluded.some((wish) => ids.includes(wish) || rdns === wish || plainName(name) === plainName(wish))
}

/** True for a wallet that was used last: it is remembered by an id of its own or by its rdns. */
export function isRemembered({ ids, rdns }: WalletIdentity, remembered: readonly RecentWallet[]): boolean {
  return remembered.some((recent) => ids.includes(recent.id) || (rdns !== undefined && recent.rdns === rdns))
}

/** `Trust Wallet` and `trust` are one wallet. */
function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/ wallet$/, '')
}
