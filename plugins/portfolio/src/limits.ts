/** What is taken in and shown, at most; times in milliseconds. */
export const limits = {
  /** A failure blocks retries for so long. */
  lockout: 30_000,
  /** How long a wallet may take to say what it holds: a phone may be asleep, and others can tell too. */
  walletAnswer: 3_000,
  /** How long holdings count as new, names, and prices. */
  fresh: 30_000,
  identity: 300_000,
  price: 15_000,
  tokens: 10_000,
  nfts: 2_000,
  /** More than this is not kept across reloads: storage is small. */
  cachedTokens: 500,
  /** Addresses in one question for prices. */
  pricesAtOnce: 100,
  /** Addresses that a refresh asks to be read anew. */
  forcedAddresses: 20,
  /** Pages of history that are read for collectibles. */
  historyPages: 3,
  nameSigns: 40,
  symbolSigns: 12,
  addressLength: 200,
  urlLength: 2_048,
} as const
