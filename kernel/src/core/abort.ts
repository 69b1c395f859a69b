/** What `run` comes to, or undefined as soon as the signal is aborted: a wallet may never answer. */
export function untilAborted<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
    const answer = (async () => run())()
    answer.then(resolve, reject)
  })
}
