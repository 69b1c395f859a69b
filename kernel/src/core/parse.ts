import { getField } from './reflect.js'

/** Place inside a value. */
export type Path = readonly (string | number)[]

/** One thing that does not fit: where it stands, what it is, and what it must be. */
export interface Misfit {
  readonly path: Path
  readonly found: unknown
  readonly expected: string
  /** Problem in words, where it is not what was found. */
  readonly note?: string
  /** Names that could stand in the place of an unknown one. */
  readonly known?: readonly string[]
}

/** Hears of what does not fit: of the first thing where all must fit, of each where one is left out alone. */
export type Tell = (misfit: Misfit) => void

/** Gives what is kept of a foreign value. Undefined when it does not fit: then it tells where and why. */
export type Parse<T = unknown> = (value: unknown, tell?: Tell) => T | undefined

/** One parser for each field. */
export type Fields = Readonly<Record<string, Parse>>

/** Types that the parsers of the fields give. */
export type Kept<F extends Fields> = { readonly [K in keyof F]: F[K] extends Parse<infer T> ? T : never }

/** Longer lists than any plugin needs are junk. */
const longestList = 500

/** Stands for a field that cannot be read: a getter that throws, or no object at all. No parser takes it. */
export const unreadable: symbol = Symbol('unreadable')

/** Looks once at a field of anything. */
export function readField(input: unknown, field: string | number): unknown {
  try {
    return getField(input as object, field) as unknown
  } catch {
    // The caller reports it, and names the field.
    return unreadable
  }
}

/** Takes what a function makes of a value; undefined when nothing can be made of it. */
export function making<T>(make: (value: unknown) => T | undefined, expected: string): Parse<T> {
  return (value, tell) => make(value) ?? misfit(value, expected, tell)
}

/** Takes what fits a rule, as it is. */
export function fitting<T = unknown>(isFit: (value: unknown) => boolean, expected = 'something else'): Parse<T> {
  return (value, tell) => (isFit(value) ? (value as T) : misfit(value, expected, tell))
}

/** Texts of a certain shape. */
export function matching<T extends string = string>(pattern: RegExp, expected = 'a text'): Parse<T> {
  return fitting((value) => typeof value === 'string' && pattern.test(value), expected)
}

/** One of a few values. */
export function oneOf<const T extends readonly unknown[]>(...values: T): Parse<T[number]> {
  return (value, tell) => (values.includes(value) ? value : misfit(value, `one of ${values.join(', ')}`, tell))
}

/** Something that can be called. */
export const aFunction: Parse<(...given: never[]) => unknown> = fitting((value) => typeof value === 'function', 'a function')

/** Anything that is there, as it is. */
export const anything: Parse = (value) => value

/** A frozen copy of a list, each item read once. */
export function listOf<T>(parse: Parse<T>): Parse<readonly T[]> {
  return (value, tell) => {
    const length = Array.isArray(value) ? readField(value, 'length') : undefined
    if (typeof length !== 'number' || length > longestList) return misfit(value, `a list of at most ${longestList}`, tell)
    const items: T[] = []
    for (let index = 0; index < length; index++) {
      const item = parse(readField(value, index), within(tell, index))
      if (item === undefined) return undefined
      items.push(item)
    }
    return Object.freeze(items)
  }
}

/** A frozen copy of the first rows of a list: one that does not fit is dropped alone. */
export function rowsOf<T>(parse: Parse<T>, most: number): Parse<readonly T[]> {
  return (value, tell) => {
    if (!Array.isArray(value)) return misfit(value, 'a list', tell)
    if (value.length > most) note(`has more than ${most} entries, the others are left out`, tell)
    const rows = Array.from({ length: Math.min(value.length, most) }, (_, index) => take(parse, value, index, tell))
    return Object.freeze(rows.filter((row) => row !== undefined))
  }
}

/** A frozen copy of an object whose names are anybody's choice: every name and every item must fit. */
export function entriesOf<T>(name: Parse<string>, item: Parse<T>): Parse<Readonly<Record<string, T>>> {
  return (value, tell) => {
    if (typeof value !== 'object' || value === null) return misfit(value, 'an object', tell)
    const entries: [string, T][] = []
    for (const [key, found] of Object.entries(value)) {
      const kept = item(found, within(tell, key))
      if (name(key, within(tell, key)) === undefined || kept === undefined) return undefined
      entries.push([key, kept])
    }
    return Object.freeze(Object.fromEntries(entries))
  }
}

/** A frozen copy of an object: the first fields must be there, the others may. */
export function record<R extends Fields>(required: R): Parse<Kept<R>>
export function record<R extends Fields, O extends Fields>(required: R, optional: O): Parse<Kept<R> & Partial<Kept<O>>>
export function record(required: Fields, optional: Fields = {}): Parse<object> {
  const fields = Object.entries<Parse>({ ...required, ...optional })
  return (value, tell) => {
    if (typeof value !== 'object' || value === null) return misfit(value, 'an object', tell)
    const copy: Record<string, unknown> = {}
    for (const [field, parse] of fields) {
      const found = readField(value, field)
      if (found === undefined && !Object.hasOwn(required, field)) continue
      copy[field] = parse(found, within(tell, field))
      if (copy[field] === undefined) return undefined
    }
    return Object.freeze(copy)
  }
}

/** Gives the result of the first parser that takes the value. When none does, the first one tells. */
export function either<const P extends readonly [Parse, ...Parse[]]>(...parsers: P): Parse<Kept<Record<'of', P[number]>>['of']> {
  return (value, tell) => {
    for (const parse of parsers) {
      const found = parse(value)
      if (found !== undefined) return found as Kept<Record<'of', P[number]>>['of']
    }
    return void (tell && parsers[0](value, tell))
  }
}

/** Parses one field of an object's own. A getter, a proxy or anything else that throws spoils that field alone. */
export function take<T>(parse: Parse<T>, holder: object, name: string | number, tell?: Tell): T | undefined {
  try {
    const found: unknown = Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined
    return parse(found, found === undefined ? undefined : within(tell, name))
  } catch {
    misfit(unreadable, 'plain data', within(tell, name))
    return parse(undefined)
  }
}

/** Tells that a value does not fit. */
export function misfit(found: unknown, expected: string, tell: Tell | undefined): undefined {
  tell?.({ path: [], found, expected })
}

/** Tells of a problem in words. */
export function note(text: string, tell: Tell | undefined): undefined {
  tell?.({ path: [], found: undefined, expected: '', note: text })
}

/** Tells with the step before the path. */
export function within(tell: Tell | undefined, step: string | number): Tell | undefined {
  return tell && ((inside) => tell({ ...inside, path: [step, ...inside.path] }))
}
