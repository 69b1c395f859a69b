/** Limits of the activity. Times in milliseconds. */

/** Time for which a page counts as new. */
export const fresh = 15_000
/** Time between two looks at what is on its way. */
export const pendingCheck = 15_000
/** Time for which a failure blocks further requests. */
export const lockout = 1_000
/** Transactions that are kept at most: who wants older ones finds them in an explorer. */
export const transactions = 10_000
/** Rows that are read of one page. */
export const page = 1_000
/** Pages without anything new after which a history is over: a cursor may lead nowhere. */
export const emptyPages = 10
export const pending = 99
/** Time for which something that this page sent is waited for. */
export const sentFor = 3_600_000
export const transfers = 20
/** Rows in the account. */
export const tab = 5
export const nameSigns = 40
export const symbolSigns = 12
export const idLength = 200
export const cursorLength = 1_024
/** Signs of a page that is kept for a reload: one with pictures written out is asked for again. */
export const kept = 100_000
