import type { NetworkConfig } from '../../config/config.js'
import type { CoinBook } from '../coin-book.js'
import type { RestClient } from '../rest-client.js'

/** What the questions about one Bitcoin network share. */
export interface BitcoinParts {
  readonly network: NetworkConfig
  /** A node with the API of Esplora. */
  readonly api: RestClient
  readonly coins: CoinBook
  readonly now: () => number
}
