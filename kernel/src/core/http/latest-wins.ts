/**
 * Makes a search of which only the newest counts: an earlier one that is still under way is aborted and answers undefined,
 * however late it comes.
 */
export function latestWins<A extends readonly unknown[], T>(
  run: (signal: AbortSignal, ...args: A) => Promise<T>,
): (...args: A) => Promise<T | undefined> {
  let newest: AbortController | undefined
  return async (...args) => {
    newest?.abort()
    const own = new AbortController()
    newest = own
    try {
      const answer = await run(own.signal, ...args)
      return own === newest ? answer : undefined
    } catch (error) {
      if (own !== newest) return undefined
      throw error
    }
  }
}
