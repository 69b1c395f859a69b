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
      const amount = textIn(messageIn(fields, 1), 2)
      return amount !== undefined && /^\d{1,78}$/.test(amount) ? BigInt(amount) : undefined
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

function moduleCall<T extends string | bigint>({ path, fields = [], read }: ModuleQuery<T>): NodeCall<T> {
  const response = objectOf({ code: optional(number(), 0), value: nullish(string(), '') })
  return {
    method: 'abci_query',
    params: { path, data: hex.encode(writeFields(fields)), prove: false },
    schema: pipe(
      objectOf({ response }),
      rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
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

function messageIn(fields: Fields | undefined, wanted: number): Fields | undefined {
  const bytes = fields?.find(([field, value]) => field === wanted && value instanceof Uint8Array)?.[1]
  return bytes instanceof Uint8Array ? readFields(bytes) : undefined
}

function textIn(fields: Fields | undefined, wanted: number): string | undefined {
  const bytes = fields?.find(([field]) => field === wanted)?.[1]
  return bytes instanceof Uint8Array && bytes.length < 4_000 ? new TextDecoder().decode(bytes) : undefined
}
