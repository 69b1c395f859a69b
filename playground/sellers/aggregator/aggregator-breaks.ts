/** Ways in which the local aggregator may misbehave, and what each is called in a list. Constants only: a page may import them. */
export const aggregatorBreaks = {
  none: 'does what it says',
  down: 'is out of order',
  silent: 'never answers',
  routeless: 'finds no route',
  more: 'quotes a tenth more than it gives',
  receiver: 'has somebody else paid',
  spender: 'wants the approval for somebody else',
  contract: 'sends to another contract than it said',
  malformed: 'writes amounts with an exponent',
  other: 'quotes another amount than was asked for',
} as const

/** A way in which the local aggregator may misbehave. */
export type AggregatorBreak = keyof typeof aggregatorBreaks
