import { matchingTokens } from '../../plugins/swap/src/tokens/matching-tokens.js'
import type { SwapToken } from '../../plugins/swap/src/contract.js'
import type { BenchRow } from './bench-row.js'
import { median } from './browser/median.js'
import { madeUpName } from './pages/made-up-name.js'

const many = 10_000
/** Two frames of 60 in a second, on a processor that is four times as slow. */
const goal = (2 * 16.7) / 4

const tokens: readonly SwapToken[] = Array.from({ length: many }, (_, index) => {
  const address = `0x${index.toString(16).padStart(40, '0')}`
  const name = madeUpName(index)
  return {
    ...{ name, symbol: name.slice(0, 4).toUpperCase(), address, decimals: 18, iconUrl: '' },
    ...{ key: address, chainId: 'eip155:1', held: undefined, price: undefined },
  }
})

/** A search among the tokens that can be swapped keeps up with who types: what is drawn of it is a card of rows, however many are found. */
export async function bench(): Promise<readonly BenchRow[]> {
  const typed = [4_000, 6_000, 8_000].flatMap((index) => {
    const name = madeUpName(index)
    return [1, 2, 3, 4].map((length) => name.slice(0, length))
  })
  search(typed)
  const key = median(typed.map((words) => search([words])))
  return [
    {
      what: `swapping: a key in a search of ${many} tokens, the part of the list`,
      ...{ goal: `<= ${goal.toFixed(1)} ms, two frames at 4×`, measured: `${key.toFixed(2)} ms`, ok: key <= goal },
    },
  ]
}

/** Milliseconds that the searches take, with at least one token found by each. */
function search(typed: readonly string[]): number {
  const start = performance.now()
  for (const words of typed) if (matchingTokens(tokens, words).length === 0) throw new Error(`Nothing is found by ${words}`)
  return performance.now() - start
}
