import type { WalletSearch } from '@billfold/kernel/family'
import { brandAliases, brandOf } from '@billfold/wallet-registry/brands'
import { lookedLike } from '@billfold/wallet-registry/look-alikes'
import { stacksWallets } from './wallets/stacks-wallets.js'

/** How the wallets of the family are found and told apart: the first view lists them before the rest is loaded. */
export function walletSearch(): WalletSearch {
  return { aliasesOf: brandAliases, brandOf, looksLike: ({ name }) => lookedLike(name), finders: [stacksWallets] }
}
