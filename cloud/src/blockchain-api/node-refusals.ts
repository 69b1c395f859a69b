import type { CloudContext } from '../context.js'
import { Refusal } from '../http/refusal.js'

/** Tells that the node of a chain has no time, and until when. */
export function busy(retryAfter: string | null): Refusal {
  const headers = retryAfter === null ? {} : { 'Retry-After': retryAfter }
  return new Refusal({ status: 429, name: 'rate', description: 'The node of this chain is busy: try again later.', headers })
}

/** Tells that the node of a chain did not answer. Why is for the log only: it may hold the node's key. */
export function unreachable(error: unknown, { signal, log }: Pick<CloudContext, 'log'> & { readonly signal: AbortSignal }): Refusal {
  if (error instanceof Refusal) return error
  if (!signal.aborted) log('A node could not be reached', error)
  return new Refusal({ status: 502, name: 'chain', description: 'The node of this chain does not answer: try again.' })
}
