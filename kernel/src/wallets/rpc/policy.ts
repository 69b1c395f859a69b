import type { RpcMethodLists, RpcMethods } from '../open.js'
import type { Key } from '../../core/services/key.js'

/** Need of a wallet RPC method: nothing, the visitor's approval, or it is not let through at all. */
export type RpcClass = 'safe' | 'ask' | 'refused'

/** One wallet RPC method of one family. */
export interface RpcCall {
  readonly namespace: string
  readonly method: string
}

/** Finds the lists that an entry keeps in the code of its plugin; undefined while that is not loaded. */
export type FindLists = (key: Key<RpcMethodLists>) => RpcMethodLists | undefined

/**
 * Decides what a method needs. One that no entry of its family names is refused, and one that any entry of any family calls `ask`
 * needs approval: an entry can be stricter than the others, never laxer. While lists of a family are not loaded, nothing of it is
 * safe.
 */
export function classify({ namespace, method }: RpcCall, entries: readonly RpcMethods[], find: FindLists): RpcClass {
  // An entry comes from a manifest as it was written, so it may be no object at all.
  const given = entries.filter((entry: RpcMethods | null | undefined) => typeof entry === 'object' && entry !== null)
  const own = given.filter((entry) => entry.namespace === namespace)
  if (!names(own, { lists: ['safe', 'ask'], method, find })) return 'refused'
  const isComplete = own.every(({ more }) => more === undefined || find(more) !== undefined)
  return isComplete && !names(given, { lists: ['ask'], method, find }) ? 'safe' : 'ask'
}

interface Sought {
  readonly lists: readonly ('safe' | 'ask')[]
  readonly method: string
  readonly find: FindLists
}

function names(entries: readonly RpcMethods[], { lists, method, find }: Sought): boolean {
  const all = entries.flatMap(({ more, ...own }): readonly RpcMethodLists[] => [own, (more && find(more)) ?? {}])
  // A list that is a text would name every part of itself.
  return all.some((each) => lists.some((list) => Array.isArray(each[list]) && each[list].includes(method)))
}
