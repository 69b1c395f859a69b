import type { Transfer } from '../shapes.js'
import type { Move } from './moves.js'
import type { Piece } from './pieces.js'
import { type SolanaParts, decimalOf } from './solana-parts.js'

/** One move as the history tells it: of a piece by its name, of everything else by how much. */
export function transferOf(parts: SolanaParts, move: Move, pieces: ReadonlyMap<string, Piece>): Transfer {
  const direction = move.amount < 0n ? 'out' : 'in'
  const piece = move.mint === undefined ? undefined : pieces.get(move.mint)
  return piece === undefined
    ? { direction, ...fungible(parts, move) }
    : { direction, quantity: { numeric: '1' }, nft_info: pieceInfo(piece) }
}

function pieceInfo({ name, content, isSpam }: Piece): NonNullable<Transfer['nft_info']> {
  return { name, ...(content !== undefined && { content }), flags: { is_spam: isSpam } }
}

function fungible({ native, factsOf }: SolanaParts, { mint, amount, decimals }: Move): Omit<Transfer, 'direction'> {
  const { name, symbol, iconUrl, price } = mint === undefined ? native : factsOf(mint)
  const numeric = decimalOf(amount < 0n ? -amount : amount, decimals)
  return {
    quantity: { numeric },
    ...(price !== undefined && { price, value: Number(numeric) * price }),
    fungible_info: { name, symbol, icon: { url: iconUrl } },
  }
}
