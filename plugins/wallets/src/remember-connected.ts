import type { Families, Connectors, Events, ListedWallet, RecentWallet, Router } from '@billfold/kernel'
import { isSameId } from '@billfold/kernel/validation'

export interface ConnectedPlaces {
  readonly connectors: Pick<Connectors, 'find'>
  readonly router: Pick<Router, 'history'>
  readonly families: Pick<Families, 'find'>
  readonly store: { readonly known: readonly ListedWallet[]; remember(wallet: RecentWallet): void }
}

/** Remembers the wallet that has just connected, by its id in the list where it has one. A restored connection is nothing new. */
export function rememberConnected(event: Events['connection:connected'], places: ConnectedPlaces): void {
  const wallet = event.isRestored ? undefined : usedWallet(event, places)
  if (wallet !== undefined) places.store.remember(wallet)
}

function usedWallet({ connectorId, namespace }: Events['connection:connected'], places: ConnectedPlaces): RecentWallet | undefined {
  const connector = places.connectors.find({ id: connectorId, namespace })
  if (connector === undefined || connector.type === 'AUTH') return undefined
  if (connector.type === 'WALLET_CONNECT') {
    const paired = pairedWallet(places, namespace)
    return paired && recentOf(paired)
  }
  const { explorerId, info, name, id } = connector
  const entry = places.store.known.find(
    (known) => isSameId(known.id, explorerId) || isSameId(known.rdns, info?.rdns) || known.name === name,
  )
  const rdns = info?.rdns ?? entry?.rdns
  return { id: entry?.id ?? explorerId ?? id, ...(rdns !== undefined && { rdns }) }
}

/** The wallet that was chosen for pairing, else the one of the list that is called like the one that answered. */
function pairedWallet(
  { router, families, store }: ConnectedPlaces,
  namespace: Events['connection:connected']['namespace'],
): ListedWallet | undefined {
  for (const entry of router.history.toReversed()) {
    if (entry.view === 'ConnectingWalletConnect' && entry.data?.wallet !== undefined) return entry.data.wallet
  }
  const name = families.find(namespace)?.account.connectedWalletInfo?.name
  return name === undefined ? undefined : store.known.find((known) => known.name === name)
}

function recentOf({ id, rdns }: ListedWallet): RecentWallet {
  return { id, ...(rdns !== undefined && { rdns }) }
}
