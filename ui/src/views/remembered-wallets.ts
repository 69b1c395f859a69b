import type { Connector, Kernel, RecentWallet } from '@billfold/kernel'
import { walletListKey, withRecentWallet } from '@billfold/kernel'

/** The wallets that were used last in this page, newest first. */
export function rememberedWallets({ storage }: Kernel): readonly RecentWallet[] {
  return storage.own('recent-wallets').read() ?? []
}

/** Remembers a wallet that has just connected. A plugin that has the list of wallets does that itself, and knows their ids there. */
export function rememberWallet({ storage, plugins }: Kernel, { id, explorerId, info }: Connector): void {
  if (plugins.has(walletListKey)) return
  const wallet = { id: explorerId ?? id, ...(info?.rdns !== undefined && { rdns: info.rdns }) }
  const stored = storage.own('recent-wallets')
  stored.write(withRecentWallet(stored.read() ?? [], wallet))
}
