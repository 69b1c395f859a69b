import { type CaipNetworkId, type Session, walletError } from '@billfold/kernel'
import { type FamilyParts, type Operations, type WalletAsk, walletFailure } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import { bitcoinNodes } from './money/esplora.js'
import { readBalance } from './money/read-balance.js'
import { networkName } from './networks/wallet-networks.js'
import { Signing } from './signing/signing.js'
import { type BitcoinWallet, bitcoinWallet, sessionAsk } from './wallets/wallet-kind.js'

/** What the family can do, and what its host provider answers with. */
export type BitcoinOperations = Required<
  Pick<Operations, 'addNetwork' | 'balance' | 'signMessage' | 'switchNetwork' | 'transfer' | 'transferFee'>
> & {
  readonly signing: Signing
}

/** Everything after connecting. The SDK comes with the first signature. */
export function createOperations(parts: FamilyParts): BitcoinOperations {
  const { mayAsk, clock } = parts
  const nodes = bitcoinNodes(parts)
  const signing = new Signing({ clock, mayAsk })
  const sending = lazy(() => import('./money/transfer.js'), { what: 'Bitcoin transfers', clock })
  /** Asks the wallet about a network that it has a name for. */
  const askAbout = async (
    session: Session,
    networkId: CaipNetworkId,
    run: (asked: AskedWallet) => Promise<unknown> | undefined,
  ): Promise<void> => {
    const { wallet, signer } = bitcoinWallet(session)
    const { name } = session.connector
    // No wallet has a name for a network of somebody's own.
    if (networkName(networkId) === undefined) throw walletError('wallet/unknown-network', { networkId })
    const asked = run({ wallet, signer, ask: sessionAsk({ wallet, signer }, { name, mayAsk, networkId }) })
    if (asked === undefined) throw walletFailure('wallet/unsupported', { wallet: name, method: 'networks' })
    await asked
  }
  return {
    async balance(address, network, signal) {
      return { balance: await readBalance(nodes, { address, network, signal }), symbol: network.nativeCurrency.symbol }
    },
    signMessage: (session, message) => signing.message(session, message),
    switchNetwork: (session, { caipNetworkId }) =>
      askAbout(session, caipNetworkId, ({ signer, wallet, ask }) => signer.switchNetwork?.(wallet, ask, caipNetworkId)),
    addNetwork: (session, network) =>
      askAbout(session, network.caipNetworkId, ({ signer, wallet, ask }) => signer.addNetwork?.(wallet, ask, network)),
    transfer: (session, request) => sending.use(({ transfer }) => transfer({ nodes, signing, clock }, session, request)),
    transferFee: (session, request) => sending.use((part) => part.transferFee({ nodes }, session, request)),
    signing,
  }
}

interface AskedWallet extends BitcoinWallet {
  readonly ask: WalletAsk
}
