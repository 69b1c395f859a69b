import { type Parse, type Tell, misfit, note, take, within } from './parse.js'

/** One parser for each field of a type. */
export type ParsersOf<T> = { readonly [K in keyof T]-?: Parse<Exclude<T[K], undefined>> }

/** Nobody gives more names than this. */
const most = 1_000

/** Parser that gives something in any case. */
export type Always<T> = (...given: Parameters<Parse<T>>) => T

/** Gives a fallback for what is absent or does not fit. */
export function or<T>(parse: Parse<T>, fallback: T): Always<T> {
  return (value, tell) => parse(value, tell) ?? fallback
}

/** Gives what a parser makes of an empty object for what is absent or does not fit. */
export function always<T>(parse: Parse<T>): Always<T> {
  return (value, tell) => parse(value, tell) ?? (parse({}) as T)
}

/** A frozen copy of an object, field by field: one that does not fit is left out alone. Without the fields that it needs there is no copy. */
export function groupOf<T extends object>(parsers: ParsersOf<T>, needs: readonly (keyof T & string)[] = []): Parse<T> {
  return (value, tell) => {
    if (!isRecord(value)) return misfit(value, 'an object', tell)
    const copy: Record<string, unknown> = {}
    for (const [name, parse] of Object.entries<Parse>(parsers)) {
      const kept = take(parse, value, name, tell)
      if (kept !== undefined) copy[name] = kept
    }
    const missing = needs.find((name) => !Object.hasOwn(copy, name))
    return missing === undefined ? Object.freeze(copy as T) : note(`lacks ${missing} and is left out`, tell)
  }
}

/** Parses as `groupOf`, and tells of every name that has no parser. */
export function closedGroupOf<T extends object>(parsers: ParsersOf<T>, needs?: readonly (keyof T & string)[]): Parse<T> {
  const parse = groupOf(parsers, needs)
  const known = Object.keys(parsers)
  return (value, tell) => {
    if (tell && isRecord(value)) for (const name of Object.keys(value)) if (!known.includes(name)) unknownName(name, known, tell)
    return parse(value, tell)
  }
}

/** Names that an object may have, where not any will do. */
export interface ObjectNames {
  readonly known: readonly string[]
  /** Names of before, each with the one that took its place. */
  readonly former?: Readonly<Record<string, string>>
}

/**
 * A frozen copy of an object whose names are anybody's choice: an item that does not fit is left out alone, and so is a name
 * without a parser. Names that are not among the known ones are kept and told, those of before stand for their present ones. The
 * copy has no prototype, so that no name finds what nobody wrote.
 */
export function namedOf<T>(
  parserOf: (name: string) => Parse<T> | undefined,
  { known, former = {} }: Partial<ObjectNames> = {},
): Parse<Readonly<Record<string, T>>> {
  return (value, tell) => {
    if (!isRecord(value)) return misfit(value, 'an object', tell)
    const copy = Object.create(null) as Record<string, T>
    for (const given of Object.keys(value).slice(0, most)) {
      const name = (Object.hasOwn(former, given) ? former[given] : undefined) ?? given
      if (name !== given) note(`is called ${name} now`, within(tell, given))
      if (name !== given && Object.hasOwn(value, name)) continue
      const parse = parserOf(name)
      if (tell && (parse === undefined || known?.includes(name) === false)) unknownName(name, known ?? [], tell)
      const item = parse && take(parse, value, given, tell)
      if (item !== undefined) copy[name] = item
    }
    return Object.freeze(copy)
  }
}

function unknownName(name: string, known: readonly string[], tell: Tell): void {
  tell({ path: [name], found: undefined, expected: '', known })
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
