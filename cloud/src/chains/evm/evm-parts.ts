import type { NetworkConfig } from '../../config/config.js'
import type { Database } from '../../database/database.js'
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

export interface EvmPartsOptions {
  readonly network: NetworkConfig
  readonly pictureOf: (symbol: string) => string
  readonly database: Pick<Database, 'queries'>
  readonly now: () => number
}

/** Puts together what reads one EVM chain. Contacts nobody yet. */
export function createEvmParts({ network, pictureOf, database, now }: EvmPartsOptions): EvmParts {
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
    collections: new CollectionBook({ reads, spam: network.spam }),
    prices: new Prices({ network, reads, tokens }),
    caip10: (address) => `${network.caipNetworkId}:${address}`,
  }
}
