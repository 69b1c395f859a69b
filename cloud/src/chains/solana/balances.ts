import * as v from 'valibot'

import type { BalanceQuestion } from '../chain-reader.js'
import type { Balance } from '../shapes.js'
import { piecesAmong } from './pieces.js'
import { readTokenAccounts } from './solana-client.js'
import { type SolanaParts, type TokenFacts, decimalOf } from './solana-parts.js'

/** Reads what an account holds: the native coin first, then tokens of which there is some, and that are no pieces. */
export async function readBalances(parts: SolanaParts, { address, also }: BalanceQuestion): Promise<readonly Balance[]> {
  const { client, network, native, factsOf } = parts
  const [{ value }, accounts] = await Promise.all([
    client('getBalance', [address], v.object({ value: v.number() })),
    readTokenAccounts(client, address),
  ])
  const held = new Map<string, { readonly amount: bigint; readonly decimals: number }>()
  for (const { mint, amount, decimals } of accounts) held.set(mint, { decimals, amount: amount + (held.get(mint)?.amount ?? 0n) })
  const pieces = await piecesAmong(parts, accounts)
  const tokens = [...held].filter(([mint, { amount }]) => (amount > 0n && !pieces.has(mint)) || also.includes(mint))
  const order = network.tokens.map((token) => token.address)
  const place = (mint: string): number => (order.includes(mint) ? order.indexOf(mint) : order.length)
  const coin = { facts: native, amount: BigInt(value), decimals: network.nativeCurrency.decimals }
  return [
    toBalance(parts, coin),
    ...tokens
      .toSorted(([one], [other]) => place(one) - place(other))
      .map(([mint, holding]) => toBalance(parts, { ...holding, mint, facts: factsOf(mint) })),
  ]
}

interface Holding {
  readonly facts: TokenFacts
  readonly amount: bigint
  readonly decimals: number
  readonly mint?: string
}

function toBalance({ network }: SolanaParts, { facts: { price, ...facts }, amount, decimals, mint }: Holding): Balance {
  const numeric = decimalOf(amount, decimals)
  return {
    ...facts,
    chainId: network.caipNetworkId,
    ...(mint !== undefined && { address: `${network.caipNetworkId}:${mint}` }),
    ...(price !== undefined && { value: Number(numeric) * price }),
    price: price ?? 0,
    quantity: { decimals: String(decimals), numeric },
  }
}
