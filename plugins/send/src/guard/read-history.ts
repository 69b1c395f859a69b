import type { KnownAddress } from './judge-receiver.js'

/** US dollars below which what somebody sends is dust: it may be there to be copied from. */
const dust = 0.1

/**
 * Reads whom an account has dealt with out of its history: each row by itself, and whatever is not whole says nothing. Only what the account itself
 * sent, and sent something with, counts as paid: others can write transfers of nothing into anybody's history.
 */
export function readHistory(rows: readonly unknown[], account: string): readonly KnownAddress[] {
  return rows.flatMap((row) => readRow(row, account) ?? [])
}

function readRow(row: unknown, account: string): KnownAddress | undefined {
  const { metadata, transfers } = asObject(row)
  const { sentFrom, sentTo, status } = asObject(metadata)
  if (typeof sentFrom !== 'string' || typeof sentTo !== 'string' || status === 'failed' || !Array.isArray(transfers)) return undefined
  const moves = (transfers as readonly unknown[]).map(readMove)
  const isMine = sentFrom.toLowerCase() === account.toLowerCase()
  if (isMine)
    return moves.some(({ direction, amount }) => direction === 'out' && amount > 0) ? { address: sentTo, bond: 'paid' } : undefined
  const isOfWorth = moves.some(({ direction, worth }) => direction === 'in' && worth >= dust)
  return { address: sentFrom, bond: isOfWorth ? 'payer' : 'planted' }
}

interface Move {
  readonly direction: unknown
  readonly amount: number
  readonly worth: number
}

function readMove(move: unknown): Move {
  const { direction, quantity, value } = asObject(move)
  const amount = Number(asObject(quantity).numeric)
  return { direction, amount: Number.isFinite(amount) ? amount : 0, worth: typeof value === 'number' && value > 0 ? value : 0 }
}

interface Foreign {
  readonly [field: string]: unknown
}

function asObject(value: unknown): Foreign {
  return typeof value === 'object' && value !== null ? (value as Foreign) : {}
}
