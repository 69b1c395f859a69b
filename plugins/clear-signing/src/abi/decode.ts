import type { Parameter } from './parse-signature.js'

/** A value of a call: bytes and addresses are hex with 0x. */
export type Decoded = string | bigint | boolean | readonly Decoded[] | DecodedTuple

/** Values by their names; those without one by their place. */
export interface DecodedTuple {
  readonly fields: ReadonlyMap<string, Decoded>
}

/** Values in one call, at most: what claims more is made to keep somebody busy. */
const mostValues = 2_000

/**
 * Reads the arguments of a call. Undefined for what a contract would not read as it is told here: bytes that are missing, an address with more than
 * its twenty bytes, numbers beyond their type.
 */
export function decodeArguments(inputs: readonly Parameter[], hex: string): DecodedTuple | undefined {
  try {
    return readTuple(inputs, new Bytes(hex), 0)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

class Unreadable extends Error {}

/** The bytes of the arguments, by words of 32. */
class Bytes {
  private readonly hex: string
  private left = mostValues

  constructor(hex: string) {
    this.hex = /^(?:0x)?((?:[0-9a-f]{2})*)$/i.exec(hex)?.[1]?.toLowerCase() ?? fail()
  }

  word(at: number): bigint {
    this.left -= 1
    if (this.left < 0) fail()
    return BigInt(`0x${this.part(at, 32)}`)
  }

  /** A number that has to be a place or a length in these bytes. */
  size(at: number): number {
    const value = this.word(at)
    return value <= BigInt(this.hex.length / 2) ? Number(value) : fail()
  }

  part(at: number, length: number): string {
    const found = this.hex.slice(at * 2, (at + length) * 2)
    return found.length === length * 2 ? found : fail()
  }
}

function fail(): never {
  throw new Unreadable()
}

function readTuple(inputs: readonly Parameter[], bytes: Bytes, start: number): DecodedTuple {
  const fields = new Map<string, Decoded>()
  let at = start
  for (const [index, input] of inputs.entries()) {
    const value = isDynamic(input) ? readValue(input, bytes, start + bytes.size(at)) : readValue(input, bytes, at)
    fields.set(input.name === '' ? String(index) : input.name, value)
    at += isDynamic(input) ? 32 : sizeOf(input)
  }
  return { fields }
}

function readValue(input: Parameter, bytes: Bytes, at: number): Decoded {
  const array = itemOf(input)
  if (array !== undefined) return readArray(array, bytes, at)
  const { type, components } = input
  if (components !== undefined) return readTuple(components, bytes, at)
  if (type === 'bytes' || type === 'string') return readLong(type, bytes, at)
  return readWord(type, bytes.word(at))
}

interface ArrayOf {
  readonly item: Parameter
  /** Undefined where the bytes say it. */
  readonly length: number | undefined
}

function readArray({ item, length }: ArrayOf, bytes: Bytes, at: number): readonly Decoded[] {
  const count = length ?? bytes.size(at)
  if (count > mostValues) fail()
  const inputs = Array.from({ length: count }, (_, index) => ({ ...item, name: String(index) }))
  return [...readTuple(inputs, bytes, length === undefined ? at + 32 : at).fields.values()]
}

function readLong(type: 'bytes' | 'string', bytes: Bytes, at: number): string {
  const hex = bytes.part(at + 32, bytes.size(at))
  if (type === 'bytes') return `0x${hex}`
  const plain = Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16))
  return new TextDecoder().decode(plain)
}

function readWord(type: string, word: bigint): Decoded {
  const bits = Number(/\d+$/.exec(type)?.[0] ?? 0)
  if (type === 'address') return word < 1n << 160n ? `0x${word.toString(16).padStart(40, '0')}` : fail()
  if (type === 'bool') return word <= 1n ? word === 1n : fail()
  if (type.startsWith('bytes')) {
    const hex = word.toString(16).padStart(64, '0')
    return /^0*$/.test(hex.slice(bits * 2)) ? `0x${hex.slice(0, bits * 2)}` : fail()
  }
  if (type.startsWith('uint')) return word < 1n << BigInt(bits) ? word : fail()
  const value = BigInt.asIntN(256, word)
  return BigInt.asIntN(bits, value) === value ? value : fail()
}

function itemOf({ type, ...rest }: Parameter): ArrayOf | undefined {
  const found = /^(.*)\[(\d*)\]$/.exec(type)
  if (found === null) return undefined
  return { item: { ...rest, type: found[1] ?? '' }, length: found[2] === '' ? undefined : Number(found[2]) }
}

function isDynamic(input: Parameter): boolean {
  const array = itemOf(input)
  if (array !== undefined) return array.length === undefined || isDynamic(array.item)
  return input.components?.some(isDynamic) ?? (input.type === 'bytes' || input.type === 'string')
}

function sizeOf(input: Parameter): number {
  const array = itemOf(input)
  if (array !== undefined) return (array.length ?? 0) * sizeOf(array.item)
  return input.components?.reduce((sum, each) => sum + sizeOf(each), 0) ?? 32
}
