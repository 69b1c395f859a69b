import { isSameId } from '../../core/validation/same-id.js'
import { type Parse, record, rowsOf } from '../../core/parse.js'
import { text } from '../../wallets/state/session-shapes.js'
import type { RecentWallet } from '../open.js'

/** Number of wallets that the visitor is offered again. */
const mostRecentWallets = 2

/** Reads the wallets that were used last. */
export const recentWallets: Parse<readonly RecentWallet[]> = rowsOf(record({ id: text }, { rdns: text }), mostRecentWallets)

/** The recent wallets after one was used: newest first, each once, two at most. */
export function withRecentWallet(wallets: readonly RecentWallet[], wallet: RecentWallet): readonly RecentWallet[] {
  return [wallet, ...wallets.filter(({ id }) => !isSameId(id, wallet.id))].slice(0, mostRecentWallets)
}
