import type { WalletRetirement } from './registry-wallet.js'

/** True when a wallet is over at a moment: it is not offered any more. */
export function isRetired({ retired }: { readonly retired?: WalletRetirement }, now: number): boolean {
  return retired !== undefined && Date.parse(retired.since) <= now
}
