/** Limits of reading nodes. Times in milliseconds. */
export const nodeLimits = {
  /** Time for which calls are gathered, so that those of one moment travel together. */
  gather: 4,
  mostInBatch: 50,
  /** Retries of busy nodes, and the gap before the first one; each further gap is twice as long. */
  retries: 3,
  retryGap: 1_000,
  /** Up to this share of a gap is added, so that a crowd does not come back at once. */
  jitter: 0.25,
  /** A node that wants to be left alone for longer is not waited for. */
  longestWait: 60_000,
  /** Time for which a node that failed stands behind the others, and one of another network is not asked. */
  distrust: 30_000,
  /** Time for nodes to prove their network before something is sent. */
  proof: 3_000,
} as const
