import type { WalletEntry, WalletList } from '@billfold/kernel'
import { useEffect, useMemo } from 'react'

import type { WalletRow } from '../wallets/wallet-row.js'
import { nameIndex } from '../wallets/name-index.js'
import type { NameIndex } from '../wallets/name-index.js'
import { connectorIdentity, entryIdentity, walletSet } from '../wallets/same-wallet.js'
import { useWalletList } from './use-wallet-list.js'
import { useWalletRows } from './use-wallet-rows.js'

/** How long a text must stand before it is asked for, in milliseconds. */
const searchDelay = 300

export interface AllWallets {
  /** First those that can be reached here, then those of the list, each once. */
  readonly index: NameIndex<WalletRow>
  readonly list: WalletList | undefined
}

/** Every wallet that is known, and what a search for a text has found beyond them. To be used in an observer. */
export function useAllWallets(text: string): AllWallets {
  const here = useWalletRows()
  const list = useWalletList()

  useEffect(() => {
    const timer = setTimeout(() => list?.search(text), text === '' ? 0 : searchDelay)
    return () => clearTimeout(timer)
  }, [list, text])

  useEffect(() => {
    if (list !== undefined && list.shown.length === 0 && list.state === 'idle') list.loadMore()
  }, [list])

  const shown = list?.shown
  const known = here.map(({ key }) => key).join(' ')
  // The wallets here are listed anew whenever something is drawn; only other wallets make another list.
  const index = useMemo(() => nameIndex([...here, ...rest(shown ?? [], here)]), [shown, known])
  return { index, list }
}

function rest(entries: readonly WalletEntry[], here: readonly WalletRow[]): readonly WalletRow[] {
  const isHere = walletSet(here.flatMap(({ wallet, connectors }) => (wallet ? [entryIdentity(wallet)] : connectors.map(connectorIdentity))))
  // Pages of a list that grew meanwhile overlap.
  const once = new Map(entries.map((entry) => [entry.id, entry]))
  return [...once.values()]
    .filter((entry) => !isHere(entryIdentity(entry)))
    .map((wallet) => ({ key: `wallet ${wallet.id}`, group: 'recommended', name: wallet.name, connectors: [], wallet }))
}
