import type { WalletEntry } from '@billfold/kernel'
import type { WalletList } from '@billfold/ui/kit'
import { useEffect } from 'react'

import type { WalletRow } from '../wallets/wallet-row.js'
import { entryIdentity, isSameWallet } from '../wallets/same-wallet.js'
import { useWalletList } from './use-wallet-list.js'
import { useWalletRows } from './use-wallet-rows.js'

/** How long a text must stand before it is asked for, in milliseconds. */
const searchDelay = 300

export interface AllWallets {
  /** First those that can be reached here, then those of the list, each once. */
  readonly rows: readonly WalletRow[]
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

  return { rows: [...here, ...rest(list?.shown ?? [], here)], list }
}

function rest(entries: readonly WalletEntry[], here: readonly WalletRow[]): readonly WalletRow[] {
  const known = new Set(here.flatMap(({ wallet }) => wallet?.id ?? []))
  const reachable = here.flatMap(({ connectors }) => connectors)
  return entries
    .filter((entry) => !known.has(entry.id) && !reachable.some((each) => isReachableAs(entry, each)))
    .map((wallet) => ({ key: `wallet ${wallet.id}`, group: 'recommended', name: wallet.name, connectors: [], wallet }))
}

function isReachableAs(entry: WalletEntry, { id, explorerId, info, name }: WalletRow['connectors'][number]): boolean {
  const ids = explorerId === undefined ? [id] : [id, explorerId]
  return isSameWallet(entryIdentity(entry), { ids, rdns: info?.rdns, name })
}
