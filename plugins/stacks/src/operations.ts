import type { FamilyParts, Operations } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import type { StacksTypedData } from './contract.js'
import { HostRequests } from './host-provider/host-requests.js'
import { readBalance } from './money/read-balance.js'
import { stacksNodes } from './money/stacks-nodes.js'
import { Signing } from './signing/signing.js'
import { NetworkChanges } from './wallets/network-changes.js'
import { WalletRequests } from './wallets/wallet-requests.js'

type Ability = 'addNetwork' | 'balance' | 'signMessage' | 'signTypedData' | 'switchNetwork' | 'transfer' | 'transferFee'

/** What the family can do, and what its host provider answers with. */
export type StacksOperations = Required<Pick<Operations, Ability>> & { readonly host: HostRequests }

/** Everything after connecting. The SDK comes with the first request to a wallet. */
export function createOperations(parts: FamilyParts): StacksOperations {
  const { clock, families, mayAsk } = parts
  const nodes = stacksNodes(parts)
  const requests = new WalletRequests({ clock, mayAsk })
  const signing = new Signing({ clock, requests })
  const changes = new NetworkChanges(mayAsk)
  const sending = lazy(() => import('./money/transfer.js'), { what: 'Stacks transfers', clock })
  return {
    balance: (address, network, signal) => readBalance(nodes, { address, network, signal }),
    signMessage: async (session, message) => (await signing.message(session, message)).signature,
    signTypedData: async (session, data) => (await signing.typedData(session, data as StacksTypedData)).signature,
    switchNetwork: (session, network) => changes.switchTo(session, network),
    addNetwork: (session, network) => changes.add(session, network),
    /** Resolves once the network has taken it in. It is sent once. */
    transfer: (session, request) => sending.use(({ transfer }) => transfer({ nodes, signing, requests }, session, request)),
    transferFee: (session, request) => sending.use((part) => part.transferFee({ nodes }, session, request)),
    host: new HostRequests({ families, signing, requests }),
  }
}
