declare const provided: unique symbol

/**
 * The key of a service: a plain string that remembers, for the compiler, what it stands for.
 * `export const swapStore = 'swap.store' as Key<SwapStore>` is data, so a contract or a manifest that names it runs nothing.
 */
export type Key<T> = string & { readonly [provided]: T }

/** Type of the service that a key names. */
export type Provided<K> = K extends Key<infer T> ? T : never
