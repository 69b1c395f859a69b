import type { Account, CaipNetworkId, WalletListener } from '@billfold/kernel'
import { readAccounts, readChainId } from '../provider/answers.js'
import { askWallet } from '../provider/ask-wallet.js'
import { isOnlyAway } from '../provider/is-only-away.js'
import { listenToWallet } from '../provider/listen-to-wallet.js'

/** What a wallet showed when it was connected. */
export interface Shown {
  readonly provider: unknown
  readonly accounts: readonly Account[]
  readonly networkId: CaipNetworkId
}

/** Tells what happens in a wallet from now on, and what has happened since it was connected. Returns the undo. */
export function followWallet(shown: Shown, listener: WalletListener): () => void {
  const { provider } = shown
  const hasTold = { accounts: false, network: false }
  const tellAccounts = (said: unknown): void => {
    const accounts = readAccounts(said)
    if (accounts === undefined) return
    hasTold.accounts = true
    listener.accountsChanged(inLettersOf(shown.accounts, accounts))
  }
  const tellNetwork = (said: unknown): void => {
    const networkId = readChainId(said)
    if (networkId === undefined) return
    hasTold.network = true
    listener.networkChanged(networkId)
  }

  const stop = listenToWallet(provider, {
    accountsChanged: tellAccounts,
    chainChanged: tellNetwork,
    disconnect: (reason) => {
      if (isOnlyAway(reason)) void lookAgain()
      else listener.disconnected('closed')
    },
  })
  const signal = new AbortController()
  /** Asks for what nobody told. A wallet that does not answer has nothing new to say. */
  const lookAgain = async (): Promise<void> => {
    const [accounts, network] = await Promise.allSettled(
      ['eth_accounts', 'eth_chainId'].map((method) => askWallet(provider, { method }, { signal: signal.signal })),
    )
    if (signal.signal.aborted) return
    if (accounts?.status === 'fulfilled' && !hasTold.accounts && isNews(accounts.value, shown)) tellAccounts(accounts.value)
    if (network?.status === 'fulfilled' && !hasTold.network && readChainId(network.value) !== shown.networkId) tellNetwork(network.value)
  }
  void lookAgain()
  return () => {
    signal.abort()
    stop()
  }
}

/** Some wallets forget to answer `eth_accounts` although they are connected: an empty list is only believed as an event. */
function isNews(said: unknown, { accounts }: Shown): boolean {
  const now = readAccounts(said) ?? []
  return now.length > 0 && !(now.length === accounts.length && now.every((account, index) => isSame(account, accounts[index])))
}

/** Wallets write an address in capitals here and without them there: it stays the account that it was. */
function inLettersOf(before: readonly Account[], now: readonly Account[]): readonly Account[] {
  return now.map((account) => before.find((known) => isSame(known, account)) ?? account)
}

function isSame(one: Account, other: Account | undefined): boolean {
  return one.address.toLowerCase() === other?.address.toLowerCase()
}
