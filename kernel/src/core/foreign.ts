import { readField, unreadable } from './parse.js'
import { apply } from './reflect.js'

/** The fields under which wallets and libraries wrap the error that they mean. */
export const wrappings: readonly string[] = ['data', 'originalError', 'cause', 'error', 'info']

/** One field of a foreign value. A getter or a proxy that throws has nothing there. */
export function fieldOf(thing: unknown, name: string): unknown {
  const found = readField(thing, name)
  return found === unreadable ? undefined : found
}

/** Calls a method of a foreign object, if there is one. Ignores what it throws, now or later. */
export function callOf(thing: unknown, name: string, given: readonly unknown[]): void {
  const method = fieldOf(thing, name)
  if (typeof method !== 'function') return
  const result = new Promise((resolve) => resolve(apply(method, thing, given)))
  result.catch(() => undefined)
}
