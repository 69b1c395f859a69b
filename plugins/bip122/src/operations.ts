import { walletError } from '@billfold/kernel'
import { type FamilyParts, type Operations, walletFailure } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import { bitcoinNodes } from './money/esplora.js'
import { readBalance } from './money/read-balance.js'
import { networkName } from './networks/wallet-networks.js'
import { Signing } from './signing/signing.js'
import { bitcoinWallet, sessionAsk } from './wallets/wallet-kind.js'

/** What the family can do, and what its host provider answers with. */
export type BitcoinOperations = Required<Pick<Operations, 'balance' | 'signMessage' | 'switchNetwork' | 'transfer'>> & {
  readonly signing: Signing
}

/** Everything after connecting. The SDK comes with the first signature. */
export function createOperations(parts: FamilyParts): BitcoinOperations {
  const { mayAsk, clock } = parts
  const nodes = bitcoinNodes(parts)
  const signing = new Signing({ clock, mayAsk })
  const sending = lazy(() => import('./money/transfer.js'), { what: 'Bitcoin transfers', clock })
  return {
    async balance(address, network, signal) {
      return { balance: await readBalance(nodes, { address, network, signal }), symbol: network.nativeCurrency.symbol }
    },
    signMessage: (session, message) => signing.message(session, message),
    async switchNetwork(session, { caipNetworkId: networkId }) {
      const { name } = session.connector
      const wallet = bitcoinWallet(session)
      if (wallet.signer.switchNetwork === undefined) throw walletFailure('wallet/unsupported', { wallet: name, method: 'switchNetwork' })
      // No wallet has a name for a network of somebody's own.
      if (networkName(networkId) === undefined) throw walletError('wallet/unknown-network', { networkId })
      await wallet.signer.switchNetwork(wallet.wallet, sessionAsk(wallet, { name, mayAsk, networkId }), networkId)
    },
    transfer: (session, request) => sending.use(({ transfer }) => transfer({ nodes, signing, clock }, session, request)),
    signing,
  }
}
