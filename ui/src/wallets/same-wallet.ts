import type { RecentWallet } from '@billfold/kernel'
import { certainIdentity } from '@billfold/kernel/first-view'
import { type WalletIdentity, isSameId, listedIdentity, plainWalletName } from '@billfold/kernel/validation'

import type { WalletRow } from './wallet-row.js'

/** The marks by which a row of the list is known: those of its wallet, or of all of its connectors. */
export function rowIdentity({ connectors, wallet, name }: Pick<WalletRow, 'connectors' | 'name' | 'wallet'>): WalletIdentity {
  if (wallet !== undefined) return listedIdentity(wallet)
  const each = connectors.map(certainIdentity)
  const others = each.flatMap(({ rdns = '', name: theirs, aliases = [] }) => [rdns, theirs, ...aliases])
  return { ids: each.flatMap(({ ids }) => ids), rdns: each[0]?.rdns, name, aliases: others }
}

/** True for a wallet that the host does not want: named by its id, its rdns or its name. */
export function isExcluded({ ids, rdns, name }: WalletIdentity, excluded: readonly string[]): boolean {
  return excluded.some((wish) => hasId([...ids, rdns], wish) || plainWalletName(name) === plainWalletName(wish))
}

/** True for a wallet that was used last: it is remembered by an id of its own or by its rdns. */
export function isRemembered({ ids, rdns }: WalletIdentity, remembered: readonly RecentWallet[]): boolean {
  return remembered.some((recent) => hasId(ids, recent.id) || isSameId(recent.rdns, rdns))
}

function hasId(ids: readonly (string | undefined)[], wanted: string): boolean {
  return ids.some((id) => isSameId(id, wanted))
}
