import { isDecimals } from '@billfold/kernel/amounts'
import { objectOf } from '@billfold/kernel/validation'
import { type GenericSchema, array, custom, maxLength, nullish, number, pipe, regex, string, transform, union, unknown } from 'valibot'
import type { SwapHop } from '../contract.js'

const text: GenericSchema<unknown, string> = pipe(
  string(),
  transform((words) => words.slice(0, 64)),
)

/** A whole number of smallest units: no exponent, no comma, no more digits than a chain counts with. */
const units: GenericSchema<unknown, bigint> = pipe(
  string(),
  regex(/^\d{1,78}$/),
  transform((digits) => BigInt(digits)),
)

/** The same of those who write small ones as numbers. */
const count: GenericSchema<unknown, bigint> = union([
  units,
  pipe(
    custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0),
    transform((whole) => BigInt(whole)),
  ),
])

const address: GenericSchema<unknown, string> = pipe(string(), regex(/^0x[0-9a-f]{40}$/i))
const hex: GenericSchema<unknown, string> = pipe(string(), maxLength(200_000), regex(/^0x([0-9a-f]{2})*$/i))
const percent: GenericSchema<unknown, number> = custom<number>((value) => typeof value === 'number' && value > 0 && value <= 100)

/** The way as the aggregator tells it: parts of the amount, each over tokens, each of those through exchanges. */
const ways = array(
  objectOf({
    percent,
    swaps: pipe(
      array(
        objectOf({
          destToken: address,
          swapExchanges: pipe(array(objectOf({ exchange: text, percent })), maxLength(32)),
        }),
      ),
      maxLength(16),
    ),
  }),
)

/** The price of a swap as far as it is read. */
export interface PriceRoute {
  readonly srcAmount: bigint
  readonly destAmount: bigint
  /** Contract that swaps, and the one that takes the token. */
  readonly contractAddress: string
  readonly tokenTransferProxy: string
  readonly gasCost: bigint
  readonly bestRoute: readonly { readonly percent: number; readonly swaps: readonly RouteSwap[] }[]
}

interface RouteSwap {
  readonly destToken: string
  readonly swapExchanges: readonly { readonly exchange: string; readonly percent: number }[]
}

/** The price of a swap: it is handed back as it came when the transaction is asked for. */
export const pricesAnswer: GenericSchema<unknown, { readonly priceRoute: unknown }> = objectOf({ priceRoute: unknown() })

/** What is read of a price. */
export const priceRoute: GenericSchema<unknown, PriceRoute> = objectOf({
  ...{ srcAmount: units, destAmount: units, gasCost: count, bestRoute: pipe(ways, maxLength(16)) },
  ...{ contractAddress: address, tokenTransferProxy: address },
})

/** The tokens of a network. */
export const tokenListAnswer: GenericSchema<unknown, { readonly tokens: readonly AggregatorToken[] }> = objectOf({
  tokens: pipe(
    array(
      objectOf({
        ...{ symbol: text, address, name: nullish(text), img: nullish(string()) },
        decimals: pipe(
          number(),
          custom<number>((value) => typeof value === 'number' && isDecimals(value)),
        ),
      }),
    ),
    maxLength(20_000),
  ),
})

interface AggregatorToken {
  readonly symbol: string
  readonly address: string
  readonly decimals: number
  readonly name?: string | null | undefined
  readonly img?: string | null | undefined
}

/** The transaction that swaps. */
export const swapTransactionAnswer: GenericSchema<unknown, { readonly to: string; readonly value: bigint; readonly data: string }> =
  objectOf({ to: address, value: units, data: hex })

/** The tokens that a price leads over. Where it goes several ways at once, their parts are told of the first step only when there is one step. */
export function hopsOf({ bestRoute }: PriceRoute, plainOf: (token: string) => string | undefined): readonly SwapHop[] {
  const [main] = bestRoute.toSorted((one, other) => other.percent - one.percent)
  return (main?.swaps ?? []).map(({ destToken, swapExchanges }) => ({
    to: plainOf(destToken),
    venues: swapExchanges.map(({ exchange, percent: part }) => ({ name: exchange, percent: part })),
  }))
}
