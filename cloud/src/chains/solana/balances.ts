import * as v from 'valibot'

import type { BalanceQuestion } from '../chain-reader.js'
import type { Balance } from '../shapes.js'
import { singleMintsAmong } from './pieces.js'
import type { SolanaParts } from './solana-parts.js'
import { readTokenAccounts } from './token-accounts.js'

/** Reads what an account holds: the native coin first, then tokens of which there is some, and that are no pieces. */
export async function readBalances(parts: SolanaParts, { address, also }: BalanceQuestion): Promise<readonly Balance[]> {
  const { client, coins } = parts
  const [{ value }, accounts] = await Promise.all([
    client('getBalance', [address], v.object({ value: v.number() })),
    readTokenAccounts(client, address),
  ])
  const held = new Map<string, { readonly amount: bigint; readonly decimals: number }>()
  for (const { mint, amount, decimals } of accounts) held.set(mint, { decimals, amount: amount + (held.get(mint)?.amount ?? 0n) })
  const pieces = new Set((await singleMintsAmong(parts, accounts)).map(({ mint }) => mint))
  const tokens = [...held].filter(([mint, { amount }]) => (amount > 0n && !pieces.has(mint)) || also.includes(mint))
  return coins.balances(
    BigInt(value),
    tokens.map(([mint, holding]) => ({ ...holding, address: mint, facts: coins.factsOf(mint) })),
  )
}
