/** Limits of payments from exchanges. Times in milliseconds. */
export const limits = {
  /** The first look at an order, and how much longer each wait is than the one before, up to the last. */
  firstLook: 3_000,
  lookGrowth: 1.3,
  longestLook: 15_000,
  /** Looks at an order before it counts as unknown. They begin anew when somebody asks again, or opens the modal again. */
  looks: 60,
  /** Looks without an answer before that is said. */
  silentLooks: 3,
  /** Time for which what was sent may be on its way. */
  arrival: 120_000,
  /** Between two looks whether the page of the exchange was closed. */
  pageLook: 1_000,
  /** After this, a balance that was not told is done without. */
  balance: 5_000,
  /** How long a headless payment waits. */
  headless: 300_000,
  /** How long an order is kept that nobody hears the end of. */
  kept: 86_400_000,
  /** So many of them are kept. */
  keptMost: 8,
  typing: 300,
  exchanges: 20,
  textLength: 512,
  urlLength: 2_048,
} as const
