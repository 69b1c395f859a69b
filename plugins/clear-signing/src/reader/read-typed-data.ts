import type { Decoded } from '../abi/decode.js'
import type { ClearField, ClearText } from '../contract.js'
import { findTypedData } from '../descriptor/find-format.js'
import { intentOf, ownerOf } from './intent.js'
import type { CallContext } from './read-call.js'
import { readFields } from './read-fields.js'
import { isRecord, isTuple } from './read-path.js'
import { rawValue } from './read-value.js'
import { typedValues } from './typed-values.js'

/** Lines of a message that no descriptor knows, at most. */
const mostLines = 40

/** Reads typed data in words; undefined for what is none. What no descriptor knows is told field by field. */
export async function readTypedData(given: unknown, context: CallContext): Promise<ClearText | undefined> {
  const data = plainData(given)
  if (!isRecord(data) || typeof data['primaryType'] !== 'string' || !isRecord(data['types']) || !isRecord(data['message'])) return undefined
  const { primaryType, types, message } = data
  const domain = isRecord(data['domain']) ? data['domain'] : {}
  const values = typedValues(message, types, primaryType)
  const contract = typeof domain['verifyingContract'] === 'string' ? domain['verifyingContract'] : undefined
  const found = findTypedData(context.descriptors, { primaryType, domain })
  if (found === undefined) return { intent: undefined, owner: undefined, contract, fields: linesOf(values, '').slice(0, mostLines) }
  const container = new Map<string, Decoded>(contract === undefined ? [] : [['to', contract]])
  const fields = await readFields(found.format['fields'], { ...context, roots: { data: values, container, descriptor: found.descriptor } })
  return { intent: intentOf(found.format), owner: ownerOf(found.descriptor), contract, fields }
}

/** Hosts hand typed data over as an object, or as its text. */
function plainData(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    // No JSON is no typed data.
    return undefined
  }
}

function linesOf(value: Decoded, label: string): readonly ClearField[] {
  if (isTuple(value)) return [...value.fields].flatMap(([name, each]) => linesOf(each, label === '' ? name : `${label}.${name}`))
  if (Array.isArray(value)) return (value as readonly Decoded[]).flatMap((each, index) => linesOf(each, `${label}[${index}]`))
  return [{ label, values: [rawValue(value)] }]
}
