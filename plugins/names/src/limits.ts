/** Limits of names. */
export const limits = {
  /** How long an answer counts, in milliseconds. */
  lifetime: 300_000,
  /** Answers that are kept. */
  kept: 100,
  /** Pause after the last key before anybody is asked, in milliseconds. */
  typing: 500,
  /** The shortest name that is registered, and the longest, without the ending. */
  shortest: 4,
  longest: 63,
  /** The longest name that is looked up or shown. */
  name: 255,
  /** The longest address of a picture. */
  picture: 2_048,
  /** Chain ids from here on have no coin type. */
  chainIds: 0x80000000,
} as const
