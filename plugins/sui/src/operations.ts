import { type FamilyParts, followByHash, type Operations } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import { HostFeatures } from './host-provider/host-features.js'
import { transactionLookup } from './reads/transaction-lookup.js'
import { Holdings } from './reads/holdings.js'
import { SuiNodes } from './reads/sui-nodes.js'
import { Signing } from './signing/signing.js'

/** What the family can do, and what its host provider answers with. */
export type SuiOperations = Required<
  Pick<Operations, 'balance' | 'followTransaction' | 'signMessage' | 'tokens' | 'transfer' | 'transferFee'>
> & {
  readonly features: HostFeatures
}

/** Everything after connecting. What writes transactions comes with the first transfer. */
export function createOperations(parts: FamilyParts): SuiOperations {
  const { clock, families } = parts
  const nodes = new SuiNodes(parts)
  const holdings = new Holdings(nodes)
  const signing = new Signing(parts)
  const sending = lazy(() => import('./send/transfer.js'), { what: 'Sui transfers', clock })
  return {
    balance: (address, network, signal) => holdings.balance({ address, network, signal }),
    tokens: (address, network, signal) => holdings.all({ address, network, signal }),
    signMessage: async (session, message) => (await signing.message(session, new TextEncoder().encode(message))).signature,
    followTransaction: (transaction, signal) => followByHash({ nodes, signal }, transaction, transactionLookup),
    transfer: (session, request) => sending.use((part) => part.transfer({ nodes, signing, clock }, session, request)),
    transferFee: (session, request) => sending.use((part) => part.transferFee({ nodes }, session, request)),
    features: new HostFeatures({ families, signing }),
  }
}
