import { type WalletSearch, windowWallets } from '@billfold/kernel/family'
import { brandAliases, brandOf } from '@billfold/wallet-registry/brands'
import { lookedLike } from '@billfold/wallet-registry/look-alikes'
import type { PolkadotOptions } from './contract.js'
import { extensionNames } from './wallets/extension-names.js'
import { injectedDriver } from './wallets/injected-driver.js'

/** When the page is looked at after the modal opened, in milliseconds: extensions come late and say nothing. */
const again: readonly number[] = [100, 500, 1_500, 5_000, 12_000]
/** Nova on phones goes by the key of another. */
const flagged = [{ key: 'polkadot-js', flag: 'walletExtension.isNovaWallet', name: 'Nova Wallet' }]

/** How the wallets of the family are found and told apart: the first view lists them before the rest is loaded. */
export function walletSearch({ appName = 'Billfold' }: PolkadotOptions): WalletSearch {
  const extensions = { map: 'injectedWeb3', names: extensionNames, flagged }
  const finder = windowWallets([extensions], { driver: injectedDriver(appName), again })
  return { aliasesOf: brandAliases, brandOf, looksLike: ({ name }) => lookedLike(name), finders: [finder] }
}
