/** Compute units of a transfer: of the coin, and of a token, without and with a new account for the receiver. */
export const computeLimits = { native: 500, token: 300_000, tokenAndAccount: 400_000 } as const

/** Price that is offered for a unit, in micro-lamports: at most, and for a token at least. */
export const unitPrices = { most: 20_000_000, leastForToken: 50_000 } as const

/** Price of a signature, in lamports. */
const signatureFee = 5_000n

/** Prices a unit of a token transfer: more than three of four lately paid, within bounds. */
export function tokenUnitPrice(recent: readonly number[]): number {
  const sorted = recent.filter((fee) => Number.isFinite(fee)).toSorted((one, other) => one - other)
  const found = sorted[Math.floor(sorted.length * 0.75)] ?? 0
  return Math.round(Math.min(unitPrices.most, Math.max(unitPrices.leastForToken, found)))
}

/** Counts the fee of a transaction with one signature, in lamports. */
export function transactionFee({ units, price }: { readonly units: number; readonly price: number }): bigint {
  return signatureFee + (BigInt(units) * BigInt(price) + 999_999n) / 1_000_000n
}
