import { type Place, inside, tellUnknown, wrong } from './place.js'

/** Takes what a host may have meant by a value. Undefined means absent, or told as a problem. Its result is frozen. */
export type Reader<T> = (found: unknown, place: Place) => T | undefined

/** One reader per field. */
export type Readers<T> = { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> }

/** Nobody configures more of anything than this. */
const most = 1_000

/** Reads a value that is no list and no record. */
export function leaf<T>(wants: string, accept: (found: unknown) => T | undefined): Reader<T> {
  return (found, place) => (found === undefined ? undefined : (accept(found) ?? wrong(place, found, wants)))
}

/** Reads one of a few words. */
export function oneOf<T extends string>(words: readonly T[]): Reader<T> {
  return leaf(`one of ${words.join(', ')}`, (found) => words.find((word) => word === found))
}

/** Stands in for a value that is absent or wrong. */
export function or<T>(read: Reader<T>, fallback: T): Reader<T> {
  return (found, place) => read(found, place) ?? fallback
}

/** Reads a list in which each row stands for itself: a wrong one is dropped alone. */
export function rows<T>(read: Reader<T>): Reader<readonly T[]> {
  return (found, place) => {
    if (found === undefined) return undefined
    if (!Array.isArray(found)) return wrong(place, found, 'a list')
    if (found.length > most) place.tell(place.path, `found ${found.length} entries, only the first ${most} are used`)
    const taken = Array.from({ length: Math.min(found.length, most) }, (_, index) => take(read, found, index, place))
    return Object.freeze(taken.filter((item) => item !== undefined))
  }
}

export interface GroupRules<T> {
  /** The fields without which there is no group. */
  readonly needs?: readonly (keyof T & string)[]
  /** Other fields may stand beside ours and are left out without a word. */
  readonly isOpen?: boolean
}

/** Reads an object field by field: a wrong field is left out alone, and an unknown one is told with the nearest known name. */
export function group<T extends object>(fields: Readers<T>, { needs = [], isOpen = false }: GroupRules<T> = {}): Reader<T> {
  return (found, place) => {
    if (found === undefined) return undefined
    if (!isRecord(found)) return wrong(place, found, 'an object')
    const names = Object.keys(fields)
    const taken = Object.entries<Reader<unknown>>(fields).map(([name, read]) => [name, take(read, found, name, place)] as const)
    if (!isOpen) for (const name of keysOf(found, place)) if (!names.includes(name)) tellUnknown(place, name, names)
    const result = Object.fromEntries(taken.filter(([, item]) => item !== undefined)) as T
    const missing = needs.find((name) => result[name] === undefined)
    if (missing === undefined) return Object.freeze(result)
    place.tell(place.path, `needs ${missing} and is left out`)
    return undefined
  }
}

/** A group of which every field has a stand-in: absent or wrong, it is there all the same. */
export function always<T>(read: Reader<T>): (found: unknown, place: Place) => T {
  return (found, place) => (read(found, place) ?? read({}, place)) as T
}

export interface EntryRules<T> {
  /** How the value under a name is read; undefined for a name that there cannot be. */
  readonly read: (name: string) => Reader<T> | undefined
  /** The names that somebody waits for. Others are kept, and told. */
  readonly known?: readonly string[]
}

/** Reads a record by its names. What it gives has no prototype, so that no name finds what nobody wrote. */
export function entries<T>({ read, known }: EntryRules<T>): Reader<Readonly<Record<string, T>>> {
  return (found, place) => {
    if (found === undefined) return undefined
    if (!isRecord(found)) return wrong(place, found, 'an object')
    const result = Object.create(null) as Record<string, T>
    for (const name of keysOf(found, place).slice(0, most)) {
      const reader = read(name)
      if (reader === undefined || known?.includes(name) === false) tellUnknown(place, name, known ?? [])
      const item = reader && take(reader, found, name, place)
      if (item !== undefined) result[name] = item
    }
    return Object.freeze(result)
  }
}

/** Reads one own property. A getter, a proxy or anything else that throws spoils that property alone. */
export function take<T>(read: Reader<T>, holder: object, key: string | number, place: Place): T | undefined {
  const there = inside(place, key)
  try {
    return read(Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined, there)
  } catch {
    place.tell(there.path, 'cannot be read because it throws, give plain data')
    return read(undefined, there)
  }
}

function keysOf(found: object, place: Place): readonly string[] {
  try {
    return Object.keys(found)
  } catch {
    place.tell(place.path, 'cannot be listed because it throws, give plain data')
    return []
  }
}

/** True for an object that is no list. */
export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
