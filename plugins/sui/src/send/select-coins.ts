import type { Coin } from '../reads/calls.js'

/** Picks coins that hold an amount together, the largest first, so that few are needed; undefined when there is not enough. */
export function selectCoins(coins: readonly Coin[], amount: bigint, most: number): readonly Coin[] | undefined {
  const picked: Coin[] = []
  let sum = 0n
  for (const coin of coins.toSorted((one, other) => (BigInt(one.balance) < BigInt(other.balance) ? 1 : -1)).slice(0, most)) {
    if (sum >= amount && picked.length > 0) break
    picked.push(coin)
    sum += BigInt(coin.balance)
  }
  return sum >= amount && picked.length > 0 ? picked : undefined
}

/** Adds up what coins hold. */
export function sumOf(coins: readonly Coin[]): bigint {
  return coins.reduce((sum, { balance }) => sum + BigInt(balance), 0n)
}
