import type { WalletSearch } from '@billfold/kernel/family'
import type { PolkadotOptions } from './contract.js'
import { extensions, knowledge } from './wallets/wallets.js'

/** How the wallets of the family are found and told apart: the first view lists them before the rest is loaded. */
export function walletSearch({ appName = 'Billfold' }: PolkadotOptions): WalletSearch {
  return { ...knowledge, finders: [extensions(appName)] }
}
