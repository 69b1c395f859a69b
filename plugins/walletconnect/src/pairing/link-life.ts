/** Life of a pairing link, in milliseconds. */
export const pairingLife = 240_000

/** Time before its end at which a link already counts as expired, in milliseconds. */
export const expiredMargin = 10_000

/** Time after the end of a link in which a wallet that approves is still told that it was too late, in milliseconds: less than the SDK waits. */
export const lateFor = 50_000

/** Life of a link in the SDK, in milliseconds. */
export const sdkLife = 300_000

/** The time until a link is to be renewed, by the monotonic clock: none within the margin. */
export function lifeLeft(madeAt: number, now: number): number {
  return Math.max(0, madeAt + pairingLife - expiredMargin - now)
}
