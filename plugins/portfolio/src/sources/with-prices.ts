import type { TokenBalance } from '@billfold/kernel'
import { usablePrice } from '@billfold/kernel/amounts'
import type { PriceBook } from './price-book.js'
import { valueOf } from '../tokens/read-tokens.js'
import { priceAddress } from './native-address.js'

/** The tokens, with the prices that their source did not name. Without a service for prices they stay as they are. */
export async function withPrices(
  tokens: readonly TokenBalance[],
  { prices, signal }: { readonly prices: Pick<PriceBook, 'of'>; readonly signal: AbortSignal },
): Promise<readonly TokenBalance[]> {
  const unpriced = tokens.filter(({ price }) => usablePrice(price) === undefined).map(priceAddress)
  if (unpriced.length === 0) return tokens
  const found = await prices.of(unpriced, signal)
  return tokens.map((token) => {
    const price = usablePrice(token.price) ?? found.get(priceAddress(token))
    return price === undefined ? token : { ...token, price, ...valueOf(token.quantity.numeric, price) }
  })
}
