import { type FamilyParts, followByHash, nativeBalance, Nodes, type Operations } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import type { StacksTypedData } from './contract.js'
import { HostRequests } from './host-provider/host-requests.js'
import { transactionLookup } from './money/transaction-lookup.js'
import { longestMemo } from './money/longest-memo.js'
import { accountCall, nodeProtocol } from './money/stacks-nodes.js'
import { readTokens } from './money/tokens.js'
import { Signing } from './signing/signing.js'
import { addNetwork, switchTo } from './wallets/network-changes.js'
import { WalletRequests } from './wallets/wallet-requests.js'

type MoneyAbility = 'balance' | 'followTransaction' | 'longestMemo' | 'tokens' | 'transfer' | 'transferFee'
type WalletAbility = 'addNetwork' | 'signMessage' | 'signTypedData' | 'switchNetwork'

/** What the family can do, and what its host provider answers with. */
export type StacksOperations = Required<Pick<Operations, MoneyAbility | WalletAbility>> & { readonly host: HostRequests }

/** Everything after connecting. The SDK comes with the first request to a wallet. */
export function createOperations(parts: FamilyParts): StacksOperations {
  const { clock, families, mayAsk } = parts
  const nodes = new Nodes(nodeProtocol, parts)
  const requests = new WalletRequests({ clock, mayAsk })
  const signing = new Signing({ clock, requests })
  const sending = lazy(() => import('./money/transfer.js'), { what: 'Stacks transfers', clock })
  return {
    async balance(address, network, signal) {
      signal.throwIfAborted()
      const { balance } = await nodes.ask(network, accountCall(address), signal)
      return nativeBalance(BigInt(balance), network)
    },
    tokens: (address, network, signal) => readTokens(nodes, { address, network, signal }),
    signMessage: async (session, message) => (await signing.message(session, message)).signature,
    signTypedData: async (session, data) => (await signing.typedData(session, data as StacksTypedData)).signature,
    switchNetwork: (session, network) => switchTo(requests, session, network),
    addNetwork: (session, network) => addNetwork(requests, session, network),
    followTransaction: (transaction, signal) => followByHash({ nodes, signal }, transaction, transactionLookup),
    /** Resolves once the network has taken it in. It is sent once. */
    transfer: (session, request) => sending.use(({ transfer }) => transfer({ nodes, signing, requests }, session, request)),
    transferFee: (session, request) => sending.use((part) => part.transferFee({ nodes }, session, request)),
    longestMemo: async () => longestMemo,
    host: new HostRequests({ families, signing, requests }),
  }
}
