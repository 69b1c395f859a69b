import { type FamilyParts, followByHash, type HashLookup, nativeBalance, Nodes, type Operations } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import { balanceCall, nodeProtocol, type Standing, standingCall } from './money/esplora.js'
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
    followTransaction: (transaction, signal) => followByHash({ nodes, signal }, transaction, transactionLookup),
    transfer: (session, request) => sending.use(({ transfer }) => transfer({ nodes, signing, clock }, session, request)),
    transferFee: (session, request) => sending.use((part) => part.transferFee({ nodes }, session, request)),
    signing,
  }
}

/** How nodes tell of a transaction. They do not know one that was replaced, has never arrived, or has not yet. */
const transactionLookup: HashLookup<Standing> = {
  call: standingCall,
  read: ({ confirmed, block_height: block }) =>
    confirmed ? { status: 'confirmed', ...(typeof block === 'number' && { block: String(block) }) } : { status: 'pending' },
  notFound: 404,
}
