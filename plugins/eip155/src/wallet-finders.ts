import type { WalletSearch } from '@billfold/kernel/family'
import { evmWallets } from './wallets.js'

/** How the wallets of the family are found and told apart: the first view lists them before the rest is loaded. */
export function walletSearch(): WalletSearch {
  return evmWallets
}
