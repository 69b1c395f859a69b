import { fieldOf } from '@billfold/kernel/family'
import type { AccountFacts } from '../reads/calls.js'

/**
 * The part of a transfer that a token of Token-2022 keeps for itself (TransferFeeConfig), in its smallest unit. A mint may have two rates, of which one
 * begins with an epoch: the higher one is told, since the transfer may run in either.
 */
export function keptOf(mint: Pick<AccountFacts, 'data'> | null, amount: bigint): bigint {
  const extensions = fieldOf(fieldOf(fieldOf(mint?.data, 'parsed'), 'info'), 'extensions')
  if (!Array.isArray(extensions)) return 0n
  const config = extensions.find((each: unknown) => fieldOf(each, 'extension') === 'transferFeeConfig') as unknown
  const rates = ['newerTransferFee', 'olderTransferFee'].map((name) => fieldOf(fieldOf(config, 'state'), name))
  return rates.map((rate) => keptBy(rate, amount)).reduce((most, kept) => (kept > most ? kept : most), 0n)
}

function keptBy(rate: unknown, amount: bigint): bigint {
  const [points, most] = [fieldOf(rate, 'transferFeeBasisPoints'), fieldOf(rate, 'maximumFee')]
  if (typeof points !== 'number' || !Number.isInteger(points) || points < 0 || points > 10_000) return 0n
  const kept = (amount * BigInt(points) + 9_999n) / 10_000n
  const limit = typeof most === 'number' || (typeof most === 'string' && /^\d{1,20}$/.test(most)) ? BigInt(most) : kept
  return kept < limit ? kept : limit
}
