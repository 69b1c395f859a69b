import { type NodeCall, readEncoded } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'
import { base64, hex } from '@scure/base'
import { nullish, number, optional, pipe, rawTransform, string } from 'valibot'
import { type FieldValue, readFields, writeFields } from '../signing/protobuf.js'

type Fields = NonNullable<ReturnType<typeof readFields>>

/** What a module of a chain is asked, and how its answer is read. */
interface ModuleQuery<T> {
  readonly path: string
  readonly fields?: readonly (readonly [number: number, value: FieldValue])[]
  /** Undefined for what is no answer. */
  read(fields: Fields): T | undefined
  /** The answer where the module says that there is nothing; else that is no answer. */
  readonly nothing?: T
}

/** Asks how much of a coin an account has, in its smallest unit. */
export function balanceCall(address: string, denom: string): NodeCall<bigint> {
  return moduleCall({
    path: '/cosmos.bank.v1beta1.Query/Balance',
    fields: [
      [1, address],
      [2, denom],
    ],
    read(fields) {
      const coin = messageIn(fields, 1)
      return coin && amountIn(coin)[0]?.amount
    },
  })
}

/** An amount of a coin, in its smallest unit. */
export interface DenomAmount {
  readonly denom: string
  readonly amount: bigint
}

/** Asks for every coin of an account: of very many, those that the node tells at once. */
export function allBalancesCall(address: string): NodeCall<readonly DenomAmount[]> {
  return moduleCall({
    path: '/cosmos.bank.v1beta1.Query/AllBalances',
    fields: [[1, address]],
    read: (fields) => messagesIn(fields, 1).flatMap((coin) => amountIn(coin)),
  })
}

/** What the bank of a chain knows of a coin. */
export interface DenomFacts {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** Asks what a coin is called, and by how many decimals people count it. */
export function denomFactsCall(denom: string): NodeCall<{ readonly facts: DenomFacts | undefined }> {
  return moduleCall({
    path: '/cosmos.bank.v1beta1.Query/DenomMetadata',
    fields: [[1, denom]],
    nothing: { facts: undefined },
    read(fields) {
      const metadata = messageIn(fields, 1)
      const [display, name, symbol] = [4, 5, 6].map((field) => textIn(metadata, field))
      const unit = messagesIn(metadata, 2).find((one) => textIn(one, 1) === display)
      if (unit === undefined || display === undefined) return { facts: undefined }
      return { facts: { name: name || display, symbol: symbol || display, decimals: numberIn(unit, 2) } }
    },
  })
}

/** Asks for the smallest unit of the coin that a chain is secured by. */
export function bondDenomCall(): NodeCall<string> {
  return moduleCall({ path: '/cosmos.staking.v1beta1.Query/Params', read: (fields) => textIn(messageIn(fields, 1), 5) || undefined })
}

/** Asks what a node takes at least for a unit of gas, by coins: `0.025uatom,0.01uosmo`. */
export function gasPriceCall(): NodeCall<string> {
  return moduleCall({ path: '/cosmos.base.node.v1beta1.Service/Config', read: (fields) => textIn(fields, 1) ?? '' })
}

function moduleCall<T extends string | bigint | object>({ path, fields = [], read, nothing }: ModuleQuery<T>): NodeCall<T> {
  const response = objectOf({ code: optional(number(), 0), value: nullish(string(), '') })
  return {
    method: 'abci_query',
    params: { path, data: hex.encode(writeFields(fields)), prove: false },
    schema: pipe(
      objectOf({ response }),
      rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
        if (value.response.code !== 0 && nothing !== undefined) return nothing
        const bytes = value.response.code === 0 ? readEncoded(value.response.value, base64.decode) : undefined
        const found = bytes && readFields(bytes)
        const answer = found && read(found)
        if (answer !== undefined) return answer
        addIssue({ message: `no answer to ${path}` })
        return NEVER
      }),
    ),
  }
}

function amountIn(coin: Fields): readonly DenomAmount[] {
  const [denom, amount] = [textIn(coin, 1), textIn(coin, 2)]
  return denom !== undefined && amount !== undefined && /^\d{1,78}$/.test(amount) ? [{ denom, amount: BigInt(amount) }] : []
}

function messageIn(fields: Fields | undefined, wanted: number): Fields | undefined {
  return messagesIn(fields, wanted)[0]
}

function messagesIn(fields: Fields | undefined, wanted: number): readonly Fields[] {
  return (fields ?? []).flatMap(([field, bytes]) => {
    const found = field === wanted && bytes instanceof Uint8Array ? readFields(bytes) : undefined
    return found === undefined ? [] : [found]
  })
}

/** A number that is zero is not written. */
function numberIn(fields: Fields, wanted: number): number {
  const value = fields.find(([field]) => field === wanted)?.[1]
  return typeof value === 'bigint' ? Number(value) : 0
}

function textIn(fields: Fields | undefined, wanted: number): string | undefined {
  const bytes = fields?.find(([field]) => field === wanted)?.[1]
  return bytes instanceof Uint8Array && bytes.length < 4_000 ? new TextDecoder().decode(bytes) : undefined
}
