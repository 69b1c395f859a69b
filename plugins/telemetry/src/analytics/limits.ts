/** Limits of what is kept until it is sent. */
export const limits = {
  /** Bytes of JSON from which on a batch leaves: a beacon takes 64 KB. */
  batch: 46_080,
  /** Signs of one value. */
  value: 100,
  /** Events that wait for the word on whether they are wanted. */
  held: 100,
} as const
