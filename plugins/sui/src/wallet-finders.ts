import { type WalletSearch, walletStandard } from '@billfold/kernel/family'
import { brandAliases } from '@billfold/wallet-registry/brands'
import { suiWallets } from './wallets.js'

/** How the wallets of the family are found and told apart: the first view lists them before the rest is loaded. */
export function walletSearch(): WalletSearch {
  return { aliasesOf: brandAliases, finders: [walletStandard(suiWallets)] }
}
