import { type WalletFinder, type WalletKnowledge, windowWallets } from '@billfold/kernel/family'
import { brandAliases, brandOf } from '@billfold/wallet-registry/brands'
import { lookedLike } from '@billfold/wallet-registry/look-alikes'
import { injectedDriver } from './injected-driver.js'
import { extensionNames } from './extension-names.js'

/** When the page is looked at after the modal opened, in milliseconds: extensions come late and say nothing. */
const looks: readonly number[] = [100, 500, 1_500, 5_000, 12_000]

/** Finds the extensions that left themselves in `injectedWeb3`. Nova on phones goes by the key of another. */
export function extensions(appName: string): WalletFinder {
  const flagged = [{ key: 'polkadot-js', flag: 'walletExtension.isNovaWallet', name: 'Nova Wallet' }]
  return windowWallets([{ map: 'injectedWeb3', names: extensionNames, flagged }], { driver: injectedDriver(appName), again: looks })
}

/** What is known of them. */
export const knowledge: WalletKnowledge = { aliasesOf: brandAliases, brandOf, looksLike: ({ name }) => lookedLike(name) }
