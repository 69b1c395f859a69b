import type { FollowedTransaction, TransactionState } from '@billfold/kernel'
import { type FamilyParts, nativeBalance, Nodes, type Operations, orMissing } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import { balanceCall, nodeProtocol, standingCall } from './money/esplora.js'
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
    switchNetwork: (session, network) => signing.askAbout(session, network, 'switchNetwork'),
    addNetwork: (session, network) => signing.askAbout(session, network, 'addNetwork'),
    followTransaction: (transaction, signal) => followTransaction(nodes, transaction, signal),
    transfer: (session, request) => sending.use(({ transfer }) => transfer({ nodes, signing, clock }, session, request)),
    transferFee: (session, request) => sending.use((part) => part.transferFee({ nodes }, session, request)),
    signing,
  }
}

/** The answer of nodes for a transaction that they do not know: it was replaced, has never arrived, or has not yet. */
const notFound = 404

/** Tells whether a transaction stands in a block. */
function followTransaction(
  nodes: Pick<Nodes, 'ask'>,
  { hash, network }: FollowedTransaction,
  signal: AbortSignal,
): Promise<TransactionState> {
  const read = async (): Promise<TransactionState> => {
    const { confirmed, block_height: block } = await nodes.ask(network, standingCall(hash), signal)
    return confirmed ? { status: 'confirmed', ...(typeof block === 'number' && { block: String(block) }) } : { status: 'pending' }
  }
  return orMissing(read(), notFound)
}
