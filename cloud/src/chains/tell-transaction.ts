import { type Holding, decimalOf } from './coin-book.js'
import type { OperationType, Transaction, Transfer } from './shapes.js'

/** How much more an account has of a coin than before; less when the amount is negative. */
export type CoinMove = Holding

/** A transaction as an account sees it. */
export interface SeenTransaction {
  readonly id: string
  /** CAIP-2. */
  readonly chain: string
  /** In milliseconds. */
  readonly minedAt: number
  readonly account: string
  /** Who signed it. */
  readonly signer: string
  /** Whom the account dealt with. */
  readonly other?: string | undefined
  readonly isFailed: boolean
  /** It waits for a block. */
  readonly isPending?: boolean
  /** Its number, or what puts it in order where transactions have none. */
  readonly nonce: number
  /** The amounts that moved, whether of coins or of something else. */
  readonly moves: readonly Pick<CoinMove, 'amount'>[]
  readonly transfers: readonly Transfer[]
}

/** Tells a transaction as the history has it. */
export function tellTransaction({ id, chain, account, signer, isFailed, nonce, moves, transfers, ...seen }: SeenTransaction): Transaction {
  const operationType = operationOf(moves)
  const other = seen.other ?? account
  const isReceived = operationType === 'receive'
  return {
    id,
    metadata: {
      ...{ operationType, hash: id, chain, nonce, minedAt: new Date(seen.minedAt).toISOString() },
      sentFrom: isReceived ? other : signer,
      sentTo: isReceived ? account : other,
      status: isFailed ? 'failed' : seen.isPending === true ? 'pending' : 'confirmed',
    },
    transfers,
  }
}

/** One move of a coin as the history tells it. */
export function coinTransfer({ facts: { name, symbol, iconUrl, price }, amount, decimals }: CoinMove): Transfer {
  const numeric = decimalOf(amount < 0n ? -amount : amount, decimals)
  return {
    direction: amount < 0n ? 'out' : 'in',
    quantity: { numeric },
    ...(price !== undefined && { price, value: Number(numeric) * price }),
    fungible_info: { name, symbol, icon: { url: iconUrl } },
  }
}

function operationOf(moves: readonly Pick<CoinMove, 'amount'>[]): OperationType {
  const hasOut = moves.some(({ amount }) => amount < 0n)
  const hasIn = moves.some(({ amount }) => amount > 0n)
  if (hasOut && hasIn) return 'trade'
  return hasOut ? 'send' : hasIn ? 'receive' : 'execute'
}
