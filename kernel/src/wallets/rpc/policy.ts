import type { RpcMethods } from '../../product/slot-items.js'
import { productMethods } from './methods.js'

/** What a wallet RPC method needs: nothing, the visitor's approval, or it is not let through at all. */
export type RpcClass = 'safe' | 'ask' | 'refused'

/** One wallet RPC method of one family. */
export interface RpcCall {
  readonly namespace: string
  readonly method: string
}

/**
 * Decides what a method needs. What nothing names is refused. A method that anything calls `ask` needs approval, and one
 * that the product calls `ask` needs it in every family: an entry can be stricter than the product, never laxer.
 */
export function classify({ namespace, method }: RpcCall, extra: readonly RpcMethods[] = []): RpcClass {
  // An entry comes from a manifest as it was written, so it may be no object at all.
  const own = [...productMethods, ...extra].filter((entry: RpcMethods | null | undefined) => entry?.namespace === namespace)
  if (names(own, 'ask', method)) return 'ask'
  if (!names(own, 'safe', method)) return 'refused'
  return names(productMethods, 'ask', method) ? 'ask' : 'safe'
}

function names(entries: readonly RpcMethods[], list: 'safe' | 'ask', method: string): boolean {
  // A list that is a text would name every part of itself.
  return entries.some((entry) => Array.isArray(entry[list]) && entry[list].includes(method))
}
