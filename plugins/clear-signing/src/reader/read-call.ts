import { type Decoded, decodeArguments } from '../abi/decode.js'
import type { ClearField, ClearText, Descriptor } from '../contract.js'
import { findCall } from '../descriptor/find-format.js'
import { intentOf, ownerOf } from './intent.js'
import { readFields } from './read-fields.js'
import { type ValueContext, rawValue } from './read-value.js'

/** One call of a transaction. */
export interface Call {
  readonly from: string
  /** Undefined for code that becomes a contract. */
  readonly to: string | undefined
  readonly value: bigint
  /** Input in hex. */
  readonly data: string
}

export interface CallContext extends Omit<ValueContext, 'roots'> {
  readonly chainId: number
  readonly descriptors: readonly Descriptor[]
}

/** Reads one call in words. What no descriptor knows is told as it is: where it goes, what goes with it, and its bytes. */
export async function readCall(call: Call, context: CallContext): Promise<ClearText> {
  const { to, data, value } = call
  const isPlain = data === '0x' && to !== undefined
  const known = isPlain || to === undefined ? undefined : await readKnown({ ...call, to }, context)
  const text = known ?? {
    intent: isPlain ? 'Send' : undefined,
    owner: undefined,
    contract: isPlain ? undefined : to,
    fields: plainFields(call, isPlain),
  }
  return value === 0n ? text : { ...text, fields: [coinField(value, context), ...text.fields] }
}

async function readKnown(call: Call & { readonly to: string }, context: CallContext): Promise<ClearText | undefined> {
  const { to, data } = call
  const found = findCall(context.descriptors, { chainId: context.chainId, address: to }, data.slice(0, 10).toLowerCase())
  const values = found && decodeArguments(found.signature.inputs, data.slice(10))
  if (found === undefined || values === undefined) return undefined
  const roots = { data: values, container: containerOf(call, context), descriptor: found.descriptor }
  const fields = await readFields(found.format['fields'], { ...context, roots })
  return { intent: intentOf(found.format), owner: ownerOf(found.descriptor), contract: to, fields }
}

function containerOf({ from, to, value }: Call, { chainId }: CallContext): ReadonlyMap<string, Decoded> {
  return new Map<string, Decoded>([
    ['from', from],
    ['value', value],
    ['chainId', BigInt(chainId)],
    ...(to === undefined ? [] : [['to', to] as const]),
  ])
}

function coinField(value: bigint, { coin }: CallContext): ClearField {
  return { label: 'Sends', values: [{ kind: 'amount', units: value, ...coin }] }
}

function plainFields({ to, data }: Call, isPlain: boolean): readonly ClearField[] {
  const place: readonly ClearField[] = to === undefined || !isPlain ? [] : [{ label: 'To', values: [rawValue(to)] }]
  return isPlain ? place : [...place, { label: 'Data', values: [{ kind: 'bytes', hex: data }] }]
}
