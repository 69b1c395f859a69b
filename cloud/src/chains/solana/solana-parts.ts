import type { NetworkConfig } from '../../config/config.js'
import type { PieceBook } from '../../collectibles/piece-book.js'
import { CoinBook } from '../coin-book.js'
import { type JsonRpcClient, createJsonRpcClient } from '../json-rpc-client.js'
import type { ReaderOptions } from '../reader-options.js'

/** What the questions about one Solana chain share. */
export interface SolanaParts {
  readonly network: NetworkConfig
  readonly client: JsonRpcClient
  readonly coins: CoinBook
  readonly pieces: PieceBook
}

/** Puts together what reads one Solana chain. Contacts nobody yet. */
export function createSolanaParts(options: ReaderOptions): SolanaParts {
  const { network, pieces } = options
  return { network, pieces, client: createJsonRpcClient(network.rpcUrl), coins: new CoinBook(options) }
}
