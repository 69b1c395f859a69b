import { secretNames, secretPatterns, unsafeCharacters } from './secrets.js'

const limits = { text: 2_000, items: 50, depth: 5 }

/** A text that may be logged: on one line, without secrets, of bounded length. */
export function redactText(text: string): string {
  let safe = clip(text)
  for (const [pattern, replacement] of secretPatterns) safe = safe.replace(pattern, replacement)
  return safe.replace(unsafeCharacters, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

/** A plain copy of any value that may be logged: bounded, without secrets, and made without running more than its getters. */
export function redact(value: unknown): unknown {
  return copy(value, limits.depth)
}

function copy(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint' || typeof value === 'symbol') return redactText(value.toString())
  if (typeof value === 'function') return '[function]'
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '[…]'
  try {
    return copyObject(value, depth)
  } catch {
    // A revoked proxy or a getter that throws: the value is hostile, and that is all there is to say.
    return '[unreadable]'
  }
}

function copyObject(value: object, depth: number): unknown {
  if (Array.isArray(value)) return value.slice(0, limits.items).map((item) => copy(item, depth - 1))
  const names = value instanceof Error ? errorNames(value) : Object.keys(value).slice(0, limits.items)
  return Object.fromEntries(names.map((name) => [redactText(name), copyProperty(value, name, depth)]))
}

/** Fields of an error that are not enumerable; its stack names the visitor's files. */
function errorNames(error: Error): readonly string[] {
  return ['name', 'message', 'code', 'context', 'cause'].filter((name) => name in error)
}

function copyProperty(value: object, name: string, depth: number): unknown {
  const found: unknown = Reflect.get(value, name)
  return secretNames.test(name) && found !== undefined ? '[redacted]' : copy(found, depth - 1)
}

/** Cuts at a space, so that no half of a secret escapes its pattern. */
function clip(text: string): string {
  if (text.length <= limits.text) return text
  const start = text.slice(0, limits.text)
  return `${start.slice(0, start.lastIndexOf(' ') + 1)}… (${text.length} characters)`
}
