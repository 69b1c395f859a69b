/** What the reader of chains waits for. Times in milliseconds. */
export const rpcLimits = {
  /** How often nodes that have too much to do are asked again, and the gap before the first time; each further one is twice as long. */
  retries: 3,
  retryGap: 1_000,
  /** A node that wants to be left alone for longer is not waited for. */
  longestWait: 60_000,
  /** How long a node that failed stands behind the others. */
  distrust: 30_000,
} as const
