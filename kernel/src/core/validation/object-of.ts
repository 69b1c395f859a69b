import { type ObjectEntries, type ObjectSchema, object } from 'valibot'

/**
 * An object by its fields, for schemas. The list of fields inherits nothing: valibot goes through inherited ones as well, and a page may
 * have put a function of its own on `Object.prototype`.
 */
export function objectOf<const T extends ObjectEntries>(entries: T): ObjectSchema<T, undefined> {
  return object(Object.assign<T, T>(Object.create(null) as T, entries))
}
