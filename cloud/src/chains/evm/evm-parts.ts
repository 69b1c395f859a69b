import type { NetworkConfig } from '../../config/config.js'
import { CollectionBook } from './collection-book.js'
import { ContractReads, type EvmClient, createEvmClient } from './evm-client.js'
import { Prices } from './prices.js'
import { TokenBook } from './token-book.js'
import { Traces } from './traces.js'

/** What the questions about one EVM chain share. */
export interface EvmParts {
  readonly network: NetworkConfig
  readonly client: EvmClient
  readonly reads: ContractReads
  readonly traces: Traces
  readonly tokens: TokenBook
  readonly collections: CollectionBook
  readonly prices: Prices
  readonly caip10: (address: string) => string
}

export interface EvmPartsOptions {
  readonly network: NetworkConfig
  readonly pictureOf: (symbol: string) => string
}

/** Puts together what reads one EVM chain. Contacts nobody yet. */
export function createEvmParts({ network, pictureOf }: EvmPartsOptions): EvmParts {
  const client = createEvmClient(network.rpcUrl)
  const reads = new ContractReads(client)
  const tokens = new TokenBook({ network, reads, pictureOf })
  return {
    network,
    client,
    reads,
    traces: new Traces(client),
    tokens,
    collections: new CollectionBook({ reads, spam: network.spam }),
    prices: new Prices({ network, reads, tokens }),
    caip10: (address) => `${network.caipNetworkId}:${address}`,
  }
}
