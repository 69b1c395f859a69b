import type { Network } from '@billfold/kernel'
import { itemsOf, operationFailure, undoAll, type WalletDriver } from '@billfold/kernel/family'
import { chainIdOf, networkIdOf } from '../networks/chain-ids.js'
import { KeplrWallet } from './keplr-wallet.js'
import { readKey } from './wallet-key.js'

/** Asks and follows wallets with the interface of Keplr. */
export const keplrDriver: WalletDriver<KeplrWallet> = {
  connectMethod: 'enable',
  needed: 'an account with its key',
  isWallet: (thing): thing is KeplrWallet => thing instanceof KeplrWallet,
  async connect(wallet, ask, wanted) {
    wallet.hold()
    return [await wallet.enter(chainWanted(wallet, wanted), ask)]
  },
  async accounts(wallet, ask, wanted) {
    const chainId = chainWanted(wallet, wanted)
    const key = await wallet.ask(ask, 'getKey', chainId)
    wallet.chainId = chainId
    return [key]
  },
  readAccounts(said) {
    const keys = itemsOf(said, 2)?.map(readKey)
    if (keys?.every((key) => key !== undefined) !== true) return undefined
    return keys.map(({ address, publicKey }) => ({ address, publicKey: btoa(String.fromCharCode(...publicKey)) }))
  },
  // It is where the page asked it to be.
  network: async ({ chainId }) => (chainId === undefined ? undefined : networkIdOf(chainId)),
  disconnect: async (wallet, ask) => wallet.ask(ask, 'disable', wallet.chainId),
  listen: (wallet, events) =>
    undoAll(
      wallet.onKeyChange(() => events.hasChanged()),
      wallet.onMove((networkId, key) => {
        events.accounts([key])
        events.network(networkId)
      }),
    ),
}

/** The chain that is wanted, or the one that the page is on. */
function chainWanted(wallet: KeplrWallet, wanted: Network | undefined): string {
  const chainId = wanted === undefined ? wallet.chainId : chainIdOf(wanted.caipNetworkId)
  if (chainId === undefined) throw operationFailure('wallet/no-network', { operation: 'connect' })
  return chainId
}
