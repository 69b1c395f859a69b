import type { Decoded, DecodedTuple } from '../abi/decode.js'

/** Where the paths of a descriptor begin: `#` the data, `@` what carries it, `$` the descriptor itself. */
export interface Roots {
  readonly data: Decoded
  readonly container: ReadonlyMap<string, Decoded>
  readonly descriptor: unknown
}

/** Parts of a path, at most. */
const mostParts = 24

/** The values that a path of ERC-7730 leads to: several behind `[]`, and none where it leads nowhere. */
export function valuesAt(path: string, { data, container }: Roots): readonly Decoded[] {
  const isOfContainer = path.startsWith('@.')
  const parts = path
    .replace(/^[#@]\./, '')
    .split('.')
    .filter(Boolean)
  if (parts.length > mostParts || path.startsWith('$')) return []
  const root: Decoded = isOfContainer ? { fields: container } : data
  return parts.reduce<readonly Decoded[]>((values, part) => values.flatMap((value) => step(value, part)), [root])
}

/** What a path that begins with `$` leads to in the descriptor: plain data. */
export function constantAt(path: string, { descriptor }: Pick<Roots, 'descriptor'>): unknown {
  if (!path.startsWith('$.')) return undefined
  return path
    .slice(2)
    .split('.')
    .reduce<unknown>((value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined), descriptor)
}

function step(value: Decoded, part: string): readonly Decoded[] {
  const slice = /^\[(-?\d*)(:?)(-?\d*)\]$/.exec(part)
  if (slice === null) return isTuple(value) ? present(value.fields.get(part)) : []
  const [, from = '', colon, to = ''] = slice
  if (typeof value === 'string') return colon === ':' ? bytesOf(value, from, to) : []
  if (!Array.isArray(value)) return []
  const list = value as readonly Decoded[]
  if (colon === ':') return list.slice(from === '' ? undefined : Number(from), to === '' ? undefined : Number(to))
  return from === '' ? list : present(list.at(Number(from)))
}

/** A part of bytes: some contracts keep addresses in them. */
function bytesOf(hex: string, from: string, to: string): readonly string[] {
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(hex)) return []
  const place = (text: string): number | undefined => (text === '' ? undefined : Number(text) * 2)
  return [`0x${hex.slice(2).slice(place(from), place(to))}`]
}

function present(value: Decoded | undefined): readonly Decoded[] {
  return value === undefined ? [] : [value]
}

/** True for values by their names. */
export function isTuple(value: Decoded): value is DecodedTuple {
  return typeof value === 'object' && 'fields' in value
}

/** True for plain objects of a descriptor. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
