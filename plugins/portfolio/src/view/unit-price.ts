import { numberText } from '@billfold/ui/kit'

const leastPrice = 0.000001

/** Writes a price for reading: small ones with more digits, and never as nothing. */
export function unitPrice(price: number, locale: string): string {
  const isPlain = price >= 1 || Number(price.toFixed(2)) === price
  const style = { locale, currency: 'USD', decimals: isPlain ? 2 : 6, isFixed: isPlain, isShort: true }
  return `${price < leastPrice ? '<' : ''}${numberText(Math.max(price, leastPrice), style) ?? ''}`
}
