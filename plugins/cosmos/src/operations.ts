import { type FamilyParts, fieldOf, followByHash, type NodeProtocol, Nodes, type Operations } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import type { CosmosOptions } from './contract.js'
import { HostRequests } from './host-provider/host-requests.js'
import { Coins } from './money/coins.js'
import { transactionLookup } from './money/transaction-lookup.js'
import { longestMemo } from './money/longest-memo.js'
import { networkIdOf } from './networks/chain-ids.js'
import { Signing, placeOf } from './signing/signing.js'
import { switchNetwork } from './signing/wallet-requests.js'

/** What the family can do, and what its host provider answers with. */
export type CosmosOperations = Required<
  Pick<
    Operations,
    'balance' | 'followTransaction' | 'signMessage' | 'switchNetwork' | 'tokens' | 'transfer' | 'transferFee' | 'longestMemo'
  >
> & {
  readonly host: HostRequests
}

/** Everything after connecting. The SDK comes with the first transfer. */
export function createOperations(parts: FamilyParts, { denoms }: CosmosOptions = {}): CosmosOperations {
  const { clock, families, networks, mayAsk } = parts
  const [signing, nodes] = [new Signing(parts), new Nodes(nodeProtocol, parts)]
  const facts = lazy(() => import('./money/chain-facts.js'), { what: 'facts of Cosmos chains', clock })
  const coins = new Coins({ nodes, facts, denoms })
  const sending = lazy(() => import('./money/transfer.js'), { what: 'Cosmos transfers', clock })
  const needs = { nodes, coins, signing, clock }
  return {
    balance: (address, network, signal) => coins.balance(address, network, signal),
    tokens: (address, network, signal) => coins.all(address, network, signal),
    followTransaction: (transaction, signal) => followByHash({ nodes, signal }, transaction, transactionLookup),
    transfer: (session, request) => sending.use(({ transfer }) => transfer(needs, session, request)),
    transferFee: (session, request) => sending.use(({ transferFee }) => transferFee(needs, session, request)),
    longestMemo: async () => longestMemo,
    switchNetwork: (session, network) => switchNetwork(session, network, mayAsk),
    async signMessage(session, message) {
      const { signature } = await signing.message(session, placeOf(session, 'signMessage'), new TextEncoder().encode(message))
      return signature
    },
    host: new HostRequests({ families, networks, signing }),
  }
}

/** Nodes of CometBFT prove their network by the id of its chain. */
const nodeProtocol: NodeProtocol = {
  namespace: 'cosmos',
  proof: { method: 'status' },
  networkOf(status) {
    const chainId = fieldOf(fieldOf(status, 'node_info'), 'network')
    return typeof chainId === 'string' ? networkIdOf(chainId) : undefined
  },
  sentOnce: new Set(['broadcast_tx_sync']),
}
