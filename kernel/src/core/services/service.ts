import type { Provided, Token } from './token.js'

declare const optional: unique symbol

/** A need that may be absent: its service arrives as `undefined` while nobody provides it. */
export type Optional<T> = { readonly key: Token<T>; readonly [optional]: true }

/** What a service asks for: a key, or one that may be absent. */
export type Need = Token<unknown> | Optional<unknown>

type Given<N> = N extends Optional<infer T> ? T | undefined : Provided<N>

/** How one service is made: its key, the services it needs, and the function that makes it from them. */
export interface Service<T = unknown> {
  readonly key: Token<T>
  readonly needs: readonly Need[]
  readonly create: (...needs: never[]) => T
}

/**
 * Describes a singleton. A wrong key, order or type of the needs does not compile. A service with a `dispose()` method is
 * disposed when its plugin unloads.
 */
export function service<T, const N extends readonly Need[]>(
  key: Token<T>,
  needs: N,
  create: (...needs: { [I in keyof N]: Given<N[I]> }) => T,
): Service {
  return { key, needs, create }
}

/** Marks a need as optional. */
export function maybe<T>(key: Token<T>): Optional<T> {
  return { key } as Optional<T>
}
