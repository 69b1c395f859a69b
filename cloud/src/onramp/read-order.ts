import * as v from 'valibot'

import { Refusal } from '../http/refusal.js'

/** What a page orders for an account. */
export interface OnrampOrder {
  readonly network: string
  readonly address: string
  readonly symbol: string
  readonly amount: string
  readonly currency: string
  readonly partnerUser: string | undefined
}

const word = v.pipe(v.string(), v.regex(/^[^\s]{1,128}$/))
const amount = v.pipe(v.string(), v.regex(/^\d{1,12}(?:\.\d{1,8})?$/))

const bodySchema = v.object({
  destinationWallets: v.pipe(
    v.array(v.object({ address: word, blockchains: v.pipe(v.array(word), v.minLength(1)), assets: v.pipe(v.array(word), v.minLength(1)) })),
    v.length(1),
  ),
  defaultNetwork: v.optional(word),
  partnerUserId: v.optional(v.pipe(v.string(), v.maxLength(256))),
  defaultExperience: v.optional(v.literal('buy')),
  presetFiatAmount: amount,
  fiatCurrency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'USD'),
})

const quoteSchema = v.object({
  purchaseCurrency: v.object({ symbol: word }),
  paymentCurrency: v.object({ id: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) }),
  amount,
})

/** Reads what a page posts for the address of a seller's page. Throws a refusal that says what is wrong. */
export function readOrder(body: unknown): OnrampOrder {
  const { destinationWallets, defaultNetwork, presetFiatAmount, fiatCurrency, partnerUserId } = read(bodySchema, body)
  const [wallet] = destinationWallets
  const [network, symbol] = [defaultNetwork ?? wallet?.blockchains[0] ?? '', wallet?.assets[0] ?? '']
  return { network, symbol, address: wallet?.address ?? '', amount: presetFiatAmount, currency: fiatCurrency, partnerUser: partnerUserId }
}

/** Reads what a page asks the price of. */
export function readQuoteQuestion(body: unknown): { readonly symbol: string; readonly currency: string; readonly amount: string } {
  const { purchaseCurrency, paymentCurrency, amount: text } = read(quoteSchema, body)
  return { symbol: purchaseCurrency.symbol, currency: paymentCurrency.id, amount: text }
}

function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw new Refusal({ status: 400, name: 'body', description: v.summarize(result.issues) })
}
