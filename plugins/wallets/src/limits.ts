/** The numbers of the wallet list. */
export const walletLimits = {
  recommended: 4,
  /** As many are asked for when the host names none. */
  featured: 4,
  page: 40,
  search: 100,
  /** Milliseconds that a search waits at least. */
  searchWait: 300,
  /** Milliseconds: whoever waits for longer before the service is asked again is told. */
  shownWait: 5_000,
  /** A list that never ends is left after so many pages. */
  pages: 100,
  /** Wallets that are kept of one answer, whatever it holds. */
  answer: 100,
} as const
