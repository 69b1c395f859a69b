import { decimalText } from './decimal-text.js'
import { formatUnits } from './units.js'

/** Digits behind the point that sums of money are counted with: cents of a price of fractions. */
const moneyDecimals = 18

/** The worth of smallest units in US dollars, exact, as digits; undefined without a price. */
export function worthOf(units: bigint, decimals: number, price: number | undefined): string | undefined {
  const ratio = ratioOf(price)
  if (ratio === undefined) return undefined
  return formatUnits((units * ratio.digits * 10n ** BigInt(moneyDecimals)) / 10n ** BigInt(ratio.scale + decimals), moneyDecimals)
}

/** The smallest units that a sum of US dollars buys, floored; undefined without a price, or for what is no sum. */
export function unitsFor(sum: string, decimals: number, price: number | undefined): bigint | undefined {
  const [ratio, money] = [ratioOf(price), readDecimal(sum)]
  if (ratio === undefined || money === undefined) return undefined
  return (money.digits * 10n ** BigInt(ratio.scale + decimals)) / (ratio.digits * 10n ** BigInt(money.scale))
}

interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

function ratioOf(price: number | undefined): Decimal | undefined {
  const read = price === undefined ? undefined : readDecimal(price)
  return read === undefined || read.digits === 0n ? undefined : read
}

function readDecimal(value: string | number): Decimal | undefined {
  const text = decimalText(value)
  if (text === undefined) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}
