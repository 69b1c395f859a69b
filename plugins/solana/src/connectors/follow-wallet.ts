import type { Account, CaipNetworkId, WalletListener } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import { networkFor } from '../networks/wallet-chains.js'
import { featureOf } from '../standard/features.js'
import { type StandardAccount, readAccounts } from '../standard/read-accounts.js'

/** What a wallet showed when it was connected. */
export interface Shown {
  readonly wallet: object
  readonly accounts: readonly StandardAccount[]
  readonly networkId: CaipNetworkId | undefined
}

/** Tells what happens in a wallet from now on, and what has happened since it was connected. Returns the undo. */
export function followWallet({ wallet, ...shown }: Shown, listener: WalletListener): () => void {
  let { accounts, networkId } = shown
  const take = (said: unknown): void => {
    const now = readAccounts(said)
    if (now === undefined) return
    if (addressesOf(now) !== addressesOf(accounts)) listener.accountsChanged(now.map(plainAccount))
    accounts = now
    const network = networkFor(networkId, now[0]?.chains ?? [])
    if (network !== undefined && network !== networkId) listener.networkChanged(network)
    networkId = network ?? networkId
  }
  const stop = onChange(wallet, (change) => {
    const said = fieldOf(change, 'accounts')
    // What changed is named, and some wallets name nothing.
    take(said === undefined ? fieldOf(wallet, 'accounts') : said)
  })
  const now = readAccounts(fieldOf(wallet, 'accounts'))
  if (now !== undefined && now.length > 0) take(fieldOf(wallet, 'accounts'))
  return stop
}

/** Hears when a wallet changes. Returns the undo, after which nothing is heard even from a wallet that keeps its listeners. */
export function onChange(wallet: object, listener: (change: unknown) => void): () => void {
  let isOver = false
  let off: unknown
  try {
    off = featureOf(wallet, 'standard:events')?.('change', (change: unknown) => {
      if (!isOver) listener(change)
    })
  } catch {
    // It does not want to be listened to: then it has nothing to tell.
  }
  return () => {
    if (isOver) return
    isOver = true
    try {
      if (typeof off === 'function') Reflect.apply(off, undefined, [])
    } catch {
      // It keeps its listener, which hears nothing any more.
    }
  }
}

/** An account without what only its wallet understands. */
export function plainAccount({ address }: StandardAccount): Account {
  return { address }
}

function addressesOf(accounts: readonly StandardAccount[]): string {
  return accounts.map(({ address }) => address).join()
}
