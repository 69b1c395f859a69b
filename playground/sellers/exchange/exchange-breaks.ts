/** Ways in which the local exchange may misbehave, and what each is called in a list. Constants only: a page may import them. */
export const exchangeBreaks = {
  none: 'does what it says',
  refuses: 'takes no orders',
  silent: 'never tells how an order stands',
  slow: 'takes a minute to send',
  fails: 'takes the money and fails',
  less: 'sends a tenth less',
  twice: 'sends twice',
  vague: 'says a word that nobody knows',
  lies: 'says it has sent, and has not',
  garbled: 'answers with half of a text',
} as const

/** A way in which the local exchange may misbehave. */
export type ExchangeBreak = keyof typeof exchangeBreaks
