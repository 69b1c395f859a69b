import { type WalletSearch, walletStandard } from '@billfold/kernel/family'
import { solanaKnowledge, solanaWallets } from './wallets.js'

/** How the wallets of the family are found and told apart: the first view lists them before the rest is loaded. */
export function walletSearch(): WalletSearch {
  return { ...solanaKnowledge, finders: [walletStandard(solanaWallets)] }
}
