import type { NetworkConfig } from '../../config/config.js'
import { CoinBook, type CoinBookOptions } from '../coin-book.js'
import { type JsonRpcClient, createJsonRpcClient } from '../json-rpc-client.js'

/** What the questions about one Solana chain share. */
export interface SolanaParts {
  readonly network: NetworkConfig
  readonly client: JsonRpcClient
  readonly coins: CoinBook
}

/** Puts together what reads one Solana chain. Contacts nobody yet. */
export function createSolanaParts(options: CoinBookOptions): SolanaParts {
  return { network: options.network, client: createJsonRpcClient(options.network.rpcUrl), coins: new CoinBook(options) }
}
