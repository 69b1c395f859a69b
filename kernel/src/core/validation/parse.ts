/** Gives what is kept of a foreign value, or undefined when it is not what it must be. */
export type Parse = (value: unknown) => unknown

type Fields = Readonly<Record<string, Parse>>

/** Longer lists than any plugin needs are junk. */
const longestList = 500

/** Stands for a field that cannot be read: a getter that throws, or no object at all. No parser takes it. */
export const unreadable: symbol = Symbol('unreadable')

/** One look at a field of anything. */
export function readField(input: unknown, field: string | number): unknown {
  try {
    return Reflect.get(input as object, field)
  } catch {
    // Whoever reads it says so, and names the field.
    return unreadable
  }
}

/** Texts of a certain shape. */
export function matching(pattern: RegExp): Parse {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : undefined)
}

/** One of a few values. */
export function oneOf(...values: readonly unknown[]): Parse {
  return (value) => (values.includes(value) ? value : undefined)
}

/** What a rule takes, as it is. */
export function fitting(isFit: (value: unknown) => boolean): Parse {
  return (value) => (isFit(value) ? value : undefined)
}

/** Something that can be called. */
export const aFunction: Parse = fitting((value) => typeof value === 'function')

/** A frozen copy of a list, each item read once. */
export function listOf(parse: Parse): Parse {
  return (value) => {
    const length = Array.isArray(value) ? readField(value, 'length') : undefined
    if (typeof length !== 'number' || length > longestList) return undefined
    const items: unknown[] = []
    for (let index = 0; index < length; index++) items.push(parse(readField(value, index)))
    return items.includes(undefined) ? undefined : Object.freeze(items)
  }
}

/** A frozen copy of the first rows of a list: one that does not fit is dropped alone. */
export function rowsOf(parse: Parse, most: number): Parse {
  return (value) =>
    Array.isArray(value)
      ? Object.freeze(
          value
            .slice(0, most)
            .map(parse)
            .filter((row) => row !== undefined),
        )
      : undefined
}

/** A frozen copy of an object whose names are anybody's choice: every name and every item must fit. */
export function entriesOf(name: Parse, item: Parse): Parse {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined
    const entries = Object.entries(value).map(([key, found]) => [name(key) as string, item(found)] as const)
    return entries.flat().includes(undefined) ? undefined : Object.freeze(Object.fromEntries(entries))
  }
}

/** A frozen copy of an object: the first fields must be there, the others may. */
export function record(required: Fields, optional: Fields = {}): Parse {
  const fields = Object.entries({ ...required, ...optional })
  return (value) => {
    const copy: Record<string, unknown> = {}
    for (const [field, parse] of fields) {
      const found = readField(value, field)
      if (found === undefined && Object.hasOwn(optional, field)) continue
      copy[field] = parse(found)
      if (copy[field] === undefined) return undefined
    }
    return Object.freeze(copy)
  }
}

/** What the first that takes the value makes of it. */
export function either(...parsers: readonly Parse[]): Parse {
  return (value) => {
    for (const parse of parsers) {
      const found = parse(value)
      if (found !== undefined) return found
    }
    return undefined
  }
}
