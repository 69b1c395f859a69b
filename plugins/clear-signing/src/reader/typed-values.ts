import type { Decoded } from '../abi/decode.js'
import { isRecord } from './read-path.js'

/** The types of typed data, by name. */
export type TypeTable = Readonly<Record<string, unknown>>

const most = { depth: 8, values: 500 } as const

/** Reads a message of EIP-712 as its types have it. What is no value of its type stands as text. */
export function typedValues(message: unknown, types: TypeTable, type: string): Decoded {
  return readTyped(message, { types, left: { values: most.values } }, { type, depth: 0 })
}

interface Table {
  readonly types: TypeTable
  readonly left: { values: number }
}

interface Wanted {
  readonly type: string
  readonly depth: number
}

function readTyped(value: unknown, table: Table, { type, depth }: Wanted): Decoded {
  table.left.values -= 1
  if (depth > most.depth || table.left.values < 0) return '…'
  const item = /^(.+)\[\d*\]$/.exec(type)?.[1]
  if (item !== undefined && Array.isArray(value))
    return value.map((each: unknown) => readTyped(each, table, { type: item, depth: depth + 1 }))
  const members = Object.hasOwn(table.types, type) ? table.types[type] : undefined
  if (Array.isArray(members) && isRecord(value)) return { fields: membersOf(members, value, { table, depth }) }
  if (/^u?int\d*$/.test(type)) return integerOf(value) ?? String(value)
  return typeof value === 'boolean' ? value : String(value)
}

interface Holder {
  readonly table: Table
  readonly depth: number
}

function membersOf(
  members: readonly unknown[],
  value: Readonly<Record<string, unknown>>,
  { table, depth }: Holder,
): ReadonlyMap<string, Decoded> {
  const read = members.flatMap((member): readonly (readonly [string, Decoded])[] => {
    if (!isRecord(member) || typeof member['name'] !== 'string' || !Object.hasOwn(value, member['name'])) return []
    return [[member['name'], readTyped(value[member['name']], table, { type: String(member['type']), depth: depth + 1 })]]
  })
  return new Map(read)
}

function integerOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  return typeof value === 'string' && /^(?:0x[0-9a-f]{1,64}|-?\d{1,78})$/i.test(value) ? BigInt(value) : undefined
}
