import { PieceBook } from '../src/collectibles/piece-book.js'

/** A book of pieces that knows of no place to fetch from, as a cloud has it unless told otherwise. */
export function closedBook(): PieceBook {
  return new PieceBook({ places: { hosts: [] }, baseUrl: () => '' })
}
