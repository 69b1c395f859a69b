/** Ways in which the card seller can be broken on purpose. */
export const cardFaults = [
  'away',
  'never pays',
  'pays less',
  'pays twice',
  'unknown status',
  'exponent',
  'comma',
  'not a number',
  'many digits',
] as const

export type CardFault = (typeof cardFaults)[number]

/** Writes an amount as a broken seller does. */
export function spoiledAmount(amount: string, fault: CardFault | undefined): string {
  if (fault === 'exponent') return `${amount}e3`
  if (fault === 'comma') return amount.replace('.', ',')
  if (fault === 'not a number') return 'NaN'
  return fault === 'many digits' ? '9'.repeat(400) : amount
}
