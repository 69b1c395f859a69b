import { raceAbort } from '../src/core/abort.js'

/** What `untilCalledOff` rejects with when nobody waits any more. */
export const calledOff: unique symbol = Symbol('called off')

/** What a wallet answers, unless the signal says that nobody waits for it any more: what it says then is ignored. */
export function untilCalledOff(ask: () => unknown, signal: AbortSignal | undefined): Promise<unknown> {
  return raceAbort(ask, signal, () => {
    throw calledOff
  })
}
