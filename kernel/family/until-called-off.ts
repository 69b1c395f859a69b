/** What `untilCalledOff` rejects with when nobody waits any more. */
export const calledOff: unique symbol = Symbol('called off')

/** What a wallet answers, unless the signal says that nobody waits for it any more: what it says then is ignored. */
export function untilCalledOff(ask: () => unknown, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(calledOff)
    const stop = (): void => signal?.removeEventListener('abort', giveUp)
    signal?.addEventListener('abort', giveUp, { once: true })
    // A wallet may answer with anything: with nothing, at once, with something that only looks like a promise.
    const answer = new Promise((settle) => settle(ask()))
    answer.then(resolve, reject).finally(stop)
  })
}
