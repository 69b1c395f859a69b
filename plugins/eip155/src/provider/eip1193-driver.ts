import { type WalletDriver, callOf, fieldOf, listenToWallet } from '@billfold/kernel/family'
import { readAccounts, readChainId } from './answers.js'

/** How a wallet of EIP-1193 is asked, read and listened to. */
export const eip1193Driver: WalletDriver = {
  connectMethod: 'eth_requestAccounts',
  needed: 'a list of addresses',
  isWallet: isProvider,
  connect: (_, ask) => ask.request({ method: 'eth_requestAccounts' }),
  // It never prompts. An empty list means locked, or that the wallet has forgotten this page.
  accounts: (_, ask) => ask.request({ method: 'eth_accounts' }),
  readAccounts,
  async network(_, ask) {
    const networkId = readChainId(await ask.request({ method: 'eth_chainId' }))
    if (networkId === undefined) throw ask.failure('wallet/invalid-answer', { method: 'eth_chainId', needed: 'a chain id' })
    return networkId
  },
  /** Asks a wallet to forget this page (EIP-2255). */
  async disconnect(wallet, ask) {
    try {
      await ask.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    } catch {
      // Most wallets do not know the method. An SDK has a way of its own.
      callOf(wallet, 'disconnect', [])
    }
  },
  listen: (wallet, events) =>
    listenToWallet(wallet, {
      accountsChanged: (said) => events.accounts(said),
      chainChanged: (said) => events.network(readChainId(said)),
      connect: () => events.mayHaveChanged(),
      disconnect: (reason) => (isOnlyAway(reason) ? events.mayHaveChanged() : events.closed(reason)),
    }),
  isSameAddress: (one, other) => one.toLowerCase() === other.toLowerCase(),
}

/** True for what can be asked something. What it answers is another matter. */
export function isProvider(thing: unknown): thing is object {
  return typeof fieldOf(thing, 'request') === 'function'
}

/** MetaMask says `disconnect` with this code while it changes its network, and comes back by itself. */
const onlyAway = 1013

function isOnlyAway(reason: unknown): boolean {
  return fieldOf(reason, 'code') === onlyAway
}
