/**
 * The promise, or the signal's reason as soon as it aborts: also when whoever makes the promise does not listen to the
 * signal. The signal is a live one.
 */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    const leave = (): void => signal.removeEventListener('abort', onAbort)
    promise.then(resolve, reject).finally(leave)
  })
}
