import type { ListedWallet } from '@billfold/kernel'

/** The featured wallets in the order in which the host names them, whatever the answer's. */
export function featuredFirst(found: readonly ListedWallet[], ids: readonly string[]): readonly ListedWallet[] {
  return ids.flatMap((id) => found.find((wallet) => wallet.id === id) ?? [])
}
