import { formatUnits, parseUnits } from 'viem'

/** What a coin costs, in cents of a US dollar. */
const prices: Readonly<Record<string, bigint>> = { USDC: 100n, ETH: 300_000n, SOL: 15_000n }
/** What a unit of a currency is worth, in hundredths of a US cent for each cent. */
const rates: Readonly<Record<string, bigint>> = { USD: 10_000n, EUR: 10_800n }
/** What the network costs the seller, in cents of the currency. */
const networkFee = 30n
/** The seller's fee in tenths of a percent. */
const feeRate = 15n

/** Money or coins, as text. */
export interface CardAmount {
  readonly amount: string
  readonly currency: string
}

/** What somebody gets for an amount of money. */
export interface CardQuote {
  readonly networkFee: CardAmount
  readonly paymentSubtotal: CardAmount
  readonly paymentTotal: CardAmount
  readonly purchaseAmount: CardAmount
}

/** Says what an amount of money buys; undefined for what the seller does not sell, or not for that much. */
export function quoteCard({
  symbol,
  currency,
  amount,
  decimals,
}: {
  readonly symbol: string
  readonly currency: string
  readonly amount: string
  readonly decimals: number
}): CardQuote | undefined {
  const [price, rate] = [prices[symbol], rates[currency]]
  if (price === undefined || rate === undefined || !/^\d{1,7}(\.\d{1,2})?$/.test(amount)) return undefined
  const total = parseUnits(amount, 2)
  const subtotal = total - (total * feeRate) / 1000n - networkFee
  if (total < 1_000n || total > 750_000n) return undefined
  const units = (subtotal * rate * 10n ** BigInt(decimals)) / (price * 10_000n)
  // Nobody is sold dust: six places are enough.
  const grain = 10n ** BigInt(Math.max(0, decimals - 6))
  const money = (cents: bigint): CardAmount => ({ amount: fixed(cents), currency })
  return {
    networkFee: money(networkFee),
    paymentSubtotal: money(subtotal),
    paymentTotal: money(total),
    purchaseAmount: { amount: formatUnits((units / grain) * grain, decimals), currency: symbol },
  }
}

function fixed(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}
