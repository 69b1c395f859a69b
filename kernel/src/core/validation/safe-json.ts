/** Levels that a foreign document may nest. */
export const jsonDepth = 32

const unsafeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
const loneSurrogates = /\p{Surrogate}/gu

/**
 * Reads JSON that somebody else wrote. Names that reach prototypes are dropped, lone surrogates replaced, a byte order mark
 * skipped. Throws SyntaxError for what is no JSON or nests deeper than `jsonDepth`.
 */
export function safeJson(text: string): unknown {
  return clean(JSON.parse(text.replace(/^\uFEFF/, '')), jsonDepth)
}

function clean(value: unknown, room: number): unknown {
  if (typeof value === 'string') return value.replace(loneSurrogates, '\uFFFD')
  if (typeof value !== 'object' || value === null) return value
  if (room === 0) throw new SyntaxError(`nested deeper than ${jsonDepth} levels`)
  for (const [name, item] of Object.entries(value)) {
    if (unsafeNames.has(name)) Reflect.deleteProperty(value, name)
    else Reflect.set(value, name, clean(item, room - 1))
  }
  return value
}
