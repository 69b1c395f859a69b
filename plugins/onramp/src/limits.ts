/** Limits of buying. Times in milliseconds. */
export const limits = {
  /** Time after the last key before a price is asked for. */
  typing: 300,
  /** The list of what is sold counts as new for so long, and a failure blocks retries. */
  fresh: 300_000,
  lockout: 10_000,
  /** Between two looks at what became of an order: at first, and at most. */
  look: 3_000,
  lookMost: 15_000,
  /** Time after which an order that was paid is said to take long. */
  slow: 120_000,
  /** Time for which the same order is taken up again, and for which one is followed at all. */
  again: 1_800_000,
  follow: 604_800_000,
  /** So many of them are kept. */
  openMost: 8,
  /** Amounts that one press fills in. */
  presets: ['100', '250', '500', '1000'],
  /** Parts of what was said that count as all of it, and as it twice: exchange rates move between both. In percent. */
  whole: 97n,
  twice: 190n,
  window: 'width=600,height=800,scrollbars=yes',
} as const
