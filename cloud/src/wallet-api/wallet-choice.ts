import * as v from 'valibot'

import type { Store } from '../store/store.js'
import type { ListedWallet } from './listed-wallet.js'

/** What whoever runs the cloud has decided of the wallet list, by ids. */
export interface WalletChoice {
  /** Not offered to anybody. */
  readonly hidden: readonly string[]
  /** Offered before all others, in this order. */
  readonly first: readonly string[]
}

const place = { table: 'settings', key: 'wallets' }
const kept = v.object({ hidden: v.array(v.string()), first: v.array(v.string()) })
const none: WalletChoice = { hidden: [], first: [] }

/** The choice that is kept; nothing is chosen at first. */
export async function readWalletChoice(store: Store): Promise<WalletChoice> {
  return asChoice(await store.read(place))
}

/** Changes the choice in one step. */
export function changeWalletChoice(store: Store, change: (choice: WalletChoice) => WalletChoice): Promise<void> {
  return store.change(place, (value) => ({ value: change(asChoice(value)) }))
}

/** The wallets that are offered, in the order that was chosen. */
export function chosenWallets(wallets: readonly ListedWallet[], { hidden, first }: WalletChoice): readonly ListedWallet[] {
  if (hidden.length === 0 && first.length === 0) return wallets
  const shown = wallets.filter(({ entry }) => !hidden.includes(entry.id))
  const ahead = first.flatMap((id) => shown.find(({ entry }) => entry.id === id) ?? [])
  return [...ahead, ...shown.filter((wallet) => !ahead.includes(wallet))]
}

function asChoice(value: unknown): WalletChoice {
  const read = v.safeParse(kept, value)
  return read.success ? read.output : none
}
