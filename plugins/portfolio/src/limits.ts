/** Limits of the portfolio. Times in milliseconds. */
export const limits = {
  /** Time for which a failure blocks retries. */
  lockout: 30_000,
  /** Time for a wallet to list its assets: a phone may be asleep, and there are other sources. */
  walletAnswer: 3_000,
  /** Time for which holdings, names and prices count as new. */
  fresh: 30_000,
  identity: 300_000,
  price: 15_000,
  tokens: 10_000,
  nfts: 2_000,
  /** A longer list is not cached over reloads: storage is small. */
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
