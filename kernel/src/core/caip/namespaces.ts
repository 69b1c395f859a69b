import type { ChainNamespace } from './ids.js'

/** The chain families of the product. Plugins declare further ones. */
export const productNamespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks'] as const

/** A chain family of the product. */
export type ProductNamespace = (typeof productNamespaces)[number]

/** Tells whether a text names a chain family. */
export type IsKnownNamespace = (namespace: string) => namespace is ChainNamespace

/** Knows the product's families and those in the set, which is read anew at each call. */
export function knownNamespaces(declared: ReadonlySet<string>): IsKnownNamespace {
  return (namespace): namespace is ChainNamespace => isProductNamespace(namespace) || declared.has(namespace)
}

/** Knows the product's own families only. */
export const isProductNamespace: IsKnownNamespace = (namespace): namespace is ChainNamespace =>
  (productNamespaces as readonly string[]).includes(namespace)
