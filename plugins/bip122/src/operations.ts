import { walletError } from '@billfold/kernel'
import type { FamilyParts, Operations } from '@billfold/kernel/family'
import { walletFailure } from '@billfold/kernel/family'
import { networkName } from './networks/wallet-networks.js'
import { Signing } from './signing/signing.js'
import { bitcoinWallet, sessionAsk } from './wallets/wallet-kind.js'

/** What the family can do, and what its host provider answers with. */
export type BitcoinOperations = Required<Pick<Operations, 'signMessage' | 'switchNetwork'>> & {
  readonly signing: Signing
}

/** Everything after connecting. */
export function createOperations({ mayAsk, clock }: Pick<FamilyParts, 'clock' | 'mayAsk'>): BitcoinOperations {
  const signing = new Signing({ clock, mayAsk })
  return {
    signMessage: (session, message) => signing.message(session, message),
    async switchNetwork(session, { caipNetworkId: networkId }) {
      const { name } = session.connector
      const wallet = bitcoinWallet(session)
      if (wallet.signer.switchNetwork === undefined) throw walletFailure('wallet/unsupported', { wallet: name, method: 'switchNetwork' })
      // No wallet has a name for a network of somebody's own.
      if (networkName(networkId) === undefined) throw walletError('wallet/unknown-network', { networkId })
      await wallet.signer.switchNetwork(wallet.wallet, sessionAsk(wallet, { name, mayAsk, networkId }), networkId)
    },
    signing,
  }
}
