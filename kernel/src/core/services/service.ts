import type { Key, Provided } from './key.js'

declare const optional: unique symbol

/** A need that may be absent: its service arrives as `undefined` while nobody provides it. */
export type Optional<T> = { readonly key: Key<T>; readonly [optional]: true }

/** Need of a service: a key, or one that may be absent. */
export type Need = Key<unknown> | Optional<unknown>

/** The services that a service asks for, each under the name by which it is given. */
export type Needs = Readonly<Record<string, Need>>

/** The services themselves, under the names of the needs. */
export type Given<N extends Needs> = { readonly [K in keyof N]: N[K] extends Optional<infer T> ? T | undefined : Provided<N[K]> }

/** Recipe of one service: its key, the services it needs, and the function that makes it from them. */
export interface Service<T = unknown> {
  readonly key: Key<T>
  readonly needs: Needs
  create(given: object): T
}

/**
 * Describes a singleton. A wrong key or type of the needs does not compile. A service with a `dispose()` method is disposed when
 * its plugin unloads.
 */
export function service<T, const N extends Needs>(key: Key<T>, needs: N, create: (given: Given<N>) => T): Service {
  return { key, needs, create }
}

/** Marks a need as optional. */
export function maybe<T>(key: Key<T>): Optional<T> {
  return { key } as Optional<T>
}
