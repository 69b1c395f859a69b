import type { NetworkConfig } from '../../config/config.js'
import type { ReaderOptions } from '../reader-options.js'
import { ChainIndex } from './chain-index/chain-index.js'
import { RangeStore } from './chain-index/range-store.js'
import { CollectionBook } from './collection-book.js'
import { ContractReads, type EvmClient, createEvmClient } from './evm-client.js'
import { Prices } from './prices.js'
import { TokenBook } from './token-book.js'
import { Traces } from './traces.js'

/** The parts that questions about one EVM chain share. */
export interface EvmParts {
  readonly network: NetworkConfig
  readonly client: EvmClient
  readonly reads: ContractReads
  readonly traces: Traces
  readonly index: ChainIndex
  readonly tokens: TokenBook
  readonly collections: CollectionBook
  readonly prices: Prices
  readonly caip10: (address: string) => string
}

/** Puts together what reads one EVM chain. Contacts nobody yet. */
export function createEvmParts({ network, pictureOf, pieces, database, now }: ReaderOptions): EvmParts {
  const client = createEvmClient(network.rpcUrl)
  const traces = new Traces(client)
  const reads = new ContractReads(client)
  const tokens = new TokenBook({ network, reads, pictureOf })
  return {
    network,
    client,
    reads,
    traces,
    index: new ChainIndex({ client, traces }, new RangeStore(database.queries, network.caipNetworkId, now)),
    tokens,
    collections: new CollectionBook({ reads, pieces, spam: network.spam }),
    prices: new Prices({ network, reads, tokens }),
    caip10: (address) => `${network.caipNetworkId}:${address}`,
  }
}
