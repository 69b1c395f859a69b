import type { Namespaces } from '../open.js'

/** A chain family: the seven of the product, and those that plugins add to `Namespaces`. */
export type ChainNamespace = keyof Namespaces & string

/** A CAIP-2 network id, `namespace:reference`. */
export type CaipNetworkId = `${string}:${string}`

/** A CAIP-10 address, `namespace:reference:address`. */
export type CaipAddress = `${string}:${string}:${string}`
