/** What a transfer may use up, in compute units: of the coin, and of a token, without and with a new account for whom it goes to. */
export const computeLimits = { native: 500, token: 300_000, tokenAndAccount: 400_000 } as const

/** What is offered for a unit, in micro-lamports: at most, and for a token at least. */
export const unitPrices = { most: 20_000_000, leastForToken: 50_000 } as const

/** What each signature costs, in lamports. */
const signatureFee = 5_000n

/** What a unit of a token transfer is worth right now: more than three of four lately paid, within bounds. */
export function tokenUnitPrice(recent: readonly number[]): number {
  const sorted = recent.filter((fee) => Number.isFinite(fee)).toSorted((one, other) => one - other)
  const found = sorted[Math.floor(sorted.length * 0.75)] ?? 0
  return Math.round(Math.min(unitPrices.most, Math.max(unitPrices.leastForToken, found)))
}

/** What a transaction with one signature costs, in lamports. */
export function transactionFee({ units, price }: { readonly units: number; readonly price: number }): bigint {
  return signatureFee + (BigInt(units) * BigInt(price) + 999_999n) / 1_000_000n
}
