/** Limits of swaps. Times in milliseconds. */
export const limits = {
  /** Percent of what was quoted that may be missing. */
  slippage: 1,
  leastSlippage: 0.1,
  mostSlippage: 5,
  /** Time after the last key before a quote is asked for. */
  typing: 300,
  /** Time after which a quote is asked for again while somebody looks. */
  quote: 15_000,
  /** Time for which a reviewed swap may be sent without being asked for again. */
  review: 45_000,
  /** Time for which a permit is good once it is signed, and what has to be left of it to be used. */
  permit: 600_000,
  permitRest: 60_000,
  /** Between two looks at what became of a transaction. */
  look: 2_000,
  /** Time for which a swap whose outcome nobody knows stands in the way of the same one. */
  open: 600_000,
  /** So many of them are kept. */
  openMost: 16,
  /** Gas of a swap before it is put together: what `Max` leaves. */
  gas: 400_000n,
  /** The list of tokens counts as new for so long, and a failure blocks retries. */
  fresh: 300_000,
  lockout: 10_000,
  textLength: 512,
  /** A worth that is lost above so many percent is said loudly. */
  impact: 3,
} as const
