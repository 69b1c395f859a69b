/** How long a plugin may take, and how often it may fail. Times are in milliseconds. */
export const pluginLimits = {
  /** For loading and starting together. */
  start: 5_000,
  /** Between the two tries to load its code. */
  retryGap: 1_000,
  /** For everything that it undoes when it stops. */
  stop: 1_000,
  /** Failures of its listeners and of what it gave to others, until it is turned off. */
  strikes: 3,
} as const
