import { formatUnits } from 'viem'

import type { Transfer } from '../shapes.js'
import { type Piece, pieceKey } from './collection-book.js'
import type { EvmParts } from './evm-parts.js'
import type { Move } from './moves.js'
import { nativePlaceholder } from './topics.js'
import type { Token } from './token-book.js'

/** Tells one move as a transfer; undefined when nobody knows what it was that moved. */
export type Teller = (move: Move) => Transfer | undefined

export interface TellerOptions {
  readonly account: string
  readonly moves: readonly Move[]
}

/** Learns everything that these moves are about, so that each can be told. */
export async function createTeller({ tokens, collections, prices }: EvmParts, { account, moves }: TellerOptions): Promise<Teller> {
  const coins = [...new Set(moves.filter(({ piece }) => piece === undefined).map(({ token }) => token))]
  const [pieces, known, found] = await Promise.all([
    collections.many(moves.flatMap(({ piece }) => piece ?? [])),
    tokens.many(coins.map((coin) => coin ?? nativePlaceholder)),
    prices.of(coins),
  ])
  return (move) => {
    const direction = directionOf(move, account)
    if (move.piece !== undefined) {
      const piece = pieces.get(pieceKey(move.piece))
      return piece && { direction, quantity: { numeric: String(move.amount) }, nft_info: nftInfo(piece) }
    }
    const token = known.get(move.token ?? nativePlaceholder)
    return token && { direction, ...fungible(token, move.amount, found.get(move.token)) }
  }
}

function directionOf({ from, to }: Move, account: string): Transfer['direction'] {
  if (from === to) return 'self'
  return from === account ? 'out' : 'in'
}

function fungible({ name, symbol, decimals, iconUrl }: Token, amount: bigint, price: number | undefined): Omit<Transfer, 'direction'> {
  const numeric = formatUnits(amount, decimals)
  const worth = price === undefined ? {} : { value: Number(numeric) * price, price }
  return { quantity: { numeric }, ...worth, fungible_info: { name, symbol, icon: { url: iconUrl } } }
}

function nftInfo({ name, content, isSpam }: Piece): NonNullable<Transfer['nft_info']> {
  return { name, ...(content === undefined ? {} : { content }), flags: { is_spam: isSpam } }
}
