import { shown } from '../../core/errors/shown.js'
import { nearest } from '../../core/errors/nearest.js'

/** Tells a problem of the value that is being read, or of something at a path inside it. */
export type Tell = (line: string, path?: readonly (string | number)[]) => undefined

/** Takes what a host may have meant by a value. Undefined means absent, or told as a problem. */
export type Reader<T> = (found: unknown, tell: Tell) => T | undefined

/** One reader per field. */
export type Readers<T> = { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> }

/** Nobody configures more of anything than this. */
const most = 1_000

/** Reads one value by what can be made of it; what is not accepted is told together with what to give. */
export function leaf<T>(wants: string, accept: (found: unknown) => T | undefined): Reader<T> {
  return (found, tell) => (found === undefined ? undefined : (accept(found) ?? wrong(found, wants, tell)))
}

/** Reads one value that must be of a kind, and may still be found wanting when it is taken. */
export function kind<F, T = F>(
  wants: string,
  is: (found: unknown) => found is F,
  make?: (found: F, tell: Tell) => T | undefined,
): Reader<T> {
  return (found, tell) => {
    if (found === undefined) return undefined
    if (!is(found)) return wrong(found, wants, tell)
    return make === undefined ? (found as F & T) : make(found, tell)
  }
}

/** Reads one of a few words. */
export function oneOf<T extends string>(words: readonly T[]): Reader<T> {
  return leaf(`one of ${words.join(', ')}`, (found) => words.find((word) => word === found))
}

/** Stands in for a value that is absent or wrong. */
export function or<T>(read: Reader<T>, fallback: T): Reader<T> {
  return (found, tell) => read(found, tell) ?? fallback
}

/** Reads a list in which each row stands for itself: a wrong one is dropped alone. */
export function rows<T>(read: Reader<T>): Reader<readonly T[]> {
  return kind('a list', Array.isArray, (found, tell) => {
    if (found.length > most) tell(`has more than ${most} entries, the others are left out`)
    const taken = Array.from({ length: Math.min(found.length, most) }, (_, index) => take(read, found, index, tell))
    return taken.filter((item) => item !== undefined)
  })
}

/** Reads an object field by field: a wrong field is left out alone. Without the fields that it needs there is no object. */
export function group<T extends object>(fields: Readers<T>, needs: readonly (keyof T & string)[] = []): Reader<T> {
  return kind('an object', isRecord, (found, tell) => {
    const taken = Object.entries<Reader<unknown>>(fields).map(([name, read]) => [name, take(read, found, name, tell)] as const)
    const result = Object.fromEntries(taken.filter(([, item]) => item !== undefined)) as T
    const missing = needs.find((name) => !(name in result))
    return missing === undefined ? result : tell(`lacks ${missing} and is left out`)
  })
}

/** As `group`, and a field that nobody waits for is told with the nearest known name. */
export function closedGroup<T extends object>(fields: Readers<T>, needs?: readonly (keyof T & string)[]): Reader<T> {
  const read = group(fields, needs)
  const known = Object.keys(fields)
  return (found, tell) => {
    if (isRecord(found)) for (const name of Object.keys(found)) tellUnknown(name, known, tell)
    return read(found, tell)
  }
}

type AlwaysReader<T> = (found: unknown, tell: Tell) => T

/** A group of which every field may be absent: it is there all the same. */
export function always<T>(read: Reader<T>): AlwaysReader<T> {
  return (found, tell) => (read(found, tell) ?? read({}, tell)) as T
}

/**
 * Reads a record whose names the host chooses; `read` is undefined for a name that there cannot be. Names that are not
 * among the known ones are kept and told. What it gives has no prototype, so that no name finds what nobody wrote.
 */
export function entries<T>(
  read: (name: string) => Reader<T> | undefined,
  known?: readonly string[],
): AlwaysReader<Readonly<Record<string, T>>> {
  return always(
    kind('an object', isRecord, (found, tell) => {
      const result = Object.create(null) as Record<string, T>
      for (const name of Object.keys(found).slice(0, most)) {
        const reader = read(name)
        if (known !== undefined || reader === undefined) tellUnknown(name, known ?? [], tell)
        const item = reader && take(reader, found, name, tell)
        if (item !== undefined) result[name] = item
      }
      return result
    }),
  )
}

/** Reads one own property. A getter, a proxy or anything else that throws spoils that property alone. */
export function take<T>(read: Reader<T>, holder: object, key: string | number, tell: Tell): T | undefined {
  const tellInside: Tell = (line, path = []) => tell(line, [key, ...path])
  try {
    return read(Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined, tellInside)
  } catch {
    tellInside('throws, give plain data')
    return read(undefined, tellInside)
  }
}

function wrong(found: unknown, wants: string, tell: Tell): undefined {
  return tell(`found ${typeof found === 'string' ? `'${shown(found)}'` : shown(found)}, give ${wants}`)
}

function tellUnknown(name: string, known: readonly string[], tell: Tell): void {
  const close = nearest(name, known)
  if (!known.includes(name)) tell(close === undefined ? 'cannot stand here' : `is unknown, did you mean ${close}?`, [shown(name)])
}

function isRecord(value: unknown): value is object {
  return isObject(value) && !Array.isArray(value)
}

/** Whether something has fields: a list has too, and null has none. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
