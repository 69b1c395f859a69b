import type { Transfer } from '../shapes.js'
import { coinTransfer } from '../tell-transaction.js'
import type { Move } from './moves.js'
import type { Piece } from './pieces.js'
import type { SolanaParts } from './solana-parts.js'

/** One move as the history tells it: of a piece by its name, of everything else by how much. */
export function transferOf({ coins }: SolanaParts, { mint, ...move }: Move, pieces: ReadonlyMap<string, Piece>): Transfer {
  if (mint === undefined) return coinTransfer({ ...move, facts: coins.native })
  const piece = pieces.get(mint)
  const transfer = coinTransfer({ ...move, facts: coins.factsOf(mint) })
  return piece === undefined ? transfer : { direction: transfer.direction, quantity: { numeric: '1' }, nft_info: pieceInfo(piece) }
}

function pieceInfo({ name, content, isSpam }: Piece): NonNullable<Transfer['nft_info']> {
  return { name, ...(content !== undefined && { content }), flags: { is_spam: isSpam } }
}
