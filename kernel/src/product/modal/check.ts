import { shown } from '../../core/errors/shown.js'
import { modalError } from './errors.js'

/** Takes a value that a host handed over, or refuses it and names the field. */
export type Check<T = unknown> = (value: unknown, field: string) => T

/** Any text. */
export const text: Check<string> = (value, field) => (typeof value === 'string' ? value : refuse(field, value, 'string'))

/** What ids are: a number or a text. */
export const numberOrText: Check = (value, field) =>
  typeof value === 'number' || typeof value === 'string' ? value : refuse(field, value, '(number | string)')

/** Whatever it is. */
export const anything: Check = (value) => value

/** A field that may be absent. */
export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value, field) => (value === undefined ? undefined : check(value, field))
}

/** A copy of an object with these fields, and with the others too when it keeps them. */
export function object<T>(fields: { readonly [K in keyof T]: Check<T[K]> }, keepsOthers = false): Check<T> {
  return (value, field) => {
    if (typeof value !== 'object' || value === null) return refuse(field, value, 'Object')
    const copy: Record<string, unknown> = keepsOthers ? { ...value } : {}
    for (const [name, check] of Object.entries<Check>(fields)) {
      const taken = check(Reflect.get(value, name), `${field}.${name}`)
      if (taken !== undefined) copy[name] = taken
    }
    return copy as T
  }
}

function refuse(field: string, value: unknown, expected: string): never {
  throw modalError('modal/invalid-request', { field, found: found(value), expected })
}

function found(value: unknown): string {
  if (Array.isArray(value)) return 'Array'
  if (typeof value === 'string') return shown(`"${value}"`)
  return typeof value === 'object' && value !== null ? 'Object' : shown(value)
}
