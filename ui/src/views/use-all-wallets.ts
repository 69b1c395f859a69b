import type { ChainNamespace, ListedWallet, WalletList } from '@billfold/kernel'
import { fitsNamespace, listedIdentity, walletSet } from '@billfold/kernel/validation'
import { useKernel } from '@billfold/ui/kit'
import { useEffect, useMemo } from 'react'

import { useShell } from '../app/shell-context.js'
import { nameIndex } from '../wallets/name-index.js'
import { reachableOn, searchLimit } from '../wallets/search-text.js'
import { rowIdentity } from '../wallets/same-wallet.js'
import type { WalletRow } from '../wallets/wallet-row.js'
import { useWalletList } from './use-wallet-list.js'
import { useWalletRows } from './use-wallet-rows.js'

export interface AllWallets {
  /** First those that can be reached here, then those of the list, each once; of a text, what has it in its name. */
  readonly rows: readonly WalletRow[]
  readonly list: WalletList | undefined
}

export interface WantedText {
  /** The text in the field now: the list waits from its last change on. */
  readonly typed: string
  /** The text that is shown: it follows as fast as it can be drawn. */
  readonly text: string
}

/** Every wallet that is known, or what a text finds of them. The list is asked beyond what is here. To be used in an observer. */
export function useAllWallets({ typed, text }: WantedText): AllWallets {
  const { device } = useShell()
  const namespace = useKernel().connectors.filter
  const here = useWalletRows().filter(({ tag }) => tag !== 'retired')
  const list = useWalletList()

  useEffect(() => list?.search(typed), [list, typed])
  useEffect(() => () => list?.search(''), [list])

  useEffect(() => {
    if (list !== undefined && list.shown.length === 0 && list.state === 'idle') list.loadMore()
  }, [list])

  const shown = list?.shown
  const known = here.map(({ key }) => key).join(' ')
  // The wallets here are listed anew whenever something is drawn; only other wallets make another list.
  const all = useMemo(() => nameIndex([...here, ...rest(shown ?? [], { here, namespace })]), [shown, known, namespace])
  const found = text === '' ? all.find('') : reachableOn(all.find(text), device.isMobile)
  const rows = text === '' ? found : beyondNames(found, { text, list, here, namespace }).slice(0, searchLimit)
  return { rows: list?.isCertifiedOnly === true ? rows.filter(isCertified) : rows, list }
}

function isCertified({ wallet }: WalletRow): boolean {
  return wallet?.badge_type === 'certified'
}

interface Around {
  readonly here: readonly WalletRow[]
  /** The family that the list is for; undefined for all. */
  readonly namespace: ChainNamespace | undefined
}

interface Beyond extends Around {
  readonly text: string
  readonly list: WalletList | undefined
}

/** Adds the wallets that the list has found by another name, such as one that they had. */
function beyondNames(found: readonly WalletRow[], { text, list, ...around }: Beyond): readonly WalletRow[] {
  if (list?.searched !== text) return found
  const keys = new Set(found.map(({ key }) => key))
  return [...found, ...rest(list.shown, around).filter(({ key }) => !keys.has(key))]
}

function rest(entries: readonly ListedWallet[], { here, namespace }: Around): readonly WalletRow[] {
  const isHere = walletSet(here.map(rowIdentity))
  // Pages of a list that grew meanwhile overlap.
  const once = new Map(entries.map((entry) => [entry.id, entry]))
  return [...once.values()]
    .filter((entry) => fitsNamespace(entry, namespace) && !isHere(listedIdentity(entry)))
    .map((wallet) => ({ key: `wallet ${wallet.id}`, group: 'recommended', name: wallet.name, connectors: [], wallet }))
}
