import type { OnrampOrder, OnrampQuote } from '../contract.js'

/** The id of the quote that stands where nobody tells a price. */
export const placeholderId = 'mocked-quote-id'

/** The quote that stands where nobody tells a price: one for one. It is not shown as a price. */
export function placeholderQuote({ amount, paymentCurrency, purchaseCurrency }: OnrampOrder): OnrampQuote {
  const money = { amount, currency: paymentCurrency.id }
  return {
    ...{ networkFee: { ...money, amount: '0' }, paymentSubtotal: money, paymentTotal: money },
    purchaseAmount: { amount, currency: purchaseCurrency.symbol },
    quoteId: placeholderId,
  }
}
