/** One side of a pool: how much it holds, in base units. */
export interface PoolSide {
  readonly reserve: bigint
  readonly decimals: number
}

/** What one unit of a side costs when both sides of a pool are worth the same. Undefined for an empty pool. */
export function priceInPool(own: PoolSide, other: PoolSide & { readonly price: number }): number | undefined {
  if (own.reserve === 0n || other.reserve === 0n) return undefined
  return (units(other) / units(own)) * other.price
}

function units({ reserve, decimals }: PoolSide): number {
  return Number(reserve) / 10 ** decimals
}
