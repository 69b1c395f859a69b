import type { SwapProblem, SwapToken } from '../contract.js'
import type { QuoteState } from '../quote/quoter.js'

export interface SwapContent {
  readonly source: SwapToken | undefined
  readonly target: SwapToken | undefined
  readonly typed: string
  readonly amount: bigint | undefined
  readonly slippage: number | undefined
  /** True while the balance of what is given is on its way. */
  readonly isReading: boolean
  readonly quote: QuoteState
}

/** The first thing that is missing or wrong; undefined when the swap can be reviewed. */
export function swapProblem({ source, target, typed, amount, slippage, isReading, quote }: SwapContent): SwapProblem | undefined {
  if (source === undefined || target === undefined) return 'no-token'
  if (typed === '') return 'no-amount'
  if (amount === undefined || amount === 0n) return 'incorrect-value'
  if (source.held === undefined && isReading) return 'reading-balance'
  if (source.held !== undefined && amount > source.held) return 'insufficient'
  if (slippage === undefined) return 'slippage'
  return quoteProblems[quote.phase]
}

const quoteProblems: { readonly [K in QuoteState['phase']]: SwapProblem | undefined } = {
  idle: 'quoting',
  loading: 'quoting',
  known: undefined,
  none: 'no-route',
  failed: 'no-quote',
}
