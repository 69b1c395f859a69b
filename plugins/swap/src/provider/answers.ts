import { isDecimals } from '@billfold/kernel/amounts'
import { objectOf } from '@billfold/kernel/validation'
import { type GenericSchema, array, boolean, custom, fallback, maxLength, optional, pipe, regex, string, transform, union } from 'valibot'

/** The longest list that is read. */
const mostTokens = 20_000

/** A token as the service lists it. */
export interface TokenAnswer {
  readonly name: string
  readonly symbol: string
  readonly address: string
  readonly decimals: number
  readonly logoUri: string
  readonly eip2612?: boolean | undefined
}

/** A transaction as the service puts it together. */
export interface TransactionAnswer {
  readonly to: string
  readonly data: string
  readonly amount: bigint
  readonly eip155: { readonly gas: bigint; readonly gasPrice: bigint }
}

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

const hex: GenericSchema<unknown, string> = pipe(string(), maxLength(200_000), regex(/^0x([0-9a-f]{2})*$/i))

/** An address of the network, from its CAIP-10 form. */
const account: GenericSchema<unknown, string> = pipe(
  string(),
  maxLength(128),
  regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:0x[0-9a-f]{40}$/i),
  transform((caip10) => caip10.slice(caip10.lastIndexOf(':') + 1)),
)

const decimals: GenericSchema<unknown, number> = custom<number>((value) => typeof value === 'number' && isDecimals(value))

const count: GenericSchema<unknown, bigint> = pipe(
  custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0),
  transform((whole) => BigInt(whole)),
)
const gas: GenericSchema<unknown, bigint> = union([units, count])

const token: GenericSchema<unknown, TokenAnswer> = objectOf({
  ...{ name: text, symbol: text, address: account, decimals, logoUri: string() },
  eip2612: fallback(optional(boolean()), undefined),
})

const transaction: GenericSchema<unknown, TransactionAnswer> = objectOf({
  ...{ to: account, data: hex, amount: units },
  eip155: objectOf({ gas, gasPrice: units }),
})

/** What the calls of swaps answer. */
export const tokensAnswer: GenericSchema<unknown, { readonly tokens: readonly TokenAnswer[] }> = objectOf({
  tokens: pipe(array(token), maxLength(mostTokens)),
})
export const quotesAnswer: GenericSchema<
  unknown,
  { readonly quotes: readonly { readonly toAmount: bigint; readonly route?: readonly string[] | undefined }[] }
> = objectOf({
  quotes: array(objectOf({ toAmount: units, route: optional(pipe(array(account), maxLength(16))) })),
})
export const allowanceAnswer: GenericSchema<unknown, { readonly allowance: bigint }> = objectOf({ allowance: units })
export const gasPriceAnswer: GenericSchema<unknown, { readonly standard: bigint }> = objectOf({ standard: units })
export const transactionAnswer: GenericSchema<unknown, { readonly tx: TransactionAnswer }> = objectOf({ tx: transaction })
export const approvalAnswer: GenericSchema<unknown, { readonly tx: Pick<TransactionAnswer, 'to' | 'data'> }> = objectOf({
  tx: objectOf({ to: account, data: hex }),
})
