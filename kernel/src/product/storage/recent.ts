import { isSameId } from '../../core/validation/same-id.js'
import type { RecentWallet } from '../open.js'

/** Number of wallets that the visitor is offered again. */
export const mostRecentWallets = 2

/** The recent wallets after one was used: newest first, each once, two at most. */
export function withRecentWallet(wallets: readonly RecentWallet[], wallet: RecentWallet): readonly RecentWallet[] {
  return [wallet, ...wallets.filter(({ id }) => !isSameId(id, wallet.id))].slice(0, mostRecentWallets)
}
