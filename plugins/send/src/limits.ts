/** Limits of sending. Times in milliseconds. */
export const limits = {
  /** Transfers that are remembered, of all accounts: the oldest that is over goes first. */
  outbox: 99,
  /** Time for which the tokens that the chain itself tells of count as new. */
  fresh: 30_000,
  /** Time for which a failure blocks retries. */
  lockout: 30_000,
  /** Time for which a history counts as new. */
  history: 60_000,
  /** Time that the history and the network have to say what they know of a receiver. */
  judging: 5_000,
  /** Time for which a fee counts as new: after that it is asked for again before the wallet is. */
  feeFresh: 15_000,
  /** Time after which a transaction is late that no block has. */
  late: 600_000,
  /** Time after sending in which a network may still take a block back: it is asked now and then whether it did. */
  reorg: 900_000,
  /** Time after the last key before a name is looked up. */
  typing: 500,
  nameLength: 256,
  textLength: 512,
} as const
