/**
 * The few messages that this page reads and writes by itself, field by field: texts, bytes, whole numbers and messages of these. The types of
 * all modules of Cosmos weigh a hundred times as much, and come with the first transfer.
 */
export type FieldValue = string | bigint | Uint8Array

const [varint, lengthDelimited] = [0, 2]
const [eightBytes, fourBytes] = [1, 5]

/** Writes fields by their numbers. What is empty is not written: that is how it is read. */
export function writeFields(fields: readonly (readonly [number: number, value: FieldValue])[]): Uint8Array {
  return Uint8Array.from(fields.flatMap(([number, value]) => (isEmpty(value) ? [] : writeField(number, value))))
}

/** Reads the fields of a message in their order: lengths as bytes, whole numbers as such. Undefined for what is no message. */
export function readFields(bytes: Uint8Array): readonly (readonly [number: number, value: Uint8Array | bigint])[] | undefined {
  const fields: (readonly [number, Uint8Array | bigint])[] = []
  let at = 0
  const readVarint = (): bigint | undefined => {
    let value = 0n
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = bytes[at++]
      if (byte === undefined) return undefined
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
    return undefined
  }
  const readValue = (type: number): Uint8Array | bigint | undefined => {
    if (type === varint) return readVarint()
    const length = type === lengthDelimited ? Number(readVarint() ?? -1) : type === eightBytes ? 8 : type === fourBytes ? 4 : -1
    if (length < 0 || at + length > bytes.length) return undefined
    return bytes.slice(at, (at += length))
  }
  while (at < bytes.length) {
    const tag = readVarint()
    const value = tag === undefined ? undefined : readValue(Number(tag & 7n))
    if (tag === undefined || value === undefined) return undefined
    fields.push([Number(tag >> 3n), value])
  }
  return fields
}

function isEmpty(value: FieldValue): boolean {
  return value === 0n || (typeof value !== 'bigint' && value.length === 0)
}

function writeField(number: number, value: FieldValue): readonly number[] {
  const tag = (type: number): readonly number[] => writeVarint(BigInt((number << 3) | type))
  if (typeof value === 'bigint') return [...tag(varint), ...writeVarint(value)]
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value
  return [...tag(lengthDelimited), ...writeVarint(BigInt(bytes.length)), ...bytes]
}

function writeVarint(value: bigint): readonly number[] {
  return value < 0x80n ? [Number(value)] : [Number(value & 0x7fn) | 0x80, ...writeVarint(value >> 7n)]
}
