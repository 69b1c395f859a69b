import type { FamilyParts, Operations } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import { bitcoinNodes } from './money/esplora.js'
import { followTransaction } from './money/follow-transaction.js'
import { readBalance } from './money/read-balance.js'
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
  const nodes = bitcoinNodes(parts)
  const signing = new Signing({ clock, mayAsk })
  const sending = lazy(() => import('./money/transfer.js'), { what: 'Bitcoin transfers', clock })
  return {
    async balance(address, network, signal) {
      return { balance: await readBalance(nodes, { address, network, signal }), symbol: network.nativeCurrency.symbol }
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
