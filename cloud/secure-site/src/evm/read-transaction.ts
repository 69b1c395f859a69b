import { type GenericSchema, check, number, object, optional, pipe, safeParse, string, transform, union } from 'valibot'
import { type Hex, hexToBigInt, isAddress, isHex } from 'viem'
import { Fault } from '../faults/fault.js'
import { type Chain, numberOf } from '../rpc/chain.js'
import type { EvmCall } from './call-words.js'
import type { DraftWishes } from './draft.js'
import { mustBeOwn } from './own-address.js'

const quantity: GenericSchema<unknown, bigint> = pipe(
  union([string(), number()]),
  check((value) =>
    typeof value === 'string' ? /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value) : Number.isSafeInteger(value) && value >= 0,
  ),
  transform((value) => BigInt(value)),
)
const bytes: GenericSchema<unknown, Hex> = pipe(
  string(),
  check((text) => isHex(text) && text.length % 2 === 0),
  transform((text) => text as Hex),
)
const target: GenericSchema<unknown, Hex> = pipe(
  string(),
  check((text) => isAddress(text, { strict: false })),
  transform((text) => text as Hex),
)

export const callFields = { to: optional(target), value: optional(quantity), data: optional(bytes) }

const schema = object({
  ...callFields,
  from: optional(string()),
  input: optional(bytes),
  chainId: optional(union([string(), number()])),
  gas: optional(quantity),
  gasLimit: optional(quantity),
  gasPrice: optional(quantity),
  maxFeePerGas: optional(quantity),
  maxPriorityFeePerGas: optional(quantity),
  nonce: optional(quantity),
})

/** A transaction as a page asks for it. */
export interface AskedTransaction {
  readonly call: EvmCall
  readonly wishes: DraftWishes
}

/** Reads a transaction that a page asks for, and refuses what is for another account or network. */
export function readTransaction(asked: unknown, { chain, address }: { readonly chain: Chain; readonly address: string }): AskedTransaction {
  const read = safeParse(schema, asked)
  if (!read.success) throw new Fault('request-malformed')
  const { to, value = 0n, data, input, from, chainId, gas, gasLimit, gasPrice, maxFeePerGas, maxPriorityFeePerGas, nonce } = read.output
  if (from !== undefined) mustBeOwn(from, address)
  if (chainId !== undefined) mustBeOn(chainId, chain)
  return {
    call: { to, value, data: data ?? input ?? '0x' },
    wishes: {
      gas: gas ?? gasLimit,
      maxFeePerGas: maxFeePerGas ?? gasPrice,
      maxPriorityFeePerGas,
      nonce: nonce === undefined ? undefined : Number(nonce),
    },
  }
}

/** Refuses what is for another network. */
export function mustBeOn(asked: string | number, chain: Chain): void {
  const id = isHex(asked) ? Number(hexToBigInt(asked)) : Number(asked)
  if (id !== numberOf(chain)) throw new Fault('chain-differs')
}
