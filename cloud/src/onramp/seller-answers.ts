import * as v from 'valibot'

/** Numbers come as text: no exponent, no comma, no more digits than money and coins have. */
const decimal = v.pipe(v.string(), v.regex(/^\d{1,30}(?:\.\d{1,30})?$/))
const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128))
const amount = v.object({ amount: decimal, currency: word })

const network = v.object({ name: word, display_name: word, chain_id: word, contract_address: v.nullish(word, null) })
const limits = v.object({ id: word, min: decimal, max: decimal })

/** What a seller says that it sells, and for which currencies. */
export const optionsSchema = v.object({
  purchaseCurrencies: v.pipe(v.array(v.object({ id: word, name: word, symbol: word, networks: v.array(network) })), v.maxLength(2_000)),
  paymentCurrencies: v.pipe(v.array(v.object({ id: word, payment_method_limits: v.array(limits) })), v.maxLength(500)),
})

/** What an amount of money buys. */
export const quoteSchema = v.object({
  networkFee: amount,
  paymentSubtotal: amount,
  paymentTotal: amount,
  purchaseAmount: amount,
  quoteId: word,
})

/** The page of an order. */
export const pageSchema = v.object({ url: v.pipe(v.string(), v.maxLength(2_048), v.regex(/^https?:\/\//)) })

/** How an order stands: a word that nobody knows here is `unknown`. */
export const standingSchema = v.object({
  status: v.fallback(v.picklist(['created', 'paid', 'delivered', 'partial', 'declined', 'expired', 'failed', 'unknown']), 'unknown'),
  deliveries: v.pipe(v.array(v.object({ transaction: word, amount: decimal })), v.maxLength(20)),
  refunded: v.nullish(decimal, null),
  paymentTotal: amount,
  purchaseAmount: amount,
})

/** How an order stands at the seller. */
export type Standing = v.InferOutput<typeof standingSchema>
