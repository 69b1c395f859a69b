import * as fc from 'fast-check'
import { type AbiParameter, encodeAbiParameters, parseAbiItem, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { type Decoded, decodeArguments } from './decode.js'
import { parseSignature } from './parse-signature.js'
import { selectorOf } from './selector.js'

const signatures = [
  'transfer(address to, uint256 value)',
  'swap((address tokenIn, address tokenOut, uint24 fee, bytes path)[] hops, int128 limit, bool exact)',
  'note(string text, bytes4 kind, uint8[3] marks, bytes32[] proofs)',
  'nested((uint256 a, (string name, int8[] signs) b)[2] parts, address[] who)',
  'nothing()',
] as const

/** Any value of a type, as viem takes it. */
function valueOf({ type, ...rest }: AbiParameter): fc.Arbitrary<unknown> {
  const array = /^(.*)\[(\d*)\]$/.exec(type)
  if (array !== null) {
    const item = valueOf({ ...rest, type: array[1] ?? '' })
    const length = array[2] === '' ? { maxLength: 4 } : { minLength: Number(array[2]), maxLength: Number(array[2]) }
    return fc.array(item, length)
  }
  const components = (rest as { readonly components?: readonly AbiParameter[] }).components
  if (components !== undefined) return fc.record(Object.fromEntries(components.map((each) => [each.name ?? '', valueOf(each)])))
  if (type === 'address') return hex(20, 20)
  if (type === 'bool') return fc.boolean()
  if (type === 'string') return fc.string({ unit: 'binary', maxLength: 80 })
  if (type === 'bytes') return hex(0, 80)
  const size = Number(/\d+/.exec(type)?.[0])
  if (type.startsWith('bytes')) return hex(size, size)
  const bits = BigInt(size)
  const value = type.startsWith('u') ? fc.bigInt(0n, (1n << bits) - 1n) : fc.bigInt(-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n)
  return size <= 48 ? value.map(Number) : value
}

function hex(minLength: number, maxLength: number): fc.Arbitrary<string> {
  return fc.uint8Array({ minLength, maxLength }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)
}

/** What was read, as viem would have it. */
function plain(value: Decoded): unknown {
  if (typeof value === 'object' && 'fields' in value)
    return Object.fromEntries([...value.fields].map(([name, each]) => [name, plain(each)]))
  return Array.isArray(value) ? (value as readonly Decoded[]).map(plain) : value
}

const alike = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' || typeof each === 'number' ? String(each) : each)))

describe('decodeArguments', () => {
  test.each(signatures)('default: %s is read as viem has written it', (text) => {
    const { inputs } = parseAbiItem(`function ${text}`) as unknown as { readonly inputs: readonly AbiParameter[] }
    const signature = parseSignature(text)
    fc.assert(
      fc.property(fc.tuple(...inputs.map(valueOf)), (values) => {
        const read = decodeArguments(signature?.inputs ?? [], encodeAbiParameters(inputs, values as never))
        expect(read && alike(plain(read))).toEqual(alike(Object.fromEntries(inputs.map(({ name }, index) => [name, values[index]]))))
      }),
      { numRuns: 60 },
    )
  })

  test('behavior: any bytes are read, or told to be none: it neither throws nor goes on for long', () => {
    const inputs = signatures.map((text) => parseSignature(text)?.inputs ?? [])
    fc.assert(
      fc.property(fc.constantFrom(...inputs), fc.uint8Array({ maxLength: 600 }), (given, bytes) => {
        expect(['object', 'undefined']).toContain(typeof decodeArguments(given, Buffer.from(bytes).toString('hex')))
      }),
      { numRuns: 2_000 },
    )
  })

  const word = (value: bigint): string => value.toString(16).padStart(64, '0')
  test.each<[what: string, signature: string, bytes: string]>([
    ['a missing word', 'a(uint256 x, uint256 y)', word(1n)],
    ['an address with more than its bytes', 'a(address x)', word(1n << 160n)],
    ['a number beyond its type', 'a(uint8 x)', word(256n)],
    ['a negative number beyond its type', 'a(int8 x)', word((1n << 256n) - 129n)],
    ['a truth that is neither', 'a(bool x)', word(2n)],
    ['bytes behind their end', 'a(bytes4 x)', word(1n)],
    ['a list that claims more than there is', 'a(uint256[] x)', word(32n) + word(1_000_000n)],
    ['lists of nothing without end', 'a(uint256[0][] x)', word(32n) + word(9_999n)],
    ['half a byte', 'a(uint256 x)', `${word(1n)}0`],
  ])('behavior: %s is not read', (_, signature, bytes) =>
    expect(decodeArguments(parseSignature(signature)?.inputs ?? [], bytes)).toBeUndefined(),
  )
})

describe('parseSignature', () => {
  test.each(signatures)('default: %s has the selector that viem counts', (text) => {
    const signature = parseSignature(text)
    expect(signature && selectorOf(signature)).toBe(toFunctionSelector(`function ${text}`))
  })

  test('behavior: types without a size, and without names', () => {
    const signature = parseSignature('function mint(address,uint)')
    expect(signature && selectorOf(signature)).toBe(toFunctionSelector('function mint(address,uint256)'))
  })

  test.each(['', 'transfer', 'transfer(', 'transfer(address to', 'transfer(adress to)', 'a(uint7 x)', 'a((uint8)', `a(${'('.repeat(40)}`])(
    'behavior: %o is none',
    (text) => expect(parseSignature(text)).toBeUndefined(),
  )
})
