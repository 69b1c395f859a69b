/** Limits of time and size of the client. Times in milliseconds. */
export const httpLimits = {
  /** From the call to the last byte of the answer. */
  deadline: 10_000,
  jsonBytes: 2_097_152,
  blobBytes: 8_388_608,
  /** The gap before the first retry; each further one is twice as long. */
  retryGap: 1_000,
  retries: 3,
  /** Up to this share of a gap is added, so that a crowd does not come back at once. */
  jitter: 0.25,
  /** A longer `Retry-After` is for a person to decide about. */
  longestWait: 60_000,
} as const

/** Pictures that may be shown through `<img>`. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml']
