import type { ChainNamespace, ListedWallet, RecentWallet } from '@billfold/kernel'
import { connectorIdentity, defaultOrders } from '@billfold/kernel/first-view'
import { type WalletIdentity, fitsNamespace, isSameId, isSameWallet, listedIdentity } from '@billfold/kernel/validation'

import { isExcluded, isRemembered, rowIdentity } from './same-wallet.js'
import type { ConnectorRowLike, WalletGroup, WalletRow, WalletTag } from './wallet-row.js'

/** Facts that the list of wallets depends on. */
export interface WalletSituation {
  readonly connectors: readonly ConnectorRowLike[]
  /** Those that were used last, newest first. */
  readonly recent: readonly ListedWallet[]
  /** The same as this page remembers them: a wallet that is listed for another reason is marked too. */
  readonly remembered: readonly RecentWallet[]
  readonly featured: readonly ListedWallet[]
  readonly custom: readonly ListedWallet[]
  readonly recommended: readonly ListedWallet[]
  /** Ids, rdns or names of wallets that the host does not want. */
  readonly excluded: readonly string[]
  /** The family that the list is for; undefined for all. */
  readonly namespace: ChainNamespace | undefined
  /** The host's order; groups that it does not name follow in the default order. */
  readonly order: readonly WalletGroup[]
  readonly isMobile: boolean
  readonly hasEmail: boolean
  readonly hasSocials: boolean
  /** True for a connector that is connected in one of its families. */
  isConnected(connectorId: string): boolean
}

/** How many wallets that were used last are offered again. */
const mostRecent = 2

/** The wallets to choose from, each once, in the order of their groups. A wallet that is in several groups stays in the first that it is known from. */
export function walletRows(situation: WalletSituation): readonly WalletRow[] {
  const reachable = connectorRowsOf(situation)
  const custom = situation.custom.filter((wallet) => fitsNamespace(wallet, situation.namespace)).map((wallet) => entryRow('custom', wallet))
  const known = [...reachable.map(rowIdentity), ...custom.map(rowIdentity)]
  const recent = fresh(situation.recent, situation, known)
    .slice(0, mostRecent)
    .map((wallet) => entryRow('recent', wallet, wallet.retired === undefined ? 'recent' : 'retired'))
  const afterRecent = [...known, ...recent.map(rowIdentity)]
  const featured = fresh(situation.featured, situation, afterRecent).map((wallet) => entryRow('featured', wallet))
  const limit = recommendedCount({
    featured: featured.length,
    custom: custom.length,
    injected: reachable.filter(({ group }) => group === 'injected').length,
    hasEmail: situation.hasEmail,
    hasSocials: situation.hasSocials,
  })
  const recommended = fresh(situation.recommended, situation, [...afterRecent, ...featured.map(rowIdentity)])
    .slice(0, limit)
    .map((wallet) => entryRow('recommended', wallet))
  const rows = [...reachable, ...recent, ...featured, ...custom, ...recommended].map((row) => markRecent(row, situation))
  return inOrder(rows, situation.order)
}

/** Sorts by group: the given order first, what it does not name in the default order behind. */
export function inOrder(rows: readonly WalletRow[], order: readonly WalletGroup[]): readonly WalletRow[] {
  const groups = [...new Set([...order, ...defaultOrders.connectorTypes])]
  return groups.flatMap((group) => rows.filter((row) => row.group === group))
}

function connectorRowsOf({ connectors, excluded, isMobile, isConnected }: WalletSituation): readonly WalletRow[] {
  return connectors.flatMap((row) => {
    const group = connectorGroup(row, isMobile)
    if (group === undefined || row.connectors.some((connector) => isExcluded(connectorIdentity(connector), excluded))) return []
    const tag = tagOf({ row, group, isConnected, all: connectors })
    return [{ key: `connector ${row.id}`, group, name: row.name, connectors: row.connectors, ...(tag !== undefined && { tag }) }]
  })
}

interface TagSituation extends Pick<WalletSituation, 'isConnected'> {
  readonly row: ConnectorRowLike
  readonly group: WalletGroup
  readonly all: readonly ConnectorRowLike[]
}

function tagOf({ row, group, isConnected, all }: TagSituation): WalletTag | undefined {
  if (row.connectors.some(({ id }) => isConnected(id))) return 'connected'
  if (group === 'walletConnect') return 'qrCode'
  if (row.connectors.some(({ doubt }) => doubt === 'look-alike')) return 'lookAlike'
  if (row.connectors.some(({ doubt }) => doubt === 'unverified')) return 'unverified'
  const rdns = row.connectors[0].info?.rdns
  if (all.some((other) => other !== row && isSameId(other.connectors[0].info?.rdns, rdns))) return 'sameId'
  return group === 'injected' ? 'installed' : undefined
}

/** Used before says more than installed, and less than connected or a warning. */
function markRecent(row: WalletRow, { remembered }: WalletSituation): WalletRow {
  const mayBeMarked = row.tag === undefined || row.tag === 'installed'
  return mayBeMarked && isRemembered(rowIdentity(row), remembered) ? { ...row, tag: 'recent' } : row
}

/** The entries that are for the family of the list, and neither unwanted nor there already. */
function fresh(
  entries: readonly ListedWallet[],
  { excluded, namespace }: WalletSituation,
  known: readonly WalletIdentity[],
): readonly ListedWallet[] {
  const seen = [...known]
  return entries.filter((entry) => {
    const identity = listedIdentity(entry)
    if (!fitsNamespace(entry, namespace) || isExcluded(identity, excluded) || seen.some((other) => isSameWallet(identity, other)))
      return false
    seen.push(identity)
    return true
  })
}

function entryRow(group: WalletGroup, wallet: ListedWallet, tag?: WalletTag): WalletRow {
  return { key: `wallet ${wallet.id}`, group, name: wallet.name, connectors: [], wallet, ...(tag !== undefined && { tag }) }
}

/** The group of a connector's row. Undefined for one that has no row: the embedded wallet is reached by email, a phone pairs without a picture. */
function connectorGroup({ type, connectors }: ConnectorRowLike, isMobile: boolean): WalletGroup | undefined {
  if (type === 'AUTH' || connectors[0].isViewOnly === true) return undefined
  if (connectors[0].type === 'WALLET_CONNECT') return isMobile ? undefined : 'walletConnect'
  return type === 'EXTERNAL' ? 'external' : 'injected'
}

export interface AwaitedSituation {
  readonly rows: readonly Pick<WalletRow, 'group'>[]
  /** How many wallets the host wants to come first. */
  readonly featured: number
  readonly hasEmail: boolean
  readonly hasSocials: boolean
}

/** How many rows the list of all wallets will add: their places are kept, so that nothing moves when they come. */
export function awaitedCount({ rows, featured, ...methods }: AwaitedSituation): number {
  const count = (group: WalletGroup): number => rows.filter((row) => row.group === group).length
  const recommended = recommendedCount({ featured, custom: count('custom'), injected: count('injected'), ...methods })
  return Math.max(0, featured - count('featured')) + Math.max(0, recommended - count('recommended'))
}

/** How many recommended wallets there are at most. */
const mostRecommended = 4

export interface RecommendedSituation {
  readonly featured: number
  readonly custom: number
  readonly injected: number
  readonly hasEmail: boolean
  readonly hasSocials: boolean
}

/** How many recommended wallets fit in the list, beside what stands there for better reasons. */
export function recommendedCount({ featured, custom, injected, hasEmail, hasSocials }: RecommendedSituation): number {
  return Math.max(0, mostRecommended - featured - custom - injected - Number(hasEmail) - Number(hasSocials))
}
