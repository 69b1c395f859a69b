import { isSameId } from '../../core/validation/same-id.js'
import type { RecentWallet } from '../open.js'

/** Number of each that the visitor is offered again. */
export const recentLimits = { wallets: 2, emails: 3 } as const

/** The recent wallets after one was used: newest first, each once, two at most. */
export function withRecentWallet(wallets: readonly RecentWallet[], wallet: RecentWallet): readonly RecentWallet[] {
  return [wallet, ...wallets.filter(({ id }) => !isSameId(id, wallet.id))].slice(0, recentLimits.wallets)
}

/** The recent e-mail addresses after one was used: newest first, each once, three at most. */
export function withRecentEmail(emails: readonly string[], email: string): readonly string[] {
  const isSame = (other: string): boolean => other.toLowerCase() === email.toLowerCase()
  return [email, ...emails.filter((other) => !isSame(other))].slice(0, recentLimits.emails)
}
