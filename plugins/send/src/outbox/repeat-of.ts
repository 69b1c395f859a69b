import type { SentTransfer } from '../contract.js'

/** Milliseconds after sending in which the same transfer again is more likely a slip than a wish. */
const slipTime = 60_000

/**
 * Finds the same transfer among earlier ones, if it may have been sent: its outcome is not known, or it was sent a moment ago. What a wallet or the
 * network refused was never sent.
 */
export function repeatOf(transfer: SentTransfer, earlier: readonly SentTransfer[], now: number): SentTransfer | undefined {
  return earlier.find((other) => other.id !== transfer.id && isSame(other, transfer) && mayBeMeant(other, now))
}

function mayBeMeant({ status, at }: SentTransfer, now: number): boolean {
  if (status === 'asked' || status === 'unknown' || status === 'pending') return true
  return (status === 'sent' || status === 'confirmed') && now - at < slipTime
}

function isSame(one: SentTransfer, other: SentTransfer): boolean {
  return (
    one.account === other.account &&
    one.to === other.to &&
    one.tokenAddress === other.tokenAddress &&
    one.amount === other.amount &&
    one.memo === other.memo
  )
}
