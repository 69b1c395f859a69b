import { type FamilyParts, nativeBalance, Nodes, type Operations } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import { balanceCall, nodeProtocol } from './money/esplora.js'
import { followTransaction } from './money/follow-transaction.js'
import { Signing } from './signing/signing.js'

/** What the family can do, and what its host provider answers with. */
export type BitcoinOperations = Required<
  Pick<Operations, 'addNetwork' | 'balance' | 'followTransaction' | 'signMessage' | 'switchNetwork' | 'transfer' | 'transferFee'>
> & {
  readonly signing: Signing
}

/** Everything after connecting. The SDK comes with the first signature. */
export function createOperations(parts: FamilyParts): BitcoinOperations {
  const { mayAsk, clock } = parts
  const nodes = new Nodes(nodeProtocol, parts)
  const signing = new Signing({ clock, mayAsk })
  const sending = lazy(() => import('./money/transfer.js'), { what: 'Bitcoin transfers', clock })
  return {
    async balance(address, network, signal) {
      signal.throwIfAborted()
      // With what is on its way to the address, and from it.
      const { chain_stats: kept, mempool_stats: moving } = await nodes.ask(network, balanceCall(address), signal)
      return nativeBalance(BigInt(Math.max(0, kept + moving)), network)
    },
    signMessage: (session, message) => signing.message(session, message),
    switchNetwork: (session, network) => signing.switchNetwork(session, network),
    addNetwork: (session, network) => signing.addNetwork(session, network),
    followTransaction: (transaction, signal) => followTransaction(nodes, transaction, signal),
    transfer: (session, request) => sending.use(({ transfer }) => transfer({ nodes, signing, clock }, session, request)),
    transferFee: (session, request) => sending.use((part) => part.transferFee({ nodes }, session, request)),
    signing,
  }
}
