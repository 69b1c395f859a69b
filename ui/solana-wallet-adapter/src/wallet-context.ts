import type { Billfold } from '@billfold/ui'
import type { WalletContextState } from '@solana/wallet-adapter-react'

import { BillfoldWalletAdapter } from './billfold-wallet-adapter.js'
import { eventsOf } from './events-of.js'

/** What `useWallet()` of the wallet adapter reads, and how to follow it. */
export interface WalletContextStore {
  readonly getSnapshot: () => WalletContextState
  readonly subscribe: (listener: () => void) => () => void
}

/** The context of a handle: one for everybody who asks. */
export function walletContextStore(billfold: Billfold): WalletContextStore {
  const store = stores.get(billfold) ?? createStore(billfold)
  stores.set(billfold, store)
  return store
}

const stores = new WeakMap<Billfold, WalletContextStore>()

function createStore(billfold: Billfold): WalletContextStore {
  const adapter = new BillfoldWalletAdapter(billfold)
  const wallet = { adapter, readyState: adapter.readyState }
  const wallets = [wallet]
  const listeners = new Set<() => void>()
  let ending = 0
  const disconnect = async (): Promise<void> => {
    ending += 1
    refresh()
    try {
      await adapter.disconnect()
    } finally {
      ending -= 1
      refresh()
    }
  }
  const connect = async (): Promise<void> => {
    const connecting = adapter.connect()
    refresh()
    await connecting.finally(refresh)
  }
  const read = (): WalletContextState => ({
    ...{ autoConnect: true, wallets, wallet, connect, disconnect, sendTransaction: adapter.sendTransaction },
    // There is one wallet here: which one it stands for is chosen in the modal.
    select: (name) => void (name === null && adapter.connected && disconnect().catch(() => undefined)),
    ...{ publicKey: adapter.publicKey, connected: adapter.connected, connecting: adapter.connecting, disconnecting: ending > 0 },
    ...{ signTransaction: adapter.signTransaction, signAllTransactions: adapter.signAllTransactions },
    ...{ signMessage: adapter.signMessage, signIn: adapter.signIn },
  })
  const refresh = (): void => {
    state = read()
    for (const listener of [...listeners]) listener()
  }
  let state = read()
  const events = eventsOf(adapter)
  events.on('connect', refresh)
  events.on('disconnect', refresh)
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      const entry = (): void => listener()
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
  }
}
