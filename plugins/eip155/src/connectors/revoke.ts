import type { ClockPort } from '@billfold/kernel'
import { askWallet } from '../provider/ask-wallet.js'
import { callOf } from '@billfold/kernel/family'

/** How long a wallet may take to forget a page, in milliseconds: some never say that they did. */
const longestRevoke = 1_000

/** Asks a wallet to forget this page (EIP-2255). Here the connection is over whatever it answers, so a failure is no failure. */
export async function revoke(provider: unknown, clock: Pick<ClockPort, 'after'>): Promise<void> {
  const limit = new AbortController()
  const stop = clock.after(longestRevoke, () => limit.abort())
  const call = { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }
  try {
    await askWallet(provider, call, { signal: limit.signal })
  } catch {
    // Most wallets do not know the method. An SDK has a way of its own.
    callOf(provider, 'disconnect', [])
  } finally {
    stop()
  }
}
