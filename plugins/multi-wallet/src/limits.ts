/** Limits of what is kept of the visitor's wallets. */
export const limits = {
  /** Signs of a name. */
  label: 40,
  /** Names, and places in the order: the oldest go first. */
  kept: 200,
} as const
