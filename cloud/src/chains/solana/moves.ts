import * as v from 'valibot'

const held = v.object({
  accountIndex: v.number(),
  mint: v.string(),
  owner: v.optional(v.string()),
  uiTokenAmount: v.object({ amount: v.string(), decimals: v.number() }),
})

/** A transaction as a node tells it: what its accounts had before and after. */
export const transactionSchema = v.object({
  slot: v.number(),
  blockTime: v.nullable(v.number()),
  meta: v.object({
    err: v.unknown(),
    fee: v.number(),
    preBalances: v.array(v.number()),
    postBalances: v.array(v.number()),
    preTokenBalances: v.optional(v.array(held), []),
    postTokenBalances: v.optional(v.array(held), []),
  }),
  transaction: v.object({ message: v.object({ accountKeys: v.array(v.string()) }) }),
})

export type SolanaTransaction = v.InferOutput<typeof transactionSchema>

/** How much more an account has of something than before; less when it is negative. */
export interface Move {
  /** The mint; undefined for the native coin. */
  readonly mint: string | undefined
  readonly amount: bigint
  readonly decimals: number
}

/** What moved from or to somebody. The fee is no move, and neither is what a new account of a token costs. */
export function movesOf(transaction: SolanaTransaction, account: string, decimals: number): readonly Move[] {
  const tokens = tokenMoves(transaction, account)
  const coins = nativeMove(transaction, account)
  return [...(coins === 0n ? [] : [{ mint: undefined, amount: coins, decimals }]), ...tokens]
}

function nativeMove({ meta, transaction }: SolanaTransaction, account: string): bigint {
  const index = transaction.message.accountKeys.indexOf(account)
  const before = meta.preBalances[index]
  const after = meta.postBalances[index]
  if (before === undefined || after === undefined) return 0n
  const paid = index === 0 ? meta.fee + rentOf(meta) : 0
  // What a validator is offered on top is part of the fee that a node tells; some tell only the base.
  return BigInt(after - before + paid)
}

function rentOf({ preBalances, postBalances, postTokenBalances }: SolanaTransaction['meta']): number {
  const made = postTokenBalances.filter(({ accountIndex }) => preBalances[accountIndex] === 0)
  return made.reduce((sum, { accountIndex }) => sum + (postBalances[accountIndex] ?? 0), 0)
}

function tokenMoves({ meta }: SolanaTransaction, account: string): readonly Move[] {
  const sums = new Map<string, Move>()
  const add = ({ mint, owner, uiTokenAmount }: v.InferOutput<typeof held>, sign: bigint): void => {
    if (owner !== account) return
    const { decimals } = uiTokenAmount
    sums.set(mint, { mint, decimals, amount: (sums.get(mint)?.amount ?? 0n) + sign * BigInt(uiTokenAmount.amount) })
  }
  for (const each of meta.preTokenBalances) add(each, -1n)
  for (const each of meta.postTokenBalances) add(each, 1n)
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}

/** Somebody else for whom the opposite of a move happened. */
export function counterpartOf({ meta, transaction }: SolanaTransaction, account: string, move: Move): string | undefined {
  if (move.mint === undefined) {
    const sign = move.amount > 0n ? -1 : 1
    return transaction.message.accountKeys.find(
      (key, index) => key !== account && sign * ((meta.postBalances[index] ?? 0) - (meta.preBalances[index] ?? 0)) > 0,
    )
  }
  return [...meta.postTokenBalances, ...meta.preTokenBalances].find(({ mint, owner }) => mint === move.mint && owner !== account)?.owner
}
