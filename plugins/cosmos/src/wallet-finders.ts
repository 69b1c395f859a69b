import type { WalletSearch } from '@billfold/kernel/family'
import { brandAliases } from '@billfold/wallet-registry/brands'
import type { CosmosOptions } from './contract.js'
import { findWallets } from './wallets/find-wallets.js'

/** How the wallets of the family are found and told apart: the first view lists them before the rest is loaded. */
export function walletSearch({ wallets }: CosmosOptions): WalletSearch {
  return { aliasesOf: brandAliases, finders: [findWallets(wallets)] }
}
