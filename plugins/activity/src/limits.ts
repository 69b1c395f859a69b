/** Limits of the activity. Times in milliseconds. */
export const limits = {
  /** Time for which a page counts as new. */
  fresh: 15_000,
  /** Time between two looks at what is on its way. */
  pendingCheck: 15_000,
  /** Time for which a failure blocks further requests. */
  lockout: 1_000,
  /** Transactions that are kept at most: who wants older ones finds them in an explorer. */
  transactions: 10_000,
  /** Rows that are read of one page. */
  page: 1_000,
  /** Pages without anything new after which a history is over: a cursor may lead nowhere. */
  emptyPages: 10,
  pending: 99,
  /** Time for which something that this page sent is waited for. */
  sentFor: 3_600_000,
  transfers: 20,
  /** Rows in the account. */
  tab: 5,
  nameSigns: 40,
  symbolSigns: 12,
  idLength: 200,
  cursorLength: 1_024,
  /** Signs of a page that is kept for a reload: one with pictures written out is asked for again. */
  kept: 100_000,
} as const
