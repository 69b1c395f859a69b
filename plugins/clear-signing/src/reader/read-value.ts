import type { Decoded } from '../abi/decode.js'
import type { ClearValue } from '../contract.js'
import { type Roots, constantAt, isRecord, isTuple, valuesAt } from './read-path.js'

/** What is known of a token. */
export interface KnownToken {
  readonly symbol: string
  readonly decimals: number
}

export interface ValueContext {
  readonly roots: Roots
  /** The network's own coin. */
  readonly coin: KnownToken
  /** Asks the network about a contract; undefined for what is no token. */
  token(address: string): Promise<KnownToken | undefined>
}

/** A field of a descriptor, with what it refers to filled in. */
export interface FieldRule {
  readonly label: string
  readonly format: string
  readonly params: Readonly<Record<string, unknown>>
}

type Formatter = (value: Decoded, rule: FieldRule, context: ValueContext) => Promise<ClearValue | undefined> | ClearValue | undefined

/** Puts a value into the form that a descriptor asks for; as it stands where it has none, or the value does not fit it. */
export async function readValue(value: Decoded, rule: FieldRule, context: ValueContext): Promise<ClearValue> {
  const format = Object.hasOwn(formatters, rule.format) ? formatters[rule.format] : undefined
  return (await format?.(value, rule, context)) ?? rawValue(value)
}

/** A value without any form. */
export function rawValue(value: Decoded): ClearValue {
  if (typeof value === 'bigint') return { kind: 'number', value }
  if (typeof value === 'boolean') return { kind: 'text', text: String(value) }
  if (typeof value !== 'string') return { kind: 'text', text: written(value) }
  if (/^0x[0-9a-f]{40}$/i.test(value)) return { kind: 'address', address: value }
  return /^0x(?:[0-9a-f]{2})*$/i.test(value) ? { kind: 'bytes', hex: value } : { kind: 'text', text: value }
}

const formatters: Readonly<Record<string, Formatter>> = {
  amount: (value, _, { coin }) => (isCount(value) ? { kind: 'amount', units: value, ...coin } : undefined),
  tokenAmount: readTokenAmount,
  addressName: (value) => (typeof value === 'string' ? { kind: 'address', address: value } : undefined),
  date: (value, { params }) =>
    isCount(value) && params['encoding'] !== 'blockheight' && value < 8_640_000_000_000n
      ? { kind: 'date', at: Number(value) * 1_000 }
      : undefined,
  duration: (value) => (isCount(value) && value < 2n ** 53n ? { kind: 'duration', seconds: Number(value) } : undefined),
  unit: (value, { params }) =>
    isCount(value) ? { kind: 'amount', units: value, decimals: smallNumber(params['decimals']), symbol: text(params['base']) } : undefined,
  enum(value, { params }, { roots }) {
    const names = constantAt(text(params['$ref']), roots)
    const name = isRecord(names) && typeof value !== 'object' ? names[String(value)] : undefined
    return typeof name === 'string' ? { kind: 'text', text: name } : undefined
  },
}

async function readTokenAmount(
  value: Decoded,
  { params }: FieldRule,
  { roots, coin, token }: ValueContext,
): Promise<ClearValue | undefined> {
  if (!isCount(value)) return undefined
  const address = addressOf(params, roots)
  const natives = [params['nativeCurrencyAddress']].flat().map((native) => String(resolved(native, roots)).toLowerCase())
  const known = address !== undefined && natives.includes(address.toLowerCase()) ? coin : address && (await token(address))
  const threshold = limitOf(resolved(params['threshold'], roots))
  if (threshold !== undefined && value >= threshold)
    return { kind: 'everything', words: text(params['message']), symbol: known ? known.symbol : '' }
  if (known) return { kind: 'amount', units: value, decimals: known.decimals, symbol: known.symbol }
  return { kind: 'units', units: value, token: address ?? '' }
}

/** Of the token: as the call names it, or as the descriptor does. */
function addressOf(params: FieldRule['params'], roots: Roots): string | undefined {
  const [found] = typeof params['tokenPath'] === 'string' ? valuesAt(params['tokenPath'], roots) : []
  const named = found ?? resolved(params['token'], roots)
  return typeof named === 'string' && /^0x[0-9a-f]{40}$/i.test(named) ? named : undefined
}

function resolved(value: unknown, roots: Roots): unknown {
  return typeof value === 'string' && value.startsWith('$.') ? constantAt(value, roots) : value
}

function limitOf(value: unknown): bigint | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  return typeof value === 'string' && /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value) ? BigInt(value) : undefined
}

function isCount(value: Decoded): value is bigint {
  return typeof value === 'bigint' && value >= 0n
}

function smallNumber(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 77 ? value : 0
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 120) : ''
}

function written(value: Decoded): string {
  if (isTuple(value)) return `{ ${[...value.fields].map(([name, each]) => `${name}: ${written(each)}`).join(', ')} }`
  return typeof value === 'object' ? `[${value.map(written).join(', ')}]` : String(value)
}
