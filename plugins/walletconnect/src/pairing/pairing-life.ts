/** How long a pairing link is good, in milliseconds. */
export const pairingLife = 240_000

/** How long before its end it already counts as expired, in milliseconds. */
export const expiredMargin = 10_000

/** How long after its end a wallet that approves is still told that it was too late, in milliseconds: less than the SDK waits. */
export const lateFor = 50_000

/** How long the SDK keeps a link, in milliseconds. */
export const sdkLife = 300_000

/** How much of its life a link has left that was made at a moment of the monotonic clock: nothing within the margin. */
export function lifeLeft(madeAt: number, now: number): number {
  return Math.max(0, madeAt + pairingLife - expiredMargin - now)
}
