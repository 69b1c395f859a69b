/** Limits of what is watched. */
export const limits = {
  /** Addresses of a family that are remembered. */
  addresses: 10,
  /** Signs of a text that are looked at. */
  text: 2_000,
} as const
