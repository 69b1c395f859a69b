import { isBillfoldError } from '../src/core/errors/billfold-error.js'
import type { FollowedTransaction, TransactionState } from '../src/index.js'
import type { NodeCall } from './nodes/json-rpc.js'
import type { Nodes } from './nodes/nodes.js'

/** Question about a transaction in the words of a family's nodes, and the reader of what they answer. */
export interface HashLookup<T> {
  call(hash: string): NodeCall<T>
  read(found: T): TransactionState
  /** The code by which nodes say that they do not know it; any no when not said. */
  readonly notFound?: number
}

/** Tells how a transaction stands that nodes find by its hash. One that they do not know is missing. */
export async function followByHash<T>(
  { nodes, signal }: { readonly nodes: Pick<Nodes, 'ask'>; readonly signal: AbortSignal },
  { hash, network }: FollowedTransaction,
  { call, read, notFound }: HashLookup<T>,
): Promise<TransactionState> {
  try {
    return read(await nodes.ask(network, call(hash), signal))
  } catch (error) {
    const isNo = isBillfoldError(error, 'node/failed') && (notFound === undefined || error.context.code === notFound)
    if (isNo) return { status: 'missing' }
    throw error
  }
}
