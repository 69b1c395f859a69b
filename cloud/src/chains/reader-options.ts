import type { PieceBook } from '../collectibles/piece-book.js'
import type { NetworkConfig } from '../config/config.js'
import type { Database } from '../database/database.js'

/** What the reader of a network is made of. */
export interface ReaderOptions {
  readonly network: NetworkConfig
  readonly pictureOf: (symbol: string) => string
  /** What collectibles of all chains say of themselves. */
  readonly pieces: PieceBook
  readonly database: Pick<Database, 'queries'>
  readonly now: () => number
}
