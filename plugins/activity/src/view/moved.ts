import type { Transaction, Transfer } from '../contract.js'

/** What moved, as a row tells it: the transfer that it is about, what was given for it, and how many more there are. */
export interface Moved {
  readonly main: Transfer | undefined
  /** The other side of a swap. */
  readonly given: Transfer | undefined
  readonly more: number
}

/** Chooses what a row tells of a transaction. Of a swap or a purchase that is what came. */
export function movedIn({ transfers }: Pick<Transaction, 'transfers'>): Moved {
  const honest = transfers.filter(({ isSpam }) => !isSpam)
  const shown = honest.length > 0 ? honest : transfers
  const came = shown.find(({ direction }) => direction === 'in')
  const went = shown.find(({ direction }) => direction === 'out')
  const main = came ?? went ?? shown[0]
  const given = came === undefined ? undefined : went
  return { main, given, more: shown.length - (given === undefined ? 1 : 2) }
}
