import type { ListedWallet } from '@billfold/kernel'

/** True when a wallet is over at a moment: it is not offered any more. */
export function isRetired({ retired }: Pick<ListedWallet, 'retired'>, now: number): boolean {
  return retired !== undefined && Date.parse(retired.since) <= now
}
