import { objectOf } from '@billfold/kernel/validation'
import {
  type GenericSchema,
  array,
  fallback,
  maxLength,
  nullish,
  number,
  picklist,
  pipe,
  regex,
  string,
  transform,
  union,
  unknown,
} from 'valibot'
import type {
  OnrampAmount,
  OnrampNetwork,
  OnrampOptions,
  OnrampQuote,
  OnrampStanding,
  PaymentCurrency,
  PurchaseCurrency,
} from '../contract.js'

const word: GenericSchema<unknown, string> = pipe(
  string(),
  transform((text) => text.slice(0, 128)),
)

/** A number as text: no exponent, no comma, no more digits than money and coins have. */
const decimal: GenericSchema<unknown, string> = pipe(string(), regex(/^\d{1,30}(?:\.\d{1,30})?$/))

/** The same of those who write it as a number. */
const decimalNumber: GenericSchema<unknown, string> = pipe(
  union([
    string(),
    pipe(
      number(),
      transform((value) => String(value)),
    ),
  ]),
  regex(/^\d{1,30}(?:\.\d{1,30})?$/),
)

const amount: GenericSchema<unknown, OnrampAmount> = objectOf({ amount: decimal, currency: word })

const network: GenericSchema<unknown, OnrampNetwork> = objectOf({
  ...{ name: word, display_name: word },
  chain_id: pipe(
    union([string(), number()]),
    transform((id) => String(id).slice(0, 64)),
  ),
  contract_address: pipe(
    nullish(word),
    transform((address) => address ?? undefined),
  ),
})

const purchase: GenericSchema<unknown, PurchaseCurrency> = objectOf({ id: word, name: word, symbol: word, networks: array(network) })
const payment: GenericSchema<unknown, PaymentCurrency> = objectOf({
  id: pipe(string(), regex(/^[A-Z]{3}$/)),
  payment_method_limits: array(objectOf({ id: word, min: decimal, max: decimal })),
})

/** Answers of the blockchain service. */
export const optionsAnswer: GenericSchema<unknown, OnrampOptions> = objectOf({
  purchaseCurrencies: pipe(array(purchase), maxLength(2_000)),
  paymentCurrencies: pipe(array(payment), maxLength(500)),
})
export const quoteAnswer: GenericSchema<unknown, OnrampQuote> = objectOf({
  ...{ networkFee: amount, paymentSubtotal: amount, paymentTotal: amount, purchaseAmount: amount },
  quoteId: word,
})
export const pageAnswer: GenericSchema<unknown, { readonly url: string; readonly orderId?: string | null | undefined }> = objectOf({
  url: pipe(string(), maxLength(4_096)),
  orderId: nullish(pipe(string(), regex(/^[\w-]{1,128}$/))),
})

const deliveries: GenericSchema<unknown, OnrampStanding['deliveries']> = pipe(
  nullish(pipe(array(objectOf({ transaction: word, amount: decimal })), maxLength(20))),
  transform((sent) => sent ?? []),
)

export const standingAnswer: GenericSchema<unknown, OnrampStanding> = objectOf({
  status: fallback(picklist(['created', 'paid', 'delivered', 'partial', 'declined', 'expired', 'failed', 'unknown']), 'unknown'),
  deliveries,
  refunded: pipe(
    nullish(decimal),
    transform((money) => money ?? undefined),
  ),
})

/** Answers of a seller that is opened by a link. */
export const linkQuoteAnswer: GenericSchema<
  unknown,
  {
    readonly baseCurrencyAmount: string
    readonly networkFeeAmount: string
    readonly totalAmount: string
    readonly quoteCurrencyAmount: string
  }
> = objectOf({
  ...{ baseCurrencyAmount: decimalNumber, networkFeeAmount: decimalNumber, totalAmount: decimalNumber, quoteCurrencyAmount: decimalNumber },
})
export const linkStandingAnswer: GenericSchema<
  unknown,
  readonly {
    readonly status: string
    readonly quoteCurrencyAmount?: string | null | undefined
    readonly cryptoTransactionId?: string | null | undefined
    readonly failureReason?: unknown
  }[]
> = pipe(
  array(
    objectOf({
      status: word,
      quoteCurrencyAmount: nullish(decimalNumber),
      cryptoTransactionId: nullish(word),
      failureReason: unknown(),
    }),
  ),
  maxLength(20),
)
