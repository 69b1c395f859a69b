import type { PieceBook } from '../collectibles/piece-book.js'
import type { NetworkConfig } from '../config/config.js'
import type { Database } from '../database/database.js'

/** Parts that the reader of a network is made of. */
export interface ReaderOptions {
  readonly network: NetworkConfig
  readonly pictureOf: (symbol: string) => string
  /** Descriptions of collectibles, for all chains. */
  readonly pieces: PieceBook
  readonly database: Pick<Database, 'queries'>
  readonly now: () => number
}
