import type { RegistryWallet } from './registry-wallet.js'

/** True when a wallet is over at a moment: it is not offered any more. */
export function isRetired({ retired }: Pick<RegistryWallet, 'retired'>, now: number): boolean {
  return retired !== undefined && Date.parse(retired.since) <= now
}
