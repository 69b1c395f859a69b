/** A browser that loses the answer to a call, though whoever was asked has it; `lost` says how often it did. */
export interface LosingFetch {
  readonly fetch: typeof fetch
  lost: number
}

/** Loses the answers to a method, so many times. */
export function losingFetch(method: string, times: number): LosingFetch {
  const losing: LosingFetch = {
    lost: 0,
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      const isIt = typeof init?.body === 'string' && init.body.includes(`"${method}"`)
      if (!isIt || losing.lost >= times) return answer
      losing.lost += 1
      throw new TypeError('Failed to fetch')
    },
  }
  return losing
}
