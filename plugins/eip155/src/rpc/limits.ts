/** What the readers of chains wait for and send, at most. Times in milliseconds. */
export const rpcLimits = {
  /** How long questions are gathered, so that those of one moment travel together. */
  gather: 4,
  /** From the question to the last byte of its answer. */
  deadline: 10_000,
  mostInBatch: 50,
  /** How often a node that has too much to do is asked again, and the gap before the first time; each further one is twice as long. */
  retries: 3,
  retryGap: 1_000,
  /** Up to this share of a gap is added, so that a crowd does not come back at once. */
  jitter: 0.25,
  /** A node that wants to be left alone for longer is not waited for. */
  longestWait: 60_000,
  /** How long a node that failed stands behind the others, and one of another chain is not asked. */
  distrust: 30_000,
} as const
